import { fillText } from '@showroom/contracts/fill-text';
import {
  quotedSubscription,
  type SubscriptionChoice,
  subscriptionQuote,
} from '@showroom/contracts/finance/subscription';
import type { SubscriptionTerms } from '@showroom/contracts/finance/terms';
import { CalculatorLayout } from './CalculatorLayout';
import { NumberSelect } from './NumberSelect';
import { Rows } from './Rows';
import { type CalculatorProps, useCalculator, useCalculatorTexts } from './use-calculator';

interface SubscriptionFormProps extends CalculatorProps {
  /** The subscription price of the vehicle. */
  readonly quoted: number;
  /** To start with; the quoted terms otherwise. */
  readonly asked?: Partial<SubscriptionChoice>;
}

/** The calculator of a subscription; nothing in a market whose terms have none. */
export function SubscriptionForm(props: SubscriptionFormProps) {
  const { subscription } = props.terms;
  return subscription ? <SubscriptionFields {...props} offered={subscription} /> : null;
}

type SubscriptionFieldsProps = SubscriptionFormProps & { readonly offered: SubscriptionTerms };

/** A monthly fee by duration and distance. */
function SubscriptionFields({ offered, quoted, asked = {}, ...props }: SubscriptionFieldsProps) {
  const { terms, texts: own } = props;
  const { texts, amount, distance, months } = useCalculatorTexts(terms);
  const base = quotedSubscription(offered);
  const quoteOf = (choice: SubscriptionChoice) =>
    subscriptionQuote(offered, choice, { quoted, decimals: terms.decimals });
  const { choice, quote, choose } = useCalculator(props, {
    start: () => (quoteOf({ ...base, ...asked }) ? { ...base, ...asked } : base),
    quoteOf,
    paymentOf: ({ fee, months: duration, monthly_mileage }) => ({
      type: 'subscription',
      values: { duration, monthly_fee: fee, monthly_mileage },
    }),
  });
  const termsText = (text: string, { months: count, monthly_mileage }: SubscriptionChoice) =>
    fillText(text, { months: months(count), mileage: distance(monthly_mileage) });
  const fields = (
    <>
      <NumberSelect
        label={texts.duration}
        value={choice.months}
        values={offered.months.map((term) => term.months)}
        format={months}
        onChoose={(count) => choose({ months: count })}
      />
      <NumberSelect
        label={texts.monthlyMileage}
        value={choice.monthly_mileage}
        values={offered.monthly_mileages.map(({ mileage }) => mileage)}
        format={distance}
        onChoose={(monthly_mileage) => choose({ monthly_mileage })}
      />
    </>
  );
  return (
    <CalculatorLayout
      fields={fields}
      label={texts.monthlyFee}
      amount={quote?.fee}
      write={(value) => fillText(own.perMonth, { amount: amount(value) })}
      note={termsText(texts.subscriptionNote, base)}
    >
      {quote && (
        <Rows
          caption={termsText(texts.feeFor, quote)}
          rows={[
            [texts.monthlyFee, amount(quote.fee)],
            [texts.total, amount(quote.total)],
          ]}
        />
      )}
    </CalculatorLayout>
  );
}
