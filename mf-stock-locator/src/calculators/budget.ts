import type { Terms } from '../facets/list-keys';
import type { ListState, Range } from '../facets/url-state';

export interface Budget {
  /** Per month. */
  readonly amount: number;
  readonly terms: Terms;
  /**
   * Answered by a calculator of the market's own; otherwise each vehicle's own payment is compared
   * with the budget.
   */
  readonly prices: Range | undefined;
}

/** Whether a budget, or the terms of one, shape the list. */
export function isBudgeted({ ranges, terms }: ListState): boolean {
  return ranges.monthly_payment !== undefined || Object.keys(terms).length > 0;
}

/** The list that a budget pays for. */
export function withBudget(state: ListState, { amount, terms, prices }: Budget): ListState {
  const filter = prices ? { display_price: prices } : { monthly_payment: { from: undefined, to: amount } };
  return { ...state, ranges: { ...state.ranges, ...filter }, terms, page: 1 };
}

/** The list as it is without a budget; a price filter stays unless the budget made it. */
export function withoutBudget(state: ListState, isPriceOfBudget: boolean): ListState {
  const { monthly_payment: _, ...others } = state.ranges;
  const { display_price: __, ...rest } = others;
  return { ...state, ranges: isPriceOfBudget ? rest : others, terms: {}, page: 1 };
}
