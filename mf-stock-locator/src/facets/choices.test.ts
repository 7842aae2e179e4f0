import type { Facets } from '@showroom/contracts/calls/stock-locator';
import {
  availableOnly,
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
  withTerm,
} from './choices';
import { EMPTY_STATE, type ListState } from './url-state';

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
  [{ from: 0, to: 100_000 }, undefined],
  [
    { from: 11, to: 90_000 },
    { from: 11, to: undefined },
  ],
  [
    { from: 10, to: 5000 },
    { from: undefined, to: 5000 },
  ],
])('of the range %j what differs from the bounds is %j', (range, expected) => {
  expect(narrowing(range, facets.bounds['mileage'])).toEqual(expected);
  expect(ranged(EMPTY_STATE, 'mileage', range, facets.bounds['mileage']).ranges.mileage).toEqual(expected);
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
