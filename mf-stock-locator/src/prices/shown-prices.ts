import type { FinancingOption, PriceEntry } from '@showroom/contracts/entities/vehicle';

/** The price of one way to pay, if visitors may see it; amounts at or below zero are no prices. */
export function shownPrice(prices: readonly PriceEntry[], type: FinancingOption): PriceEntry | undefined {
  return prices.find((price) => price.type === type && !price.hidden_from_visitors && price.value_raw > 0);
}

/** The amount before a reduction; an "old" price that is not higher is none. */
export function oldAmount({ old_price_raw, value_raw }: PriceEntry): number | undefined {
  return old_price_raw !== null && old_price_raw > value_raw ? old_price_raw : undefined;
}
