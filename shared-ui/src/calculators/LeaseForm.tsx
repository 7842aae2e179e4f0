import { type LeaseChoice, leaseMonths, leaseQuote } from '@showroom/contracts/finance/lease';
import type { FinanceClass, FinanceTerms, LeaseTerms } from '@showroom/contracts/finance/terms';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { SelectField } from '../select-field/SelectField';
import { fillText } from '../texts/fill-text';
import { formatCount } from '../texts/format-count';
import { useTexts } from '../texts/texts';
import { CALCULATOR_TEXTS } from './calculator-texts';
import type { ChosenPayment } from './chosen-payment';
import type { FinanceTexts } from './finance-texts';
import { Monthly } from './Monthly';
import { Rows } from './Rows';
import { useAmount } from './use-amount';
import { useDistance } from './use-distance';

interface LeaseFormProps {
  readonly terms: FinanceTerms;
  readonly kind: FinanceClass;
  /** The lease price of the vehicle. */
  readonly quoted: number;
  readonly texts: FinanceTexts;
  /** To start with; the quoted terms otherwise. */
  readonly asked?: Partial<LeaseChoice>;
  readonly onChosen?: (chosen: ChosenPayment) => void;
  /** What it starts with is a choice as well. */
  readonly tellsFirst?: boolean;
}

export function LeaseForm({ terms, ...props }: LeaseFormProps) {
  return terms.lease ? <LeaseFields {...props} terms={terms} lease={terms.lease} /> : null;
}

/** What the use of the vehicle costs on other terms than the quoted ones. */
function LeaseFields({
  terms,
  lease,
  kind,
  quoted,
  texts: own,
  asked,
  onChosen,
  tellsFirst = false,
}: LeaseFormProps & { lease: LeaseTerms }) {
  const { locale } = usePageLocale();
  const texts = useTexts(CALCULATOR_TEXTS);
  const amount = useAmount(terms.decimals);
  const distance = useDistance();
  const [choice, setChoice] = useState(() => started(lease, { terms, kind }, asked));
  const quote = leaseQuote(terms, kind, choice, quoted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is opened
  useEffect(() => {
    if (tellsFirst) choose({});
  }, []);
  const initial = (count: number) => formatCount(count, texts.initialChoice, locale);
  const months = (count: number) => formatCount(count, texts.months, locale);

  function choose(next: Partial<LeaseChoice>): void {
    const changed = { ...choice, ...next };
    setChoice(changed);
    const result = leaseQuote(terms, kind, changed, quoted);
    if (!result) return;
    onChosen?.({
      type: 'lease',
      values: {
        duration: result.months,
        monthly_payment: result.instalment,
        initial_payment: result.initial_payment,
        monthly_mileage: result.yearly_mileage / 12,
      },
    });
  }

  return (
    <div className="calculators-form">
      <div className="calculators-fields">
        <SelectField
          label={texts.duration}
          value={choice.months}
          options={leaseMonths(terms, kind).map((count) => ({ value: String(count), label: months(count) }))}
          onChange={({ target }) => choose({ months: Number(target.value) })}
        />
        <SelectField
          label={texts.mileage}
          value={choice.yearly_mileage}
          options={terms.yearly_mileages.map((value) => ({ value: String(value), label: distance(value) }))}
          onChange={({ target }) => choose({ yearly_mileage: Number(target.value) })}
        />
        <SelectField
          label={texts.initial}
          value={choice.initial_payments}
          options={lease.initial_payments.map((count) => ({ value: String(count), label: initial(count) }))}
          onChange={({ target }) => choose({ initial_payments: Number(target.value) })}
        />
      </div>
      <div className="calculators-result">
        <Monthly label={texts.monthly}>{quote && fillText(own.perMonth, { amount: amount(quote.instalment) })}</Monthly>
        {quote && (
          <Rows
            caption={own.example}
            rows={[
              [own.duration, months(quote.months)],
              [texts.initial, amount(quote.initial_payment)],
              [texts.following, `${quote.following} × ${amount(quote.instalment)}`],
              [texts.total, amount(quote.total)],
              [own.yearlyMileage, distance(quote.yearly_mileage)],
            ]}
          />
        )}
        <p className="calculators-note">
          {fillText(texts.leaseNote, {
            months: months(lease.quoted.months),
            mileage: distance(lease.quoted.yearly_mileage),
            initial: initial(lease.quoted.initial_payments),
          })}
        </p>
      </div>
    </div>
  );
}

interface LeaseScope {
  readonly terms: FinanceTerms;
  readonly kind: FinanceClass;
}

/** The quoted terms with what was asked for, where the market and the vehicle's class have it. */
function started(
  { quoted, initial_payments: offered }: LeaseTerms,
  { terms, kind }: LeaseScope,
  asked?: Partial<LeaseChoice>,
): LeaseChoice {
  const { months = 0, yearly_mileage = 0, initial_payments = 0 } = asked ?? {};
  return {
    months: leaseMonths(terms, kind).includes(months) ? months : quoted.months,
    yearly_mileage: terms.yearly_mileages.includes(yearly_mileage) ? yearly_mileage : quoted.yearly_mileage,
    initial_payments: offered.includes(initial_payments) ? initial_payments : quoted.initial_payments,
  };
}
