import { driveAwayPrice, driveAwayStates, drivenPrices } from './drive-away';
import { AUSTRALIAN_STATES } from './place';

const prices = Object.fromEntries(AUSTRALIAN_STATES.map((state, index) => [state, 100_000 + index]));
const vehicle = { state: 'new', drive_away: prices } as const;

test.each(AUSTRALIAN_STATES.map((state, index) => [state, 100_000 + index] as const))(
  'in %s a new vehicle drives away for %d',
  (state, price) => expect(driveAwayPrice(vehicle, state)).toBe(price),
);

test.each([
  ['no state is chosen', vehicle, undefined],
  ['the state is unknown', vehicle, 'Bavaria'],
  ['the name is one of every object', vehicle, 'constructor'],
  ['the vehicle is used', { ...vehicle, state: 'used' }, 'NSW'],
  ['the vehicle is approved', { ...vehicle, state: 'approved' }, 'NSW'],
  ['the market has none', { ...vehicle, drive_away: null }, 'NSW'],
  ['the price is zero', { ...vehicle, drive_away: { NSW: 0 } }, 'NSW'],
] as const)('there is no drive-away price when %s', (_, given, state) => {
  expect(driveAwayPrice(given, state)).toBeUndefined();
});

test('states are offered by name', () => {
  expect(driveAwayStates(vehicle)).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
});

test('it takes the place of the purchase price alone, and of no hidden one', () => {
  const entry = { old_price_raw: null, hidden_from_visitors: false, value_raw: 90_000 };
  const lease = { ...entry, type: 'lease', value_raw: 900 } as const;
  const purchase = { ...entry, type: 'purchase', old_price_raw: 95_000 } as const;
  const hidden = { ...entry, type: 'purchase', value_raw: 0, hidden_from_visitors: true } as const;
  expect(drivenPrices([purchase, lease], 99_000)).toEqual([
    { ...purchase, value_raw: 99_000, old_price_raw: null },
    lease,
  ]);
  expect(drivenPrices([hidden], 99_000)).toEqual([hidden]);
  expect(drivenPrices([purchase], undefined)).toEqual([purchase]);
});
