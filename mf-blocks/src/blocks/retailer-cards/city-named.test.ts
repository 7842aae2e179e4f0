import { cityNamed } from './city-named';

const brussels = { city: 'Brussels', latitude: 50.8503, longitude: 4.3517 };
const paris = { city: 'Paris', latitude: 48.8566, longitude: 2.3522 };
const antwerp = { city: 'Antwerp', latitude: 51.2194, longitude: 4.4025 };
const liege = { city: '4000 Liège', latitude: 50.6326, longitude: 5.5797 };
const unplaced = { city: 'Nowhere', latitude: 0, longitude: 0 };

test.each([
  ['antwerp', antwerp],
  ['  PARIS ', paris],
  ['bru', brussels],
  ['Liege', liege],
  ['', undefined],
  ['Nowhere', undefined],
  ['Atlantis', undefined],
])('"%s" is found', (query, found) => {
  expect(cityNamed([brussels, paris, antwerp, liege, unplaced], query)).toBe(found);
});
