import { nearestFirst } from './nearest-first';

const brussels = { city: 'Brussels', latitude: 50.8503, longitude: 4.3517 };
const paris = { city: 'Paris', latitude: 48.8566, longitude: 2.3522 };
const antwerp = { city: 'Antwerp', latitude: 51.2194, longitude: 4.4025 };
const unplaced = { city: 'Nowhere', latitude: 0, longitude: 0 };

test.each([
  ['km', [0, 41, 264]],
  ['mi', [0, 26, 164]],
] as const)('the nearest stand first, in %s', (unit, distances) => {
  const found = nearestFirst([paris, brussels, antwerp], brussels, unit);
  expect(found.map(({ retailer }) => retailer.city)).toEqual(['Brussels', 'Antwerp', 'Paris']);
  expect(found.map(({ distance = Number.NaN }) => Math.round(distance))).toEqual(distances);
});

test('retailers without coordinates stand last, and far from nothing', () => {
  const found = nearestFirst([unplaced, paris, unplaced], brussels, 'km');
  expect(found.map(({ retailer }) => retailer)).toEqual([paris, unplaced, unplaced]);
  expect(found[1]?.distance).toBeUndefined();
});

test('without a place the order is the editor’s', () => {
  expect(nearestFirst([paris, antwerp, brussels], undefined, 'km').map(({ retailer }) => retailer.city)).toEqual([
    'Paris',
    'Antwerp',
    'Brussels',
  ]);
});
