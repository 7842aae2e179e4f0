import { fillText } from '@showroom/contracts/fill-text';
import { depositBounds, usualDeposit } from '@showroom/contracts/finance/deposit-bounds';
import { loanOption } from '@showroom/contracts/finance/loan-option';
import { financeQuote } from '@showroom/contracts/finance/quote';
import {
  type AskedFinance,
  type FinanceClass,
  type FinanceTerms,
  financeChoice,
  fittingChoice,
  monthsOf,
} from '@showroom/contracts/finance/terms';
import { useId, useState } from 'react';
import { Notice } from '../notice/Notice';
import { RadioGroup } from '../radio-group/RadioGroup';
import { TextField } from '../text-field/TextField';
import { useMessages } from '../texts/messages';
import { parseAmount } from './amount-text';
import { CalculatorLayout } from './CalculatorLayout';
import calculatorMessages from './messages/calculators/en.json';
import { NumberSelect } from './NumberSelect';
import { formatPercent } from './percent';
import { QuoteTable } from './QuoteTable';
import { type CalculatorProps, useCalculator, useCalculatorTexts } from './use-calculator';

interface FinanceFormProps extends CalculatorProps {
  readonly kind: FinanceClass;
  readonly price: number;
  /** To start with; the market's usual terms otherwise. */
  readonly asked: AskedFinance;
  /** To start without a final payment. */
  readonly startsPlain?: boolean;
}

/** A loan on the visitor's own terms, with a final payment or without. */
export function FinanceForm({ kind, price, asked, startsPlain = false, ...props }: FinanceFormProps) {
  const { terms, texts: own } = props;
  const { texts, amount, distance, months } = useCalculatorTexts(terms);
  const { choice, quote, choose } = useCalculator(props, {
    start: () => ({ ...started(terms, kind, price, asked), isPlain: startsPlain }),
    quoteOf: (chosen) => financeQuote(terms, usedClass(kind, chosen), chosen, price),
    paymentOf: (result, { yearly_mileage }) => ({
      type: 'finance',
      values: loanOption(terms, result, yearly_mileage),
    }),
  });
  const { isPlain, yearly_mileage: mileage } = choice;
  const bounds = depositBounds(terms, usedClass(kind, choice), choice, price);
  const hasFinal = kind.residuals.some((residual) => residual.months === choice.months);
  const fields = (
    <>
      <DepositField {...{ ...props, price, bounds }} deposit={choice.deposit} isUsable={!!quote} onChange={choose} />
      <NumberSelect
        label={texts.duration}
        value={choice.months}
        values={monthsOf(terms, kind)}
        format={months}
        onChoose={(count) => choose({ months: count })}
      />
      {hasFinal && !isPlain && (
        <NumberSelect
          label={texts.mileage}
          value={mileage}
          values={terms.yearly_mileages}
          format={distance}
          onChoose={(yearly_mileage) => choose({ yearly_mileage })}
        />
      )}
      {hasFinal && <EndChoice isPlain={isPlain} onChange={choose} />}
    </>
  );
  return (
    <CalculatorLayout
      fields={fields}
      label={texts.monthly}
      amount={quote?.instalment}
      write={(value) => fillText(own.perMonth, { amount: amount(value) })}
      note={own.note}
    >
      {!bounds && <Notice kind="warning">{texts.noFinance}</Notice>}
      {quote && <QuoteTable quote={quote} yearly_mileage={mileage} decimals={terms.decimals} texts={own} />}
    </CalculatorLayout>
  );
}

interface DepositFieldProps extends CalculatorProps {
  readonly deposit: number;
  readonly price: number;
  /** Missing where nothing can be financed. */
  readonly bounds: ReturnType<typeof depositBounds>;
  readonly isUsable: boolean;
  readonly onChange: (change: { readonly deposit: number }) => void;
}

function DepositField({ terms, texts: own, deposit, price, bounds, isUsable, onChange }: DepositFieldProps) {
  const { texts, locale, amount } = useCalculatorTexts(terms);
  const [typed, setTyped] = useState(String(deposit));
  const between = bounds && fillText(texts.depositBetween, { min: amount(bounds.min), max: amount(bounds.max) });
  const share = fillText(texts.depositShare, { percent: formatPercent((deposit / price) * 100, locale, 0) });
  return (
    <TextField
      label={own.deposit}
      hint={between && isUsable ? `${share} ${between}` : undefined}
      error={isUsable ? undefined : between}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ deposit: parseAmount(target.value) ?? 0 });
      }}
    />
  );
}

interface EndChoiceProps {
  readonly isPlain: boolean;
  readonly onChange: (change: { readonly isPlain: boolean }) => void;
}

function EndChoice({ isPlain, onChange }: EndChoiceProps) {
  const texts = useMessages(calculatorMessages);
  return (
    <RadioGroup
      legend={texts.product}
      name={useId()}
      look="cards"
      value={isPlain ? 'plain' : 'final'}
      options={[
        { value: 'final', label: texts.withFinal, hint: texts.withFinalHint },
        { value: 'plain', label: texts.plain, hint: texts.plainHint },
      ]}
      onChange={(value) => onChange({ isPlain: value === 'plain' })}
    />
  );
}

/** The class as a loan uses it: without residual values where everything is paid back monthly. */
function usedClass(kind: FinanceClass, { isPlain }: { readonly isPlain: boolean }): FinanceClass {
  return isPlain ? { ...kind, residuals: [] } : kind;
}

/** The terms that were asked for, with a deposit that they allow. */
function started(terms: FinanceTerms, kind: FinanceClass, price: number, asked: AskedFinance) {
  const choice = fittingChoice(terms, kind, financeChoice(terms, asked));
  const bounds = depositBounds(terms, kind, choice, price);
  const wanted = choice.deposit ?? usualDeposit(terms, price);
  return { ...choice, deposit: bounds ? Math.min(Math.max(wanted, bounds.min), bounds.max) : wanted };
}
