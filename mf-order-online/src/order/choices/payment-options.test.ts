import { exampleVehicle } from '../../examples';
import { chosenOption, paymentOptionsOf } from './payment-options';

test('an option that the retailer hides has no price', () => {
  const hidden = { type: 'lease', value_raw: 990, old_price_raw: null, hidden_from_visitors: true } as const;
  const vehicle = exampleVehicle({ prices: [hidden] });
  expect(paymentOptionsOf(vehicle)).toEqual([
    { option: 'purchase', price: undefined },
    { option: 'lease', price: undefined },
  ]);
});

test('a vehicle that hides some prices shows the others', () => {
  const shown = { type: 'purchase', value_raw: 45_900, old_price_raw: null, hidden_from_visitors: false } as const;
  const [purchase] = paymentOptionsOf(exampleVehicle({ price_hidden: true, prices: [shown] }));
  expect(purchase).toEqual({ option: 'purchase', price: shown });
});

test.each([
  ['lease', 'lease'],
  ['subscribe', 'purchase'],
  [undefined, 'purchase'],
] as const)('of purchase and lease, %s chooses %s', (requested, expected) => {
  expect(chosenOption(exampleVehicle(), requested)).toBe(expected);
});

test.each([
  ['a new vehicle costs what driving away costs', {}, 'VIC', 98_600],
  ['a state without a price pays what all others pay', {}, 'WA', 89_900],
  ['so does whoever named none', {}, undefined, 89_900],
  ['so do all for a used vehicle', { state: 'used' as const }, 'VIC', 89_900],
])('%s', (_, changes, state, expected) => {
  const vehicle = exampleVehicle({ drive_away: { NSW: 97_400, VIC: 98_600 }, ...changes });
  const [purchase, lease] = paymentOptionsOf(vehicle, state);
  expect(purchase?.price?.value_raw).toBe(expected);
  expect(purchase?.drivenIn).toBe(expected === 98_600 ? 'VIC' : undefined);
  expect(lease).toMatchObject({ price: { value_raw: 1190 }, drivenIn: undefined });
});
