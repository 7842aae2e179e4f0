import type { Facets } from '@showroom/contracts/calls/stock-locator';
import {
  availableOnly,
  type Bounds,
  boundsOf,
  choicesOf,
  cleared,
  inFamily,
  isActive,
  knownOnly,
  narrowing,
  ranged,
  stepOf,
  toggled,
  wholeSteps,
  without,
  withoutChoice,
  withTerm,
} from './choices';
import { EMPTY_STATE, type ListState, type Range } from './url-state';

const facets: Facets = {
  options: {
    models: [
      { value: 'Defender 110', label: 'Defender 110', count: 14 },
      { value: 'Discovery', label: 'Discovery', count: 0 },
    ],
    colors: [{ value: 'green', label: 'Green', count: 3 }],
  },
  bounds: { mileage: { min: 10, max: 90_000 }, display_price: null },
};
const state: ListState = { ...EMPTY_STATE, page: 4, chosen: { models: ['Defender 110'] } };

test('an option is ticked and unticked, and the list starts at its first page', () => {
  const both = toggled(state, 'models', 'Discovery');
  expect(both).toMatchObject({ page: 1, chosen: { models: ['Defender 110', 'Discovery'] } });
  expect(toggled(toggled(both, 'models', 'Discovery'), 'models', 'Defender 110').chosen).toEqual({});
});

test.each([
  [{ from: 10, to: 90_000 }, undefined],
  [{ from: 0, to: 90_000 }, undefined],
  [
    { from: 10, to: 100_000 },
    { from: undefined, to: 100_000 },
  ],
  [
    { from: 11, to: 90_000 },
    { from: 11, to: undefined },
  ],
  [
    { from: 10, to: 5000 },
    { from: undefined, to: 5000 },
  ],
])('of the two ends %j what was stated is %j', (range, expected) => {
  expect(narrowing(range, facets.bounds['mileage'])).toEqual(expected);
  expect(ranged(EMPTY_STATE, 'mileage', range, facets.bounds['mileage']).ranges.mileage).toEqual(expected);
});

test.each([
  { from: undefined, to: 90_000 },
  { from: undefined, to: 200_000 },
  { from: 0, to: undefined },
])('%j on its own is stated, although every vehicle that says its mileage lies within', (range) => {
  const given: ListState = { ...EMPTY_STATE, ranges: { mileage: range } };
  expect(narrowing(range, facets.bounds['mileage'])).toEqual(range);
  expect(isActive(given, facets, 'mileage')).toBe(true);
  expect(choicesOf(given, facets)).toEqual([{ kind: 'range', key: 'mileage', range }]);
});

test('without bounds a range stands as it is given', () => {
  expect(narrowing({ from: 5, to: undefined }, null)).toEqual({ from: 5, to: undefined });
});

test('a value that the listing does not have filters nothing', () => {
  const stale = { ...EMPTY_STATE, chosen: { models: ['Defender 110', 'Series I'], colors: ['plaid'] } };
  expect(knownOnly(stale, facets).chosen).toEqual({ models: ['Defender 110'] });
});

test('an option with no vehicles left stays chosen', () => {
  expect(knownOnly({ ...EMPTY_STATE, chosen: { models: ['Discovery'] } }, facets).chosen).toEqual({
    models: ['Discovery'],
  });
});

test('a filter is active by a chosen option or a range that differs from the bounds', () => {
  expect(isActive(state, facets, 'models')).toBe(true);
  expect(isActive(state, facets, 'colors')).toBe(false);
  const full = { ...state, ranges: { mileage: { from: 10, to: 90_000 } } };
  expect(isActive(full, facets, 'mileage')).toBe(false);
  expect(isActive({ ...state, ranges: { mileage: { from: 20, to: undefined } } }, facets, 'mileage')).toBe(true);
});

test('choices come in the order of the filters with the labels of the facets', () => {
  const chosen = { ...EMPTY_STATE, chosen: { colors: ['green'], models: ['Discovery'] } };
  expect(choicesOf(chosen, facets).map((choice) => choice.kind === 'option' && choice.label)).toEqual([
    'Discovery',
    'Green',
  ]);
});

test('what is chosen in advance counts only where it has vehicles', () => {
  const given: ListState = {
    ...EMPTY_STATE,
    chosen: { models: ['Defender 110', 'Discovery', 'Series I'], colors: ['plaid'] },
  };
  expect(availableOnly(given, facets).chosen).toEqual({ models: ['Defender 110'] });
});

test('another family leaves the models of the one before', () => {
  const given: ListState = { ...state, family: 'Defender', chosen: { ...state.chosen, colors: ['green'] } };
  expect(inFamily(given, 'Discovery')).toEqual({
    ...given,
    page: 1,
    family: 'Discovery',
    chosen: { colors: ['green'] },
  });
});

test('a term that is taken back is the usual one again', () => {
  const longer = withTerm(state, 'term', 60);
  expect(longer).toMatchObject({ page: 1, terms: { term: 60 } });
  expect(withTerm(longer, 'term', undefined).terms).toEqual({});
});

test('all that is chosen can be cleared; order and terms of payment stay', () => {
  const given: ListState = { ...state, family: 'Defender', sort: 'priceAsc', terms: { deposit: 5000 } };
  expect(cleared(given)).toEqual({ ...EMPTY_STATE, sort: 'priceAsc', terms: { deposit: 5000 } });
});

test('payments in cents have ends that a slider of whole amounts can reach', () => {
  const paid = { ...facets, bounds: { monthly_payment: { min: 249.4, max: 1899.2 } } };
  expect(boundsOf(paid, 'monthly_payment')).toEqual({ min: 249, max: 1900 });
});

test.each([
  [{ min: 2015, max: 2026 }, 1],
  [{ min: 23_450, max: 187_900 }, 1000],
  [{ min: 3_000_000, max: 24_000_000 }, 100_000],
  [{ min: 90, max: 467 }, 1],
  [{ min: 5, max: 5 }, 1],
])('the slider of %j moves by %d', (bounds, step) => expect(stepOf(bounds)).toBe(step));

test('slider ends are whole steps that reach both bounds', () => {
  expect(wholeSteps({ min: 23_450, max: 187_900 })).toEqual({ min: 23_000, max: 188_000, step: 1000 });
});

describe('a choice that is taken back', () => {
  const chosen: ListState = {
    ...EMPTY_STATE,
    page: 3,
    family: 'Defender',
    chosen: { models: ['Defender 110', 'Discovery'], colors: ['green'] },
    ranges: { mileage: { from: 20, to: undefined }, power: { from: 100, to: 200 } },
  };

  test('takes one option out and leaves the others', () => {
    const choice = { kind: 'option', key: 'models', value: 'Discovery', label: 'Discovery' } as const;
    const expected = { ...chosen, page: 1, chosen: { models: ['Defender 110'], colors: ['green'] } };
    expect(withoutChoice(chosen, choice)).toEqual(expected);
  });

  test('takes a range out and leaves the others', () => {
    const choice = { kind: 'range', key: 'mileage', range: { from: 20, to: undefined } } as const;
    const expected = { ...chosen, page: 1, ranges: { power: { from: 100, to: 200 } } };
    expect(withoutChoice(chosen, choice)).toEqual(expected);
  });

  test('takes the family out, and with it the models that were chosen in it', () => {
    const expected = { ...chosen, page: 1, family: undefined, chosen: { colors: ['green'] } };
    expect(withoutChoice(chosen, { kind: 'family', value: 'Defender' })).toEqual(expected);
  });

  test('of a whole filter takes out each of its options, or its range', () => {
    expect(without(chosen, 'models')).toEqual({ ...chosen, page: 1, chosen: { colors: ['green'] } });
    const expected = { ...chosen, page: 1, ranges: { mileage: { from: 20, to: undefined } } };
    expect(without(chosen, 'power')).toEqual(expected);
  });
});

test('the family comes first among the choices, a range only as far as it narrows', () => {
  const given: ListState = {
    ...EMPTY_STATE,
    family: 'Discovery',
    chosen: { colors: ['plaid'] },
    ranges: { mileage: { from: 10, to: 5000 }, power: { from: undefined, to: 200 } },
  };
  expect(choicesOf(given, facets)).toEqual([
    { kind: 'family', value: 'Discovery' },
    { kind: 'range', key: 'mileage', range: { from: undefined, to: 5000 } },
    { kind: 'range', key: 'power', range: { from: undefined, to: 200 } },
    { kind: 'option', key: 'colors', value: 'plaid', label: 'plaid' },
  ]);
  const whole: ListState = { ...EMPTY_STATE, ranges: { mileage: { from: 10, to: 90_000 } } };
  expect(choicesOf(whole, facets)).toEqual([]);
});

test('an option of a filter that the listing does not have is shown by its value', () => {
  const given: ListState = { ...EMPTY_STATE, chosen: { transmissions: ['automatic'] } };
  expect(choicesOf(given, facets)).toEqual([
    { kind: 'option', key: 'transmissions', value: 'automatic', label: 'automatic' },
  ]);
});

test.each<[Range, Bounds | null, Range | undefined]>([
  [{ from: undefined, to: 5000 }, null, { from: undefined, to: 5000 }],
  [{ from: undefined, to: undefined }, null, undefined],
])('of the range %j within %j what narrows is %j', (range, bounds, expected) => {
  expect(narrowing(range, bounds)).toEqual(expected);
});

test('bounds of other filters than the payment stay as they are, fractions too', () => {
  const precise = { ...facets, bounds: { display_price: { min: 10.4, max: 20.6 } } };
  expect(boundsOf(precise, 'display_price')).toEqual({ min: 10.4, max: 20.6 });
});
