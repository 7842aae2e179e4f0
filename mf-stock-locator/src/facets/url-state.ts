import { FAMILIES, type Family } from '@showroom/contracts/entities/families';
import { CHECKBOX_KEYS, type CheckboxKey, LIST_SORTS, type ListSort } from '@showroom/contracts/entities/filters';
import { isRange, LIST_KEYS, RANGE_KEYS, type RangeKey, TERM_KEYS, type TermKey, type Terms } from './list-keys';

export interface Range {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** What a list's address says. A filter without a choice has no entry. */
export interface ListState {
  readonly family: Family | undefined;
  readonly chosen: Readonly<Partial<Record<CheckboxKey, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeKey, Range>>>;
  /** What monthly payments are calculated with; they filter nothing by themselves. */
  readonly terms: Terms;
  readonly sort: ListSort;
  readonly page: number;
}

export const DEFAULT_SORT: ListSort = 'availableFirst';
export const EMPTY_STATE: ListState = {
  family: undefined,
  chosen: {},
  ranges: {},
  terms: {},
  sort: DEFAULT_SORT,
  page: 1,
};

/** Values hold single spaces, so two of them separate the values of one filter. */
const SEPARATOR = '  ';
const FAMILY = 'model_group';
/** More values than any facet has are noise, and the API refuses them. */
const MOST_VALUES = 200;
const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;
const PAGE = /^[1-9]\d{0,5}$/;
/** A deposit of nothing is a choice; an agreement or a year without length is none. */
const TERM_FORMS = {
  deposit: AMOUNT,
  term: /^(1[01]\d|120|[1-9]\d?)$/,
  yearly_mileage: /^[1-9]\d{0,4}$/,
} as const satisfies Record<TermKey, RegExp>;

/** Reads what it knows; anything malformed or negative counts as not given. */
export function parseListState(query: URLSearchParams): ListState {
  const chosen: Partial<Record<CheckboxKey, readonly string[]>> = {};
  for (const key of CHECKBOX_KEYS) {
    const values = valuesOf(query.getAll(key));
    if (values.length > 0) chosen[key] = values;
  }
  const ranges: Partial<Record<RangeKey, Range>> = {};
  for (const key of RANGE_KEYS) {
    const range = rangeOf(query.get(`${key}.from`), query.get(`${key}.to`));
    if (range) ranges[key] = range;
  }
  const terms: Partial<Record<TermKey, number>> = {};
  for (const key of TERM_KEYS) {
    const written = query.get(key) ?? '';
    if (TERM_FORMS[key].test(written)) terms[key] = Number(written);
  }
  const family = FAMILIES.find((known) => known === query.get(FAMILY)?.trim());
  const sort = LIST_SORTS.find((known) => known === query.get('sort')) ?? DEFAULT_SORT;
  const page = query.get('page') ?? '';
  return { family, chosen, ranges, terms, sort, page: PAGE.test(page) ? Number(page) : 1 };
}

/** A plain form repeats the key, the address of a link joins the values: both are understood. */
export function valuesOf(written: readonly string[]): string[] {
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
  FAMILY,
  ...CHECKBOX_KEYS,
  ...RANGE_KEYS.flatMap((key) => [`${key}.from`, `${key}.to`]),
  ...TERM_KEYS,
  'sort',
  'page',
]);

/** The parameters that belong to somebody else on the page; they stay as they are. */
export function foreignParameters(query: URLSearchParams): [string, string][] {
  return [...query].filter(([name]) => !OWN_PARAMETERS.has(name));
}

const FORM = 'filters';

/**
 * Whether the form has all its options from the start: without scripts those of closed filters
 * never come.
 */
export function isWholeForm(query: URLSearchParams): boolean {
  return query.get(FORM) === 'all';
}

export function wholeFormSearch(current: URLSearchParams): string {
  const query = new URLSearchParams(current);
  query.set(FORM, 'all');
  return `?${query}`;
}

/** Whether the address says anything about a list; where it does, nothing is chosen in advance. */
export function namesListState(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => OWN_PARAMETERS.has(name));
}

/**
 * One address for one state: filters in their order, then terms, sort and page, each only when it
 * differs from its default.
 */
export function serializeListState(state: ListState, current = new URLSearchParams()): string {
  const query = new URLSearchParams(foreignParameters(current));
  if (state.family) query.set(FAMILY, state.family);
  for (const key of LIST_KEYS) {
    if (isRange(key)) {
      const { from, to } = state.ranges[key] ?? {};
      if (from !== undefined) query.set(`${key}.from`, String(from));
      if (to !== undefined) query.set(`${key}.to`, String(to));
      continue;
    }
    const values = state.chosen[key] ?? [];
    if (values.length > 0) query.set(key, values.join(SEPARATOR));
  }
  for (const key of TERM_KEYS) {
    const value = state.terms[key];
    if (value !== undefined) query.set(key, String(value));
  }
  if (state.sort !== DEFAULT_SORT) query.set('sort', state.sort);
  if (state.page > 1) query.set('page', String(state.page));
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/**
 * As an address that says of itself that nothing is chosen, where a bare one would mean the choice
 * made in advance.
 */
export function serializeChosenState(state: ListState, current = new URLSearchParams()): string {
  const written = serializeListState(state, current);
  if (namesListState(new URLSearchParams(written))) return written;
  return written === '' ? '?page=1' : `${written}&page=1`;
}
