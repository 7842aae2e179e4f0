import fc from 'fast-check';
import { NO_PLACE, parsePlace, pathFromPlace, searchMode, withPlace } from './place-query';

test.each([
  [{ postcode: '2000', locality: 'Sydney', state: 'NSW', retailer: 'AU1' }, 'postcodeSearch'],
  [{ postcode: '2000', locality: 'Sydney' }, 'postcodeSearch'],
  [{ postcode: '2000', state: 'NSW', retailer: 'AU1' }, 'stateSearch'],
  [{ locality: 'Sydney', state: 'NSW' }, 'stateSearch'],
  [{ state: 'NSW' }, 'stateSearch'],
  [{ postcode: '2000', retailer: 'AU1' }, 'retailerSearch'],
  [{ retailer: 'AU1' }, 'retailerSearch'],
  [{ postcode: '2000' }, 'none'],
  [{ locality: 'Sydney' }, 'none'],
  [{}, 'none'],
] as const)('%j is searched by %s', (given, mode) => {
  expect(searchMode({ ...NO_PLACE, ...given })).toBe(mode);
});

test('a place is written into an address and read back, and nothing else of the address changes but its page', () => {
  const text = (longest: number) => fc.string({ maxLength: longest }).map((one) => one.trim().replace(/\s+/g, ' '));
  const place = fc.record({ retailer: text(40), state: text(20), postcode: text(10), locality: text(40) });
  fc.assert(
    fc.property(
      place,
      fc.constantFrom('', '?models=Defender+110&page=3', '?state=VIC&retailer=AU9'),
      (given, before) => {
        const written = withPlace(given, new URLSearchParams(before));
        const query = new URLSearchParams(written);
        expect(parsePlace(query)).toEqual(given);
        expect(query.has('page')).toBe(false);
        expect(query.get('models')).toBe(new URLSearchParams(before).get('models'));
      },
    ),
  );
});

test('what is too long for a place counts as not given', () => {
  expect(parsePlace(new URLSearchParams({ state: 'x'.repeat(41), postcode: '2000' }))).toEqual({
    ...NO_PLACE,
    postcode: '2000',
  });
});

test.each([
  [{ postcode: '2000' }, '/showroom/defender-1?postcode=2000'],
  [{ postcode: 'SW1A 1AA' }, '/showroom/defender-1?postcode=SW1A+1AA'],
  [{ postcode: '2000', locality: 'Sydney', state: 'NSW' }, '/showroom/defender-1?postcode=2000&state=NSW'],
  [{ state: 'NSW', retailer: 'AU1' }, '/showroom/defender-1?state=NSW'],
  [{}, '/showroom/defender-1'],
])('found by %j a vehicle is at %s', (place, path) => {
  expect(pathFromPlace('/showroom/defender-1', { ...NO_PLACE, ...place })).toBe(path);
});

test('the place joins what the address of a vehicle says already', () => {
  const path = pathFromPlace('/showroom/defender-1?list=fleet', { ...NO_PLACE, postcode: '2000', state: 'NSW' });
  expect(path).toBe('/showroom/defender-1?list=fleet&postcode=2000&state=NSW');
});
