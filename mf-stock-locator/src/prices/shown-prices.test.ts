import type { PriceEntry } from '@showroom/contracts/entities/vehicle';
import { oldAmount, shownPrice } from './shown-prices';

const price = (changes: Partial<PriceEntry> = {}): PriceEntry => ({
  type: 'purchase',
  value_raw: 45_900,
  old_price_raw: null,
  hidden_from_visitors: false,
  ...changes,
});

test.each([
  ['a price', [price()], 45_900],
  ['no price', [], undefined],
  ['zero', [price({ value_raw: 0 })], undefined],
  ['below zero', [price({ value_raw: -1 })], undefined],
  ['a hidden price', [price({ hidden_from_visitors: true })], undefined],
  ['another way to pay', [price({ type: 'lease' })], undefined],
])('of %s visitors see %s', (_, prices, shown) => expect(shownPrice(prices, 'purchase')?.value_raw).toBe(shown));

test.each([
  [49_900, 49_900],
  [45_900, undefined],
  [40_000, undefined],
  [null, undefined],
])('an old price of %p is shown as %p', (old, shown) => expect(oldAmount(price({ old_price_raw: old }))).toBe(shown));
