import { listVehicles } from '@showroom/contracts/calls/stock-locator';
import {
  CHECKBOX_KEYS,
  type CheckboxKey,
  checkboxParameter,
  SLIDER_KEYS,
  type SliderKey,
  SORTS,
  sliderParameter,
} from '@showroom/contracts/entities/filters';
import * as z from 'zod';
import { minorDigits } from '../../database/money';
import { MONEY_SLIDERS } from './row';
import type { Range, Search } from './search';

export type ListQuery = z.output<typeof listVehicles.query>;

/** The parameters that are no checkbox or slider, as the call's schema left them. */
const plain = z.object({
  items: z.number().default(12),
  page: z.number().default(1),
  sort: z.enum(SORTS).default('createdAtDesc'),
  exclude: z.string().optional(),
  'filter[nameplate_model_group_eq]': z.string().optional(),
});

function texts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

/** An amount of the query in minor units, without the error that binary fractions bring: 1.1 EUR is exactly 110. */
function minor(value: number, currency: string): number {
  return Math.round(value * 10 ** (minorDigits(currency) + 4)) / 10_000;
}

function rangeOf(query: ListQuery, key: SliderKey, currency: string): Range | undefined {
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

function rangesOf(query: ListQuery, currency: string): Map<SliderKey, Range> {
  const ranges = new Map<SliderKey, Range>();
  for (const key of SLIDER_KEYS) {
    const range = rangeOf(query, key, currency);
    if (range) ranges.set(key, range);
  }
  return ranges;
}

/** A query as a search. `ownersOf` gives the owners that have one of the dealer codes. */
export function searchOf(
  query: ListQuery,
  currency: string,
  ownersOf: (codes: readonly string[]) => readonly string[],
): Search {
  const { items, page, sort, exclude, 'filter[nameplate_model_group_eq]': modelGroup } = plain.parse(query);
  const codes = texts(query['filter[owner_dealer_codes_includes]']);
  return {
    chosen: chosenOf(query),
    ranges: rangesOf(query, currency),
    modelGroup,
    owners: codes === undefined ? undefined : ownersOf(codes),
    exclude,
    sort,
    offset: (page - 1) * items,
    items,
  };
}

/** Parameters that no rule knows. */
export function ignoredIn(query: ListQuery): string[] {
  return Object.keys(query).filter((name) => !Object.hasOwn(listVehicles.query.shape, name));
}
