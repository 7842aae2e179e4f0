import {
  CHECKBOX_KEYS,
  checkboxParameter,
  type ForcibleFilter,
  PAYMENT_PARAMETERS,
  SLIDER_KEYS,
  sliderParameter,
} from '@showroom/contracts/entities/filters';
import { PAYMENT_KEY, TERM_KEYS, type TermKey } from '../facets/list-keys';
import type { ListState, Range } from '../facets/url-state';
import { type FixedKey, fixedIn, type Scope } from './scope';

export type ListQuery = Record<string, string | string[]>;

/** Vehicles on a page: a whole number from 1 to 12. */
export function pageSize(asked: number): number {
  return Number.isFinite(asked) ? Math.min(12, Math.max(1, Math.round(asked))) : 12;
}

const TERM_PARAMETERS = {
  deposit: 'finance[deposit]',
  term: 'finance[months]',
  yearly_mileage: 'finance[yearly_mileage]',
} as const satisfies Record<TermKey, string>;

/** What is fixed is a limit of the list: the API then offers nothing beyond it. */
const FORCED_NAMES = {
  brands: 'brands',
  models: 'models',
  family: 'model_group',
} as const satisfies Record<FixedKey, ForcibleFilter>;

/**
 * The parameters of the list call: the page that is asked for, what is fixed, and what the visitor
 * chose within it.
 */
export function listQuery(state: ListState, scope: Scope, items: number): ListQuery {
  const query: ListQuery = { items: String(items), page: String(state.page), sort: state.sort };
  addScope(query, scope, state);
  for (const key of CHECKBOX_KEYS) {
    const fixed = key === 'brands' || key === 'models' ? scope[key] : [];
    const values = fixed.length > 0 ? fixed : (state.chosen[key] ?? []);
    if (values.length > 0) query[checkboxParameter(key)] = [...values];
  }
  for (const key of SLIDER_KEYS) {
    addRange(query, state.ranges[key], { gteq: sliderParameter(key, 'gteq'), lteq: sliderParameter(key, 'lteq') });
  }
  addRange(query, state.ranges[PAYMENT_KEY], PAYMENT_PARAMETERS);
  for (const key of TERM_KEYS) {
    const value = state.terms[key];
    if (value !== undefined) query[TERM_PARAMETERS[key]] = String(value);
  }
  return query;
}

function addScope(query: ListQuery, scope: Scope, state: ListState): void {
  const { family, statuses, dealerCodes } = scope;
  const group = family ?? state.family;
  if (group) query['filter[nameplate_model_group_eq]'] = group;
  if (statuses.length > 0) query['forced_statuses'] = [...statuses];
  const fixed = fixedIn(scope);
  if (fixed.length > 0) query['forced_filters'] = fixed.map((key) => FORCED_NAMES[key]);
  if (dealerCodes.length > 0) query['forced_dealer_codes'] = [...dealerCodes];
}

function addRange(query: ListQuery, range: Range | undefined, names: { readonly gteq: string; readonly lteq: string }) {
  if (range?.from !== undefined) query[names.gteq] = String(range.from);
  if (range?.to !== undefined) query[names.lteq] = String(range.to);
}
