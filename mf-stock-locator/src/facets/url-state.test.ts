import { FAMILIES } from '@showroom/contracts/entities/families';
import { CHECKBOX_KEYS, FILTER_KEYS, LIST_SORTS } from '@showroom/contracts/entities/filters';
import fc from 'fast-check';
import { LIST_KEYS, RANGE_KEYS } from './list-keys';
import {
  EMPTY_STATE,
  foreignParameters,
  type ListState,
  namesListState,
  parseListState,
  serializeChosenState,
  serializeListState,
  valuesOf,
} from './url-state';

const read = (query: string) => parseListState(new URLSearchParams(query));

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
const terms = fc.record(
  { deposit: amount, term: fc.integer({ min: 1, max: 120 }), yearly_mileage: fc.integer({ min: 1, max: 99_999 }) },
  { requiredKeys: [], noNullPrototype: true },
);
const state: fc.Arbitrary<ListState> = fc.record({
  family: fc.constantFrom(undefined, ...FAMILIES),
  chosen: entries(CHECKBOX_KEYS, fc.uniqueArray(value, { minLength: 1, maxLength: 5 })),
  ranges: entries(RANGE_KEYS, range),
  terms,
  sort: fc.constantFrom(...LIST_SORTS),
  page: fc.integer({ min: 1, max: 999_999 }),
});

test('every state survives its address', () => {
  fc.assert(fc.property(state, (given) => expect(read(serializeListState(given))).toEqual(given)));
});

test('any query is read without failing, and its own address says the same', () => {
  const noise = fc.array(
    fc.tuple(
      fc.oneof(
        fc.string(),
        fc.constantFrom('models', 'mileage.from', 'mileage.to', 'deposit', 'term', 'model_group', 'page', 'sort'),
      ),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(noise, (pairs) => {
      const once = parseListState(new URLSearchParams(pairs));
      expect(read(serializeListState(once))).toEqual(once);
    }),
  );
});

test('an address that must name the list always does, and says the same', () => {
  fc.assert(
    fc.property(state, (given) => {
      const written = serializeChosenState(given, new URLSearchParams('utm_source=mail'));
      expect(namesListState(new URLSearchParams(written))).toBe(true);
      expect(read(written)).toEqual(given);
    }),
  );
  expect(serializeChosenState(EMPTY_STATE)).toBe('?page=1');
});

test('a filter or a range is in the address only as far as it is set', () => {
  fc.assert(
    fc.property(state, (given) => {
      const names = [...new URLSearchParams(serializeListState(given)).keys()];
      for (const key of CHECKBOX_KEYS) expect(names.includes(key)).toBe(key in given.chosen);
      for (const key of RANGE_KEYS) {
        expect(names.includes(`${key}.from`)).toBe(given.ranges[key]?.from !== undefined);
        expect(names.includes(`${key}.to`)).toBe(given.ranges[key]?.to !== undefined);
      }
    }),
  );
});

test('filters stand in the order of the specification', () => {
  expect(LIST_KEYS.filter((key) => key !== 'monthly_payment')).toEqual(FILTER_KEYS);
  expect(FILTER_KEYS).toEqual([
    'brands',
    'models',
    'financing_options',
    'states',
    'statuses',
    'msrp_price',
    'display_price',
    'mileage',
    'production_year',
    'model_year',
    'power',
    'engine_types',
    'transmissions',
    'number_of_seats',
    'colors',
    'specific_colors',
    'dealers',
  ]);
});

test("somebody else's parameters stay", () => {
  fc.assert(
    fc.property(state, (given) => {
      const written = new URLSearchParams(serializeListState(given, new URLSearchParams('utm_source=mail&page=7')));
      expect(written.get('utm_source')).toBe('mail');
      expect(parseListState(written)).toEqual(given);
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
  ['page=', {}],
  ['sort=', {}],
  ['models=++Discovery++', { chosen: { models: ['Discovery'] } }],
  ['model_group=+Defender+', { family: 'Defender' }],
  ['mileage.from=500&mileage.to=500', { ranges: { mileage: { from: 500, to: 500 } } }],
  ['mileage.from=12.25', { ranges: { mileage: { from: 12.25, to: undefined } } }],
  ['mileage.from=12.25678&mileage.to=1.x', {}],
  ['mileage.to=2&mileage.from=', { ranges: { mileage: { from: undefined, to: 2 } } }],
  ['horsepower=5', {}],
  ['model_group=Range+Rover', { family: 'Range Rover' }],
  ['model_group=Freelander', {}],
  ['monthly_payment.to=650', { ranges: { monthly_payment: { from: undefined, to: 650 } } }],
  ['deposit=0&term=36&yearly_mileage=10000', { terms: { deposit: 0, term: 36, yearly_mileage: 10_000 } }],
  ['deposit=-5&term=0&yearly_mileage=0', {}],
  ['term=121&yearly_mileage=100000', {}],
])('"%s" is read', (query, expected) => expect(read(query)).toEqual({ ...EMPTY_STATE, ...expected }));

test('filters are written in their order and joined by a double space', () => {
  const written = serializeListState({
    family: 'Defender',
    chosen: { models: ['Defender 110', 'Discovery'], brands: ['Land Rover'] },
    ranges: { mileage: { from: undefined, to: 5000 }, monthly_payment: { from: undefined, to: 650 } },
    terms: { yearly_mileage: 10_000, deposit: 5000 },
    sort: 'priceDesc',
    page: 2,
  });
  expect(decodeURIComponent(written.replaceAll('+', ' '))).toBe(
    '?model_group=Defender&brands=Land Rover&models=Defender 110  Discovery&monthly_payment.to=650&mileage.to=5000' +
      '&deposit=5000&yearly_mileage=10000&sort=priceDesc&page=2',
  );
});

test('more values than a filter can have are cut off', () => {
  const many = Array.from({ length: 300 }, (_, number) => `Model ${number}`);
  expect(valuesOf(many)).toEqual(many.slice(0, 200));
});

test('each end of a range belongs to the list, other names do not', () => {
  const query = new URLSearchParams('mileage.from=5&mileage.to=9&mileage=7&utm_source=mail&models=XJ&term=36&sort=x');
  expect(foreignParameters(query)).toEqual([
    ['mileage', '7'],
    ['utm_source', 'mail'],
  ]);
  expect(namesListState(new URLSearchParams('power.to=9'))).toBe(true);
  expect(namesListState(new URLSearchParams('mileage=7&utm_source=mail'))).toBe(false);
});

test('the usual sort and the first page are not written, nor a question mark without anything behind it', () => {
  expect(serializeListState(EMPTY_STATE)).toBe('');
  expect(serializeListState({ ...EMPTY_STATE, page: 2 })).toBe('?page=2');
  const chosen: ListState = { ...EMPTY_STATE, chosen: { models: ['XJ'] } };
  expect(serializeChosenState(chosen)).toBe('?models=XJ');
  expect(serializeChosenState(EMPTY_STATE, new URLSearchParams('utm_source=mail'))).toBe('?utm_source=mail&page=1');
});
