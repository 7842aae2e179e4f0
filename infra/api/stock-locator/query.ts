import { listVehicles } from '@showroom/contracts/calls/stock-locator';
import {
  CHECKBOX_KEYS,
  type CheckboxKey,
  checkboxParameter,
  DISTANCE_SORT,
  type ForcibleFilter,
  LIST_SORTS,
  PAYMENT_PARAMETERS,
  SLIDER_KEYS,
  type SliderKey,
  sliderParameter,
} from '@showroom/contracts/entities/filters';
import type { AskedFinance } from '@showroom/contracts/finance/terms';
import * as z from 'zod';
import { minorDigits } from '../../database/money';
import type { Financing } from '../../facets/financing';
import { MONEY_SLIDERS, type Search } from '../../facets/search';
import { Refusal } from '../kernel/refusal';

export type ListQuery = z.output<typeof listVehicles.query>;

/** Also what vehicles of one distance are sorted by. */
const USUAL_SORT = 'createdAtDesc';

/** The parameters that are no checkbox or slider, as the call's schema left them. */
const plain = z.object({
  items: z.number().default(12),
  page: z.number().default(1),
  sort: z.enum(LIST_SORTS).default(USUAL_SORT),
  exclude: z.string().optional(),
  drive_away_state: z.string().optional(),
  'filter[nameplate_model_group_eq]': z.string().optional(),
  'near[lat]': z.number().optional(),
  'near[lon]': z.number().optional(),
  'near[km]': z.number().optional(),
  'finance[deposit]': z.number().optional(),
  'finance[months]': z.number().optional(),
  'finance[yearly_mileage]': z.number().optional(),
  [PAYMENT_PARAMETERS.gteq]: z.number().optional(),
  [PAYMENT_PARAMETERS.lteq]: z.number().optional(),
});
type Plain = z.output<typeof plain>;

function texts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

/**
 * An amount of the query in minor units, without the error that binary fractions bring: 1.1 EUR is
 * exactly 110.
 */
function minor(value: number, currency: string): number {
  return Math.round(value * 10 ** (minorDigits(currency) + 4)) / 10_000;
}

/** Both included. */
interface Bounds {
  readonly from: number;
  readonly to: number;
}

function rangeOf(query: ListQuery, key: SliderKey, currency: string): Bounds | undefined {
  const bound = (which: 'gteq' | 'lteq') => {
    const value: unknown = query[sliderParameter(key, which)];
    if (typeof value !== 'number') return undefined;
    return MONEY_SLIDERS.has(key) ? minor(value, currency) : value;
  };
  const [from, to] = [bound('gteq'), bound('lteq')];
  if (from === undefined && to === undefined) return undefined;
  return { from: from ?? Number.NEGATIVE_INFINITY, to: to ?? Number.POSITIVE_INFINITY };
}

function chosenOf(query: ListQuery): Map<CheckboxKey, readonly string[]> {
  const chosen = new Map<CheckboxKey, readonly string[]>();
  for (const key of CHECKBOX_KEYS) {
    const values = texts(query[checkboxParameter(key)]);
    if (values !== undefined && values.length > 0) chosen.set(key, values);
  }
  return chosen;
}

function rangesOf(query: ListQuery, currency: string): Map<SliderKey, Bounds> {
  const ranges = new Map<SliderKey, Bounds>();
  for (const key of SLIDER_KEYS) {
    const range = rangeOf(query, key, currency);
    if (range) ranges.set(key, range);
  }
  return ranges;
}

/** A place and how far from it. */
export interface Near {
  readonly place: { readonly latitude: number; readonly longitude: number };
  readonly km: number;
}

function nearOf(asked: Plain): Near | undefined {
  const { 'near[lat]': latitude, 'near[lon]': longitude, 'near[km]': km } = asked;
  if (latitude !== undefined && longitude !== undefined && km !== undefined)
    return { place: { latitude, longitude }, km };
  const missing = NEAR.filter((name) => asked[name] === undefined);
  if (missing.length === NEAR.length) return undefined;
  throw new Refusal(
    400,
    'A place needs its latitude, its longitude and a distance.',
    missing.map((path) => ({ path, message: 'is missing' })),
  );
}

/**
 * Nothing on earth is further, so a place measures and leaves nobody out: not even retailers that
 * never said where they are.
 */
const EVERYWHERE = 20_040;

const NEAR = ['near[lat]', 'near[lon]', 'near[km]'] as const;

/** What a search needs to know of its listing. */
export interface ListingFacts {
  readonly currency: string;
  /** Undefined where nobody offers any. */
  readonly financing: (asked: AskedFinance) => Financing | undefined;
  readonly ownersWithCodes: (codes: readonly string[]) => readonly string[];
  readonly ownersNear: (near: Near) => readonly string[];
  /** The same owners, nearest first. */
  readonly ownersByDistance: (near: Near) => readonly string[];
}

/** A query as a search, and the place that it names. */
export function searchOf(query: ListQuery, facts: ListingFacts): Search & { readonly near: Near | undefined } {
  const asked = plain.parse(query);
  const { items, page, sort, exclude, 'filter[nameplate_model_group_eq]': modelGroup } = asked;
  const withCodes = (name: string) => {
    const codes = texts(query[name]);
    return codes && facts.ownersWithCodes(codes);
  };
  const near = nearOf(asked);
  if (sort === DISTANCE_SORT && !near) {
    const errors = [{ path: 'sort', message: 'needs near[lat], near[lon] and near[km]' }];
    throw new Refusal(400, 'Distances are measured from a place.', errors);
  }
  const isForced = (name: ForcibleFilter) => texts(query['forced_filters'])?.includes(name) === true;
  const chosen = chosenOf(query);
  const limitBy = (key: ForcibleFilter & CheckboxKey) => {
    const values = isForced(key) ? chosen.get(key) : undefined;
    if (values) chosen.delete(key);
    return values;
  };
  const [from, to] = [asked[PAYMENT_PARAMETERS.gteq], asked[PAYMENT_PARAMETERS.lteq]];
  return {
    limits: {
      statuses: texts(query['forced_statuses']),
      owners: withCodes('forced_dealer_codes'),
      brands: limitBy('brands'),
      models: limitBy('models'),
      modelGroup: isForced('model_group') ? modelGroup : undefined,
    },
    chosen,
    ranges: rangesOf(query, facts.currency),
    modelGroup: isForced('model_group') ? undefined : modelGroup,
    owners: withCodes('filter[owner_dealer_codes_includes]'),
    near,
    driveAwayState: asked.drive_away_state,
    nearby: near && near.km < EVERYWHERE ? facts.ownersNear(near) : undefined,
    payment: from === undefined && to === undefined ? undefined : { from, to },
    financing: facts.financing({
      deposit: asked['finance[deposit]'],
      months: asked['finance[months]'],
      yearly_mileage: asked['finance[yearly_mileage]'],
    }),
    exclude,
    sort: sort === DISTANCE_SORT ? USUAL_SORT : sort,
    byDistance: near && sort === DISTANCE_SORT ? facts.ownersByDistance(near) : undefined,
    offset: (page - 1) * items,
    items,
  };
}

/** Parameters that no rule knows. */
export function ignoredIn(query: ListQuery): string[] {
  return Object.keys(query).filter((name) => !Object.hasOwn(listVehicles.query.shape, name));
}
