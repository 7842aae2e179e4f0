import { decimal, rounded } from './decimal';
import type { SubscriptionTerms } from './terms';

/** What a visitor chooses of a subscription; `monthly_mileage` in the market's unit. */
export interface SubscriptionChoice {
  readonly months: number;
  readonly monthly_mileage: number;
}

/** A subscription as it was calculated; `fee` is monthly, `total` of all months, in major units. */
export interface SubscriptionQuote extends SubscriptionChoice {
  readonly fee: number;
  readonly total: number;
}

/** The monthly fee of a choice; undefined when it is not among the terms. */
export function subscriptionQuote(
  terms: SubscriptionTerms,
  choice: SubscriptionChoice,
  { quoted, decimals }: { readonly quoted: number; readonly decimals: number },
): SubscriptionQuote | undefined {
  const term = terms.months.find(({ months }) => months === choice.months);
  const use = terms.monthly_mileages.find(({ mileage }) => mileage === choice.monthly_mileage);
  if (!term || !use) return undefined;
  const fee = rounded(decimal(quoted).times(term.percent).times(use.percent).div(10_000), decimals);
  return { ...choice, fee, total: rounded(decimal(fee).times(choice.months), decimals) };
}

/** What the subscription price of a vehicle is quoted for. */
export function quotedSubscription({ months, monthly_mileages }: SubscriptionTerms): SubscriptionChoice {
  return {
    months: (months.find(({ percent }) => percent === 100) ?? months[0])?.months ?? 1,
    monthly_mileage: (monthly_mileages.find(({ percent }) => percent === 100) ?? monthly_mileages[0])?.mileage ?? 0,
  };
}
