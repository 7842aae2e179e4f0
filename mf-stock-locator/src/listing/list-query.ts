import {
  CHECKBOX_KEYS,
  checkboxParameter,
  FILTER_KEYS,
  type FilterKey,
  SLIDER_KEYS,
  sliderParameter,
} from '@showroom/contracts/entities/filters';
import type { ListState } from '../facets/url-state';

/** What an editor fixed for a list, whatever the visitor chooses. */
export interface Scope {
  readonly brands: readonly string[];
  readonly models: readonly string[];
}

/** `all` and nothing mean every brand or model; several keys are separated by commas. */
export function scopeOf(content: { readonly brand_key: string; readonly model_key: string }): Scope {
  return { brands: keysOf(content.brand_key), models: keysOf(content.model_key) };
}

function keysOf(written: string): string[] {
  const keys = written.split(',').map((key) => key.trim());
  return keys.filter((key) => key !== '' && key.toLowerCase() !== 'all');
}

/** A fixed filter is no choice of the visitor's: it shows neither facet nor chip. */
export function isFixed(scope: Scope, key: FilterKey): boolean {
  return (key === 'brands' || key === 'models') && scope[key].length > 0;
}

/** The visitor's state with what the editor fixed taken out. */
export function freeState(state: ListState, scope: Scope): ListState {
  const chosen = Object.fromEntries(Object.entries(state.chosen).filter(([key]) => !isFixedName(scope, key)));
  return { ...state, chosen };
}

function isFixedName(scope: Scope, name: string): boolean {
  const key = FILTER_KEYS.find((known) => known === name);
  return key !== undefined && isFixed(scope, key);
}

/** Vehicles on a page: a whole number from 1 to 12. */
export function pageSize(asked: number): number {
  return Number.isFinite(asked) ? Math.min(12, Math.max(1, Math.round(asked))) : 12;
}

export function listQuery(state: ListState, scope: Scope, items: number): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = { items: String(items), page: String(state.page), sort: state.sort };
  for (const key of CHECKBOX_KEYS) {
    const values = isFixed(scope, key) && (key === 'brands' || key === 'models') ? scope[key] : state.chosen[key];
    if (values && values.length > 0) query[checkboxParameter(key)] = [...values];
  }
  for (const key of SLIDER_KEYS) {
    const { from, to } = state.ranges[key] ?? {};
    if (from !== undefined) query[sliderParameter(key, 'gteq')] = String(from);
    if (to !== undefined) query[sliderParameter(key, 'lteq')] = String(to);
  }
  return query;
}
