import { FAMILIES, type Family } from '@showroom/contracts/entities/families';
import { forcedKeys } from '@showroom/contracts/entities/forced-keys';
import type { Settings } from '@showroom/contracts/settings/settings';
import { type ListState, valuesOf } from '../facets/url-state';

/**
 * What editors, settings and the link that was followed fixed for a list, whatever the visitor
 * chooses.
 */
export interface Scope {
  readonly brands: readonly string[];
  readonly models: readonly string[];
  readonly family: Family | undefined;
  readonly statuses: readonly string[];
  readonly dealerCodes: readonly string[];
}

interface Fixing {
  readonly brand_key: string;
  readonly model_key: string;
  readonly forced_statuses: string;
  readonly forced_dealer_codes: string;
}

/**
 * `all` and nothing mean every brand or model; several keys are separated by commas. A block's own
 * brand goes before the market's.
 */
export function scopeOf(
  content: Fixing,
  settings: { get<K extends keyof Settings>(key: K): Settings[K] },
  query: URLSearchParams,
): Scope {
  const brands = forcedKeys(content.brand_key);
  const market = forcedKeys(settings.get('stock_locator.brandFilter'));
  const family = settings.get('stock_locator.familyFilter');
  return {
    brands: brands.length > 0 ? brands : market,
    models: forcedKeys(content.model_key),
    family: FAMILIES.find((known) => known === family),
    statuses: forced(forcedKeys(content.forced_statuses), query.getAll('forced_statuses')),
    dealerCodes: forced(forcedKeys(content.forced_dealer_codes), query.getAll('forced_dealer_codes')),
  };
}

/** A link narrows what the editor forced and never widens it. */
function forced(byEditor: readonly string[], written: readonly string[]): readonly string[] {
  const byLink = valuesOf(written);
  if (byEditor.length === 0) return byLink;
  const both = byEditor.filter((value) => byLink.includes(value));
  return both.length > 0 ? both : byEditor;
}

/** Filters that are no choice of the visitor's: they show neither facet nor chip. */
export type FixedKey = 'brands' | 'models' | 'family';

export function fixedIn({ brands, models, family }: Scope): FixedKey[] {
  const given = { brands: brands.length > 0, models: models.length > 0, family: family !== undefined };
  return (['brands', 'models', 'family'] as const).filter((key) => given[key]);
}

/** The visitor's state with what is fixed taken out. */
export function freeState(state: ListState, fixed: readonly FixedKey[]): ListState {
  const chosen = { ...state.chosen };
  if (fixed.includes('brands')) delete chosen.brands;
  if (fixed.includes('models')) delete chosen.models;
  return { ...state, chosen, family: fixed.includes('family') ? undefined : state.family };
}
