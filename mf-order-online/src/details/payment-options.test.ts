import { exampleVehicle } from '../examples';
import { chosenOption, paymentOptionsOf } from './payment-options';

test('an option that the retailer hides has no price', () => {
  const hidden = { type: 'lease', value_raw: 990, old_price_raw: null, hidden_from_visitors: true } as const;
  const vehicle = exampleVehicle({ prices: [hidden] });
  expect(paymentOptionsOf(vehicle)).toEqual([
    { option: 'purchase', price: undefined },
    { option: 'lease', price: undefined },
  ]);
});

test('a vehicle whose price is on request shows none', () => {
  expect(paymentOptionsOf(exampleVehicle({ price_hidden: true })).every(({ price }) => price === undefined)).toBe(true);
});

test.each([
  ['lease', 'lease'],
  ['subscribe', 'purchase'],
  [undefined, 'purchase'],
] as const)('of purchase and lease, %s chooses %s', (wanted, expected) => {
  expect(chosenOption(exampleVehicle(), wanted)).toBe(expected);
});
