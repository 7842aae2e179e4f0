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
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useEffect, useId, useState } from 'react';
import { Notice } from '../notice/Notice';
import { RadioGroup } from '../radio-group/RadioGroup';
import { SelectField } from '../select-field/SelectField';
import { TextField } from '../text-field/TextField';
import { fillText } from '../texts/fill-text';
import { formatCount } from '../texts/format-count';
import { useTexts } from '../texts/texts';
import { parseAmount } from './amount-text';
import { CALCULATOR_TEXTS } from './calculator-texts';
import type { ChosenPayment } from './chosen-payment';
import type { FinanceTexts } from './finance-texts';
import { Monthly } from './Monthly';
import { formatPercent } from './percent';
import { QuoteTable } from './QuoteTable';
import { useAmount } from './use-amount';
import { useDistance } from './use-distance';

interface FinanceFormProps {
  readonly terms: FinanceTerms;
  readonly kind: FinanceClass;
  readonly price: number;
  /** To start with; the market's usual terms otherwise. */
  readonly asked: AskedFinance;
  /** To start without a final payment. */
  readonly startsPlain?: boolean;
  readonly texts: FinanceTexts;
  readonly onChosen?: (chosen: ChosenPayment) => void;
  /** What it starts with is a choice as well. */
  readonly tellsFirst?: boolean;
}

const NO_RESIDUALS: FinanceClass['residuals'] = [];

/** A loan on the visitor's own terms, with a final payment or without. */
export function FinanceForm({
  terms,
  kind,
  price,
  asked,
  startsPlain = false,
  texts: own,
  onChosen,
  tellsFirst = false,
}: FinanceFormProps) {
  const texts = useTexts(CALCULATOR_TEXTS);
  const { locale } = usePageLocale();
  const amount = useAmount(terms.decimals);
  const distance = useDistance();
  const name = useId();
  const [choice, setChoice] = useState(() => started(terms, kind, price, asked));
  const [written, setWritten] = useState(String(choice.deposit));
  const [isPlain, setPlain] = useState(startsPlain);

  const used = isPlain ? { ...kind, residuals: NO_RESIDUALS } : kind;
  const bounds = depositBounds(terms, used, choice, price);
  const quote = financeQuote(terms, used, choice, price);
  const hasFinal = kind.residuals.some(({ months }) => months === choice.months);
  const between = bounds && fillText(texts.depositBetween, { min: amount(bounds.min), max: amount(bounds.max) });
  const share = fillText(texts.depositShare, { percent: formatPercent((choice.deposit / price) * 100, locale, 0) });

  function choose(next: Partial<typeof choice>, plain = isPlain): void {
    const changed = { ...choice, ...next };
    setChoice(changed);
    setPlain(plain);
    const result = financeQuote(terms, plain ? { ...kind, residuals: NO_RESIDUALS } : kind, changed, price);
    if (result) onChosen?.({ type: 'finance', values: loanOption(terms, result, changed.yearly_mileage) });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is opened
  useEffect(() => {
    if (tellsFirst) choose({});
  }, []);

  return (
    <div className="calculators-form">
      <div className="calculators-fields">
        <TextField
          label={own.deposit}
          hint={bounds && quote ? `${share} ${between}` : undefined}
          error={bounds && !quote ? between : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={written}
          onChange={({ target }) => {
            setWritten(target.value);
            choose({ deposit: parseAmount(target.value) ?? 0 });
          }}
        />
        <SelectField
          label={texts.duration}
          value={choice.months}
          options={monthsOf(terms, kind).map((count) => ({
            value: String(count),
            label: formatCount(count, texts.months, locale),
          }))}
          onChange={({ target }) => choose({ months: Number(target.value) })}
        />
        {hasFinal && !isPlain && (
          <SelectField
            label={texts.mileage}
            value={choice.yearly_mileage}
            options={terms.yearly_mileages.map((value) => ({ value: String(value), label: distance(value) }))}
            onChange={({ target }) => choose({ yearly_mileage: Number(target.value) })}
          />
        )}
        {hasFinal && (
          <RadioGroup
            legend={texts.product}
            name={name}
            look="cards"
            value={isPlain ? 'plain' : 'final'}
            options={[
              { value: 'final', label: texts.withFinal, hint: texts.withFinalHint },
              { value: 'plain', label: texts.plain, hint: texts.plainHint },
            ]}
            onChange={(value) => choose({}, value === 'plain')}
          />
        )}
      </div>
      <div className="calculators-result">
        <Monthly label={texts.monthly}>{quote && fillText(own.perMonth, { amount: amount(quote.instalment) })}</Monthly>
        {!bounds && <Notice kind="warning">{texts.noFinance}</Notice>}
        {quote && (
          <QuoteTable quote={quote} yearly_mileage={choice.yearly_mileage} decimals={terms.decimals} texts={own} />
        )}
        <p className="calculators-note">{own.note}</p>
      </div>
    </div>
  );
}

/** The terms that were asked for, with a deposit that they allow. */
function started(terms: FinanceTerms, kind: FinanceClass, price: number, asked: AskedFinance) {
  const choice = fittingChoice(terms, kind, financeChoice(terms, asked));
  const bounds = depositBounds(terms, kind, choice, price);
  const wanted = choice.deposit ?? usualDeposit(terms, price);
  return { ...choice, deposit: bounds ? Math.min(Math.max(wanted, bounds.min), bounds.max) : wanted };
}
