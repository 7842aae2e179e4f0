import { loadStoredText, removeStored, store } from '@showroom/shared-ui/storage';
import type { Range } from '../facets/url-state';

const KEY = 'sl_budget_prices';

/**
 * Stores the prices that a calculator of the market's own answered; a budget of our own payments
 * has none.
 */
export function storeAnsweredPrices(prices: Range | undefined): void {
  if (prices) store(KEY, prices, 'session');
  else removeStored(KEY, 'session');
}

/** Whether a price filter is what was answered in this visit, and not the visitor's own. */
export function isAnswered(prices: Range | undefined): boolean {
  return prices !== undefined && loadStoredText(KEY, 'session') === JSON.stringify(prices);
}
