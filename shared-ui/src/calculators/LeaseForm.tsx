import { fillText } from '@showroom/contracts/fill-text';
import { type LeaseChoice, type LeaseQuote, leaseMonths, leaseQuote } from '@showroom/contracts/finance/lease';
import type { FinanceClass, FinanceTerms, LeaseTerms } from '@showroom/contracts/finance/terms';
import { formatCount } from '../texts/format-count';
import { CalculatorLayout } from './CalculatorLayout';
import type { ChosenPayment } from './chosen-payment';
import { NumberSelect } from './NumberSelect';
import { Rows } from './Rows';
import { type CalculatorProps, useCalculator, useCalculatorTexts } from './use-calculator';

interface LeaseFormProps extends CalculatorProps {
  readonly kind: FinanceClass;
  /** The lease price of the vehicle. */
  readonly quoted: number;
  /** To start with; the quoted terms otherwise. */
  readonly asked?: Partial<LeaseChoice>;
}

/** The calculator of a lease; nothing in a market whose terms have none. */
export function LeaseForm(props: LeaseFormProps) {
  const { lease } = props.terms;
  return lease ? <LeaseFields {...props} lease={lease} /> : null;
}

/** What the use of the vehicle costs on other terms than the quoted ones. */
function LeaseFields({ lease, kind, quoted, asked, ...props }: LeaseFormProps & { readonly lease: LeaseTerms }) {
  const { terms, texts: own } = props;
  const { texts, locale, amount, distance, months } = useCalculatorTexts(terms);
  const { choice, quote, choose } = useCalculator(props, {
    start: () => started(lease, { terms, kind }, asked),
    quoteOf: (chosen) => leaseQuote(terms, kind, chosen, quoted),
    paymentOf,
  });
  const initial = (count: number) => formatCount(count, texts.initialChoice, locale);
  const fields = (
    <>
      <NumberSelect
        label={texts.duration}
        value={choice.months}
        values={leaseMonths(terms, kind)}
        format={months}
        onChoose={(count) => choose({ months: count })}
      />
      <NumberSelect
        label={texts.mileage}
        value={choice.yearly_mileage}
        values={terms.yearly_mileages}
        format={distance}
        onChoose={(yearly_mileage) => choose({ yearly_mileage })}
      />
      <NumberSelect
        label={texts.initial}
        value={choice.initial_payments}
        values={lease.initial_payments}
        format={initial}
        onChoose={(initial_payments) => choose({ initial_payments })}
      />
    </>
  );
  return (
    <CalculatorLayout
      fields={fields}
      label={texts.monthly}
      amount={quote?.instalment}
      write={(value) => fillText(own.perMonth, { amount: amount(value) })}
      note={fillText(texts.leaseNote, {
        months: months(lease.quoted.months),
        mileage: distance(lease.quoted.yearly_mileage),
        initial: initial(lease.quoted.initial_payments),
      })}
    >
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
    </CalculatorLayout>
  );
}

function paymentOf({ months, instalment, initial_payment, yearly_mileage }: LeaseQuote): ChosenPayment {
  return {
    type: 'lease',
    values: { duration: months, monthly_payment: instalment, initial_payment, monthly_mileage: yearly_mileage / 12 },
  };
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
