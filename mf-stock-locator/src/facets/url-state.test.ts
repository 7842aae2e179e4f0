import { CHECKBOX_KEYS, SLIDER_KEYS, SORTS } from '@showroom/contracts/entities/filters';
import fc from 'fast-check';
import { EMPTY_STATE, type ListState, readListState, writeListState } from './url-state';

const read = (query: string) => readListState(new URLSearchParams(query));

const value = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '');
const amount = fc.nat({ max: 400_000 });
const range = fc.oneof(
  amount.map((from) => ({ from, to: undefined })),
  amount.map((to) => ({ from: undefined, to })),
  fc.tuple(amount, amount).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
);
const entries = <K extends string, V>(keys: readonly K[], one: fc.Arbitrary<V>) =>
  fc.dictionary(fc.constantFrom(...keys), one, { noNullPrototype: true });
const state: fc.Arbitrary<ListState> = fc.record({
  chosen: entries(CHECKBOX_KEYS, fc.uniqueArray(value, { minLength: 1, maxLength: 5 })),
  ranges: entries(SLIDER_KEYS, range),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 999_999 }),
});

test('every state survives its address', () => {
  fc.assert(fc.property(state, (given) => expect(read(writeListState(given))).toEqual(given)));
});

test('any query is read without failing, and its own address says the same', () => {
  const noise = fc.array(
    fc.tuple(
      fc.oneof(fc.string(), fc.constantFrom('models', 'brands', 'mileage.from', 'mileage.to', 'page', 'sort')),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(noise, (pairs) => {
      const once = readListState(new URLSearchParams(pairs));
      expect(read(writeListState(once))).toEqual(once);
    }),
  );
});

test("somebody else's parameters stay", () => {
  fc.assert(
    fc.property(state, (given) => {
      const written = new URLSearchParams(writeListState(given, new URLSearchParams('utm_source=mail&page=7')));
      expect(written.get('utm_source')).toBe('mail');
      expect(readListState(written)).toEqual(given);
    }),
  );
});

test.each<[string, Partial<ListState>]>([
  ['', {}],
  ['models=Defender 110  Discovery', { chosen: { models: ['Defender 110', 'Discovery'] } }],
  ['models=Defender+110++Discovery', { chosen: { models: ['Defender 110', 'Discovery'] } }],
  ['models=Defender+110&models=Discovery', { chosen: { models: ['Defender 110', 'Discovery'] } }],
  ['models=Discovery++Discovery&models=', { chosen: { models: ['Discovery'] } }],
  ['mileage.from=100', { ranges: { mileage: { from: 100, to: undefined } } }],
  ['mileage.from=&mileage.to=5000', { ranges: { mileage: { from: undefined, to: 5000 } } }],
  ['mileage.from=-1', {}],
  ['mileage.from=1e5', {}],
  ['mileage.from=900&mileage.to=100', { ranges: { mileage: { from: 100, to: 900 } } }],
  ['sort=priceAsc&page=3', { sort: 'priceAsc', page: 3 }],
  ['sort=cheapest&page=0', {}],
  ['page=-2', {}],
  ['page=2.5', {}],
  ['horsepower=5', {}],
])('"%s" is read', (query, expected) => expect(read(query)).toEqual({ ...EMPTY_STATE, ...expected }));

test('filters are written in their order and joined by a double space', () => {
  const written = writeListState({
    chosen: { models: ['Defender 110', 'Discovery'], brands: ['Land Rover'] },
    ranges: { mileage: { from: undefined, to: 5000 } },
    sort: 'priceDesc',
    page: 2,
  });
  expect(decodeURIComponent(written.replaceAll('+', ' '))).toBe(
    '?brands=Land Rover&models=Defender 110  Discovery&mileage.to=5000&sort=priceDesc&page=2',
  );
});
