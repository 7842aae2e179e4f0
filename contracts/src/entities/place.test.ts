import { distanceBetween, localityKey, postcodeKey } from './place';

const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
const MELBOURNE = { latitude: -37.8136, longitude: 144.9631 };

// Great circles as geodesy tables give them, rounded to whole kilometres.
test.each([
  [SYDNEY, MELBOURNE, 713],
  [{ latitude: 51.5074, longitude: -0.1278 }, { latitude: 48.8566, longitude: 2.3522 }, 344],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
  [{ latitude: 35, longitude: 179.9 }, { latitude: 35, longitude: -179.9 }, 18],
  [SYDNEY, SYDNEY, 0],
])('%j to %j are %d km', (from, to, kilometres) => {
  expect(Math.round(distanceBetween(from, to, 'km'))).toBe(kilometres);
  expect(distanceBetween(to, from, 'km')).toBeCloseTo(distanceBetween(from, to, 'km'), 6);
});

test('a mile has 1.609344 kilometres', () => {
  expect(distanceBetween(SYDNEY, MELBOURNE, 'mi') * 1.609344).toBeCloseTo(distanceBetween(SYDNEY, MELBOURNE, 'km'), 6);
});

test.each([
  ['sw1a 1aa', 'SW1A1AA'],
  ['107-0062', '1070062'],
  [' 2000 ', '2000'],
  ['20\u000000', '2000'],
  ['٢٠٠٠', '2000'],
  ['１００‐０００１', '1000001'],
  ['ＳＷ１Ａ', 'SW1A'],
  ["2000'; drop", '2000DROP'],
])('the postcode %j is compared as %s', (text, key) => expect(postcodeKey(text)).toBe(key));

test.each([
  ['Saint-Étienne', 'saint-etienne'],
  ['  Gold   Coast ', 'gold coast'],
  ["L'Aquila", "l'aquila"],
  ['Київ', 'київ'],
  ['a\u0000b', 'a b'],
])('the locality %j is compared as %s', (text, key) => expect(localityKey(text)).toBe(key));
