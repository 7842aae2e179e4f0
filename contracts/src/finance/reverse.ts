import { type AmountRange, type Prices, paymentRule } from './payment-rule';
import type { FinanceChoice, FinanceClass, FinanceTerms } from './terms';

/** The range of prices whose monthly payment a visitor can afford. */
export interface AffordablePrices {
  readonly kind: FinanceClass;
  readonly prices: Prices;
}

/**
 * The prices of each class whose monthly payment lies in a range; classes without any are left out.
 */
export function affordablePrices(
  terms: FinanceTerms,
  choice: FinanceChoice,
  payments: AmountRange,
): readonly AffordablePrices[] {
  return terms.classes.flatMap((kind) => {
    const prices = paymentRule(terms, kind, choice)?.pricesFor(payments);
    return prices ? [{ kind, prices }] : [];
  });
}

/**
 * From the lowest to the highest price that a monthly budget pays for in any class; undefined when
 * it pays for none.
 */
export function budgetRange(
  terms: FinanceTerms,
  choice: FinanceChoice,
  budget: number,
): { readonly min: number; readonly max: number } | undefined {
  const ranges = affordablePrices(terms, choice, { from: undefined, to: budget }).map(({ prices }) => prices);
  if (ranges.length === 0) return undefined;
  const most = ranges.flatMap(({ to }) => (to === undefined ? [] : [to]));
  return { min: Math.min(...ranges.map(({ from }) => from)), max: Math.max(...most) };
}
