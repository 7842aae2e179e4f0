import {
  quotedSubscription,
  type SubscriptionChoice,
  subscriptionQuote,
} from '@showroom/contracts/finance/subscription';
import type { FinanceTerms, SubscriptionTerms } from '@showroom/contracts/finance/terms';
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

interface SubscriptionFormProps {
  readonly terms: FinanceTerms;
  /** The subscription price of the vehicle. */
  readonly quoted: number;
  readonly texts: FinanceTexts;
  /** To start with; the quoted terms otherwise. */
  readonly asked?: Partial<SubscriptionChoice>;
  readonly onChosen?: (chosen: ChosenPayment) => void;
  /** What it starts with is a choice as well. */
  readonly tellsFirst?: boolean;
}

export function SubscriptionForm({ terms, ...props }: SubscriptionFormProps) {
  return terms.subscription ? <SubscriptionFields {...props} terms={terms} offered={terms.subscription} /> : null;
}

/** A monthly fee by duration and distance. */
function SubscriptionFields(props: SubscriptionFormProps & { readonly offered: SubscriptionTerms }) {
  const { terms, offered, quoted, texts: own, asked = {}, onChosen, tellsFirst = false } = props;
  const { locale } = usePageLocale();
  const texts = useTexts(CALCULATOR_TEXTS);
  const amount = useAmount(terms.decimals);
  const distance = useDistance();
  const base = quotedSubscription(offered);
  const [choice, setChoice] = useState(() => {
    const wanted = { ...base, ...asked };
    return subscriptionQuote(offered, wanted, { quoted, decimals: terms.decimals }) ? wanted : base;
  });
  const price = { quoted, decimals: terms.decimals };
  const quote = subscriptionQuote(offered, choice, price);
  const months = (count: number) => formatCount(count, texts.months, locale);

  function choose(next: Partial<SubscriptionChoice>): void {
    const changed = { ...choice, ...next };
    setChoice(changed);
    const result = subscriptionQuote(offered, changed, price);
    if (!result) return;
    const { fee, months: duration, monthly_mileage } = result;
    onChosen?.({ type: 'subscription', values: { duration, monthly_fee: fee, monthly_mileage } });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is opened
  useEffect(() => {
    if (tellsFirst) choose({});
  }, []);

  return (
    <div className="calculators-form">
      <div className="calculators-fields">
        <SelectField
          label={texts.duration}
          value={choice.months}
          options={offered.months.map(({ months: count }) => ({ value: String(count), label: months(count) }))}
          onChange={({ target }) => choose({ months: Number(target.value) })}
        />
        <SelectField
          label={texts.monthlyMileage}
          value={choice.monthly_mileage}
          options={offered.monthly_mileages.map(({ mileage }) => ({
            value: String(mileage),
            label: distance(mileage),
          }))}
          onChange={({ target }) => choose({ monthly_mileage: Number(target.value) })}
        />
      </div>
      <div className="calculators-result">
        <Monthly label={texts.monthlyFee}>{quote && fillText(own.perMonth, { amount: amount(quote.fee) })}</Monthly>
        {quote && (
          <Rows
            caption={fillText(texts.feeFor, {
              months: months(quote.months),
              mileage: distance(quote.monthly_mileage),
            })}
            rows={[
              [texts.monthlyFee, amount(quote.fee)],
              [texts.total, amount(quote.total)],
            ]}
          />
        )}
        <p className="calculators-note">
          {fillText(texts.subscriptionNote, {
            months: months(base.months),
            mileage: distance(base.monthly_mileage),
          })}
        </p>
      </div>
    </div>
  );
}
