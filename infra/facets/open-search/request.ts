import type { API, Types } from '@opensearch-project/opensearch';
import {
  CHECKBOX_KEYS,
  type Loosenable,
  SLIDER_KEYS,
  type SliderKey,
  type Sort,
} from '@showroom/contracts/entities/filters';
import type { Search } from '../search';
import { priceField } from './document';
import { type FinancedKinds, financedKinds } from './financed-kinds';

type QueryContainer = Types.Common_QueryDsl.QueryContainer;

/** The aggregations asked for here: the client's types of them do not know the field. */
type Aggregation =
  | { readonly terms: { readonly field: string; readonly size: number } }
  | { readonly min: { readonly field: string } }
  | { readonly max: { readonly field: string } }
  | { readonly filter: QueryContainer; readonly aggs?: Readonly<Record<string, Aggregation>> };

/** The body of a search in the index of a listing. */
export interface SearchRequest extends Omit<API.Search_RequestBody, 'aggs'> {
  readonly aggs: Readonly<Record<string, Aggregation>>;
}

/** More options than a facet has; an answer that leaves some out is refused. */
const MOST_OPTIONS = 10_000;

/** What a sort by distance runs for each vehicle found: owners that are not ranked come last. */
export const OWNER_RANK = "params.ranks.getOrDefault(doc['facets.dealers'].value, params.last)";

const all = (filter: QueryContainer[]): QueryContainer => ({ bool: { filter } });
const oneOf = (field: string, values: readonly string[]): QueryContainer => ({ terms: { [field]: [...values] } });

function within(
  field: string,
  { from, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
): QueryContainer {
  return {
    range: {
      [field]: {
        ...(from !== undefined && Number.isFinite(from) && { gte: from }),
        ...(to !== undefined && Number.isFinite(to) && { lte: to }),
      },
    },
  };
}

function fieldOf(key: SliderKey, { driveAwayState }: Search): string {
  return key === 'display_price' ? priceField(driveAwayState) : `numbers.${key}`;
}

/** Vehicles of these kinds whose price can be financed as it is asked for. */
function financed(search: Search, { kinds, from, to }: FinancedKinds): QueryContainer {
  return all([oneOf('kind', kinds), within(priceField(search.driveAwayState), { from, to })]);
}

/** What the list is limited to, whatever is chosen. */
function scopeOf({ limits }: Search): QueryContainer {
  const { statuses, owners, brands, models, modelGroup } = limits;
  return all([
    ...(statuses ? [oneOf('facets.statuses', statuses)] : []),
    ...(owners ? [oneOf('facets.dealers', owners)] : []),
    ...(brands ? [oneOf('facets.brands', brands)] : []),
    ...(models ? [oneOf('facets.models', models)] : []),
    ...(modelGroup === undefined ? [] : [oneOf('model_group', [modelGroup])]),
  ]);
}

/** Each filter by its name. */
function filtersOf(search: Search): ReadonlyMap<Loosenable, QueryContainer> {
  const { chosen, ranges, modelGroup, owners, nearby, payment, financing } = search;
  const filters = new Map<Loosenable, QueryContainer>();
  for (const [key, values] of chosen) filters.set(key, oneOf(`facets.${key}`, values));
  for (const [key, range] of ranges) filters.set(key, within(fieldOf(key, search), range));
  if (payment) {
    const should = (financing ? financedKinds(financing, payment) : []).map((one) => financed(search, one));
    // Without a clause `bool` matches everything.
    filters.set('monthly_payment', should.length === 0 ? { match_none: {} } : { bool: { should } });
  }
  if (modelGroup !== undefined) filters.set('model_group', oneOf('model_group', [modelGroup]));
  if (owners) filters.set('dealer_codes', oneOf('facets.dealers', owners));
  if (nearby) filters.set('near', oneOf('facets.dealers', nearby));
  return filters;
}

const FIELDS = {
  availableFirst: ['available', 'desc'],
  createdAtDesc: ['created', 'desc'],
  createdAtAsc: ['created', 'asc'],
  priceAsc: ['price', 'asc'],
  priceDesc: ['price', 'desc'],
  productionYearDesc: ['numbers.production_year', 'desc'],
  productionYearAsc: ['numbers.production_year', 'asc'],
  mileageAsc: ['numbers.mileage', 'asc'],
  mileageDesc: ['numbers.mileage', 'desc'],
  status: ['status', 'asc'],
} as const satisfies Record<Sort, readonly [string, 'asc' | 'desc']>;

function orderOf({ sort, byDistance, driveAwayState }: Search): Types.Common.SortCombinations[] {
  const [name, order] = FIELDS[sort];
  const field = name === 'price' ? priceField(driveAwayState) : name;
  const ranks = byDistance && Object.fromEntries(byDistance.map((id, rank) => [id, rank]));
  return [
    ...(ranks
      ? [
          {
            _script: {
              type: 'number' as const,
              script: { source: OWNER_RANK, params: { ranks, last: byDistance.length } },
            },
          },
        ]
      : []),
    { [field]: { order, missing: '_last' } },
    { id: { order: 'asc' } },
  ];
}

/**
 * One request for the whole answer: the page, the total, every filter's options and bounds without
 * its own choice, and what taking one filter away would bring.
 */
export function requestOf(search: Search): SearchRequest {
  const filters = filtersOf(search);
  const others: QueryContainer[] =
    search.exclude === undefined ? [] : [{ bool: { must_not: [oneOf('id', [search.exclude])] } }];
  const without = (own?: Loosenable) =>
    all([...others, ...[...filters].filter(([name]) => name !== own).map(([, filter]) => filter)]);

  const aggs: Record<string, Aggregation> = {};
  for (const key of CHECKBOX_KEYS) {
    const options: Aggregation = { terms: { field: `facets.${key}`, size: MOST_OPTIONS } };
    aggs[`options_${key}`] = options;
    aggs[`counts_${key}`] = { filter: without(key), aggs: { options } };
  }
  const ends = (field: string) => ({ min: { min: { field } }, max: { max: { field } } });
  for (const key of SLIDER_KEYS) aggs[`bounds_${key}`] = { filter: without(key), aggs: ends(fieldOf(key, search)) };
  for (const kinds of search.financing ? financedKinds(search.financing) : []) {
    const filter = all([without('monthly_payment'), financed(search, kinds)]);
    aggs[`payments_${kinds.index}`] = { filter, aggs: ends(priceField(search.driveAwayState)) };
  }
  for (const name of filters.keys()) aggs[`without_${name}`] = { filter: without(name) };

  return {
    query: scopeOf(search),
    post_filter: without(),
    track_total_hits: true,
    from: search.offset,
    size: search.items,
    sort: orderOf(search),
    _source: false,
    aggs,
  };
}
