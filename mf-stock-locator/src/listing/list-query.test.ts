import { MARKETS } from '@showroom/contracts/markets';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import { testPlatform } from '@showroom/shared-ui/testing';
import { EMPTY_STATE, type ListState } from '../facets/url-state';
import { listQuery, pageSize } from './list-query';
import { withoutUsualTerms } from './payment-terms';
import { fixedIn, freeState, scopeOf } from './scope';

const FREE = { brand_key: '', model_key: '', forced_statuses: '', forced_dealer_codes: '' };

function scope(content: Partial<typeof FREE> = {}, stored: Partial<Settings> = {}, query = '') {
  const { settings } = mergeSettings(Object.entries(stored).map(([key, value]) => ({ key, value })));
  return scopeOf({ ...FREE, ...content }, { get: (key) => settings[key] }, new URLSearchParams(query));
}

function asked(state: Partial<ListState>, within = scope()) {
  const { items: _, page: __, sort: ___, ...filters } = listQuery({ ...EMPTY_STATE, ...state }, within, 12);
  return filters;
}

test.each<[Partial<ListState>, Record<string, unknown>]>([
  [{ chosen: { brands: ['Jaguar'] } }, { 'filter[nameplate_brand_name_in]': ['Jaguar'] }],
  [{ family: 'Range Rover' }, { 'filter[nameplate_model_group_eq]': 'Range Rover' }],
  [{ chosen: { models: ['XF', 'XE'] } }, { 'filter[nameplate_name_in]': ['XF', 'XE'] }],
  [{ chosen: { financing_options: ['lease'] } }, { 'filter[financing_options]': ['lease'] }],
  [{ chosen: { states: ['new'] } }, { 'filter[state_in]': ['new'] }],
  [{ chosen: { engine_types: ['Diesel'] } }, { 'filter[engine_type_includes]': ['Diesel'] }],
  [{ chosen: { transmissions: ['Manual'] } }, { 'filter[transmissions_in]': ['Manual'] }],
  [{ chosen: { colors: ['green'] } }, { 'filter[color_canonical_in]': ['green'] }],
  [{ chosen: { specific_colors: ['Fuji White'] } }, { 'filter[color_name_in]': ['Fuji White'] }],
  [{ chosen: { statuses: ['demo'] } }, { 'filter[statuses_in]': ['demo'] }],
  [{ chosen: { dealers: ['7'] } }, { 'filter[owner_id_in]': ['7'] }],
  [{ chosen: { number_of_seats: ['5'] } }, { 'filter[number_of_seats_in]': ['5'] }],
  [{ ranges: { monthly_payment: { from: undefined, to: 650 } } }, { 'filter[monthly_payment_lteq]': '650' }],
  [
    { terms: { deposit: 0, term: 36, yearly_mileage: 10_000 } },
    { 'finance[deposit]': '0', 'finance[months]': '36', 'finance[yearly_mileage]': '10000' },
  ],
])('%j is asked as %j', (state, parameters) => expect(asked(state)).toEqual(parameters));

describe.each(['mileage', 'production_year', 'model_year', 'power', 'display_price', 'msrp_price'] as const)(
  'of the range of %s',
  (key) => {
    const [lower, upper] = [`filter[${key}_gteq]`, `filter[${key}_lteq]`];
    test.each([
      [
        { from: 1, to: 2 },
        { [lower]: '1', [upper]: '2' },
      ],
      [{ from: 1, to: undefined }, { [lower]: '1' }],
      [{ from: undefined, to: 2 }, { [upper]: '2' }],
      [
        { from: 0, to: 0 },
        { [lower]: '0', [upper]: '0' },
      ],
    ])('%j is asked as %j', (range, parameters) => {
      expect(asked({ ranges: { [key]: range } })).toEqual(parameters);
    });
  },
);

test.each([
  [{ brand_key: 'Jaguar, Land Rover' }, {}, '', { brands: ['Jaguar', 'Land Rover'] }],
  [{ brand_key: 'all' }, {}, '', { brands: [] }],
  [{ brand_key: '' }, { 'stock_locator.brandFilter': 'Jaguar' }, '', { brands: ['Jaguar'] }],
  [{ brand_key: 'Land Rover' }, { 'stock_locator.brandFilter': 'Jaguar' }, '', { brands: ['Land Rover'] }],
  [{}, { 'stock_locator.familyFilter': 'Defender' }, '', { family: 'Defender' }],
  [{}, { 'stock_locator.familyFilter': 'all' }, '', { family: undefined }],
  [{ forced_statuses: 'stock, demo' }, {}, '', { statuses: ['stock', 'demo'] }],
  [{}, {}, 'forced_statuses=stock++demo', { statuses: ['stock', 'demo'] }],
  [{ forced_statuses: 'stock,demo' }, {}, 'forced_statuses=demo++sold', { statuses: ['demo'] }],
  [{ forced_statuses: 'stock' }, {}, 'forced_statuses=sold', { statuses: ['stock'] }],
  [{ forced_dealer_codes: 'D1' }, {}, '', { dealerCodes: ['D1'] }],
  [{}, {}, 'forced_dealer_codes=D1++D2', { dealerCodes: ['D1', 'D2'] }],
] as const)('content %j, settings %j and the address "%s" fix %j', (content, settings, query, expected) => {
  expect(scope(content, settings, query)).toMatchObject(expected);
});

test('what is fixed goes before what the visitor chose', () => {
  const within = scope({ brand_key: 'Jaguar', forced_statuses: 'stock', forced_dealer_codes: 'D1' });
  const state: ListState = { ...EMPTY_STATE, chosen: { brands: ['Land Rover'], statuses: ['sold'] } };
  expect(freeState(state, fixedIn(within)).chosen).toEqual({ statuses: ['sold'] });
  expect(asked(state, within)).toEqual({
    'filter[nameplate_brand_name_in]': ['Jaguar'],
    'filter[statuses_in]': ['sold'],
    forced_filters: ['brands'],
    forced_statuses: ['stock'],
    forced_dealer_codes: ['D1'],
  });
});

test.each([
  [12, 12],
  [13, 12],
  [40, 12],
  [1, 1],
  [0, 1],
  [-3, 1],
  [6.4, 6],
  [Number.NaN, 12],
])('a page of %d holds %d vehicles', (given, size) => expect(pageSize(given)).toBe(size));

test('the usual terms of the market are no choice of the visitor', () => {
  const platform = testPlatform({ market: MARKETS.international });
  const terms = { deposit: 5000, term: 48, yearly_mileage: 20_000 };
  expect(withoutUsualTerms({ ...EMPTY_STATE, page: 3, terms }, platform)).toMatchObject({
    page: 3,
    terms: { deposit: 5000, yearly_mileage: 20_000 },
  });
});
