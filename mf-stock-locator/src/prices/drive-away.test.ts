import { AUSTRALIAN_STATES } from '@showroom/contracts/entities/place';
import { driveAwayPrice, driveAwayStates } from './drive-away';

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
