import { atLeast, atMost, decimal, rounded } from './decimal';
import { type FinanceChoice, type FinanceClass, type FinanceTerms, residualPercent } from './terms';

/**
 * The least and the most that may be paid down on a price; undefined when the price is too low to
 * be financed at all.
 */
export function depositBounds(
  terms: FinanceTerms,
  kind: FinanceClass,
  choice: FinanceChoice,
  price: number,
): { readonly min: number; readonly max: number } | undefined {
  const { deposit, min_credit, decimals } = terms;
  const exact = decimal(price);
  const share = (percent: number) => exact.times(percent).div(100);
  const most = [share(deposit.max_percent), exact.minus(min_credit), share(100 - residualPercent(terms, kind, choice))];
  const min = atLeast(share(deposit.min_percent), decimals).toNumber();
  const max = Math.min(...most.map((amount) => atMost(amount, decimals).toNumber()));
  return min <= max ? { min, max } : undefined;
}

/** The deposit that the market usually takes on a price. */
export function usualDeposit({ deposit, decimals }: FinanceTerms, price: number): number {
  return rounded(decimal(price).times(deposit.default_percent).div(100), decimals);
}
