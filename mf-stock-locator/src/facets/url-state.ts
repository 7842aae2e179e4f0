import {
  CHECKBOX_KEYS,
  type CheckboxKey,
  FILTER_KEYS,
  isCheckboxKey,
  SLIDER_KEYS,
  type SliderKey,
  SORTS,
  type Sort,
} from '@showroom/contracts/entities/filters';

export interface Range {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** What a list's address says. A filter without a choice has no entry. */
export interface ListState {
  readonly chosen: Readonly<Partial<Record<CheckboxKey, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<SliderKey, Range>>>;
  readonly sort: Sort;
  readonly page: number;
}

const DEFAULT_SORT: Sort = 'createdAtDesc';
export const EMPTY_STATE: ListState = { chosen: {}, ranges: {}, sort: DEFAULT_SORT, page: 1 };

/** Values hold single spaces, so two of them separate the values of one filter. */
const SEPARATOR = '  ';
/** More values than any facet has are noise, and the API refuses them. */
const MOST_VALUES = 200;
const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;
const PAGE = /^[1-9]\d{0,5}$/;

/** Reads what it knows; anything malformed or negative counts as not given. */
export function readListState(query: URLSearchParams): ListState {
  const chosen: Partial<Record<CheckboxKey, readonly string[]>> = {};
  for (const key of CHECKBOX_KEYS) {
    const values = valuesOf(query.getAll(key));
    if (values.length > 0) chosen[key] = values;
  }
  const ranges: Partial<Record<SliderKey, Range>> = {};
  for (const key of SLIDER_KEYS) {
    const range = rangeOf(query.get(`${key}.from`), query.get(`${key}.to`));
    if (range) ranges[key] = range;
  }
  const sort = SORTS.find((known) => known === query.get('sort')) ?? DEFAULT_SORT;
  const page = query.get('page') ?? '';
  return { chosen, ranges, sort, page: PAGE.test(page) ? Number(page) : 1 };
}

/** A plain form repeats the key, the address of a link joins the values: both are understood. */
function valuesOf(written: readonly string[]): string[] {
  const values = written.flatMap((text) => text.split(SEPARATOR)).map((value) => value.trim());
  return [...new Set(values)].filter((value) => value !== '').slice(0, MOST_VALUES);
}

function rangeOf(fromText: string | null, toText: string | null): Range | undefined {
  const from = amountOf(fromText);
  const to = amountOf(toText);
  if (from === undefined && to === undefined) return undefined;
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

function amountOf(text: string | null): number | undefined {
  return text !== null && AMOUNT.test(text) ? Number(text) : undefined;
}

const OWN_PARAMETERS: ReadonlySet<string> = new Set([
  ...CHECKBOX_KEYS,
  ...SLIDER_KEYS.flatMap((key) => [`${key}.from`, `${key}.to`]),
  'sort',
  'page',
]);

/** The parameters that belong to somebody else on the page; they stay as they are. */
export function foreignParameters(query: URLSearchParams): [string, string][] {
  return [...query].filter(([name]) => !OWN_PARAMETERS.has(name));
}

/** One address for one state: filters in their order, then sort and page, each only when it differs from its default. */
export function writeListState(state: ListState, current = new URLSearchParams()): string {
  const query = new URLSearchParams(foreignParameters(current));
  for (const key of FILTER_KEYS) {
    if (isCheckboxKey(key)) {
      const values = state.chosen[key] ?? [];
      if (values.length > 0) query.set(key, values.join(SEPARATOR));
      continue;
    }
    const { from, to } = state.ranges[key] ?? {};
    if (from !== undefined) query.set(`${key}.from`, String(from));
    if (to !== undefined) query.set(`${key}.to`, String(to));
  }
  if (state.sort !== DEFAULT_SORT) query.set('sort', state.sort);
  if (state.page > 1) query.set('page', String(state.page));
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}
