import type { Facets } from '@showroom/contracts/calls/stock-locator';
import {
  CHECKBOX_KEYS,
  type CheckboxKey,
  FILTER_KEYS,
  type FilterKey,
  isCheckboxKey,
  type SliderKey,
} from '@showroom/contracts/entities/filters';
import { EMPTY_STATE, type ListState, type Range } from './url-state';

export type Bounds = { readonly min: number; readonly max: number };

/** A choice that a visitor can take back on its own: one option, or one range. */
export type Choice =
  | { readonly kind: 'option'; readonly key: CheckboxKey; readonly value: string; readonly label: string }
  | { readonly kind: 'range'; readonly key: SliderKey; readonly range: Range };

/** Ticks or unticks one option; the list starts again at its first page. */
export function toggled(state: ListState, key: CheckboxKey, value: string): ListState {
  const before = state.chosen[key] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const { [key]: _, ...others } = state.chosen;
  return { ...state, page: 1, chosen: after.length > 0 ? { ...others, [key]: after } : others };
}

/** Sets a range; a bound that does not narrow what there is counts as not set. */
export function ranged(state: ListState, key: SliderKey, range: Range, bounds: Bounds | null | undefined): ListState {
  const { [key]: _, ...others } = state.ranges;
  const narrowed = narrowing(range, bounds);
  return { ...state, page: 1, ranges: narrowed ? { ...others, [key]: narrowed } : others };
}

/** The part of a range that differs from the bounds, each bound on its own. */
export function narrowing(range: Range | undefined, bounds: Bounds | null | undefined): Range | undefined {
  if (!range) return undefined;
  const from = range.from !== undefined && (!bounds || range.from > bounds.min) ? range.from : undefined;
  const to = range.to !== undefined && (!bounds || range.to < bounds.max) ? range.to : undefined;
  return from === undefined && to === undefined ? undefined : { from, to };
}

/** The state without the choices of one filter. */
export function without(state: ListState, key: FilterKey): ListState {
  if (isCheckboxKey(key)) {
    const { [key]: _, ...chosen } = state.chosen;
    return { ...state, page: 1, chosen };
  }
  const { [key]: _, ...ranges } = state.ranges;
  return { ...state, page: 1, ranges };
}

/** The state without one choice. */
export function withoutChoice(state: ListState, choice: Choice): ListState {
  return choice.kind === 'option' ? toggled(state, choice.key, choice.value) : without(state, choice.key);
}

/** No filter chosen, in the order the visitor wanted. */
export function cleared(state: ListState): ListState {
  return { ...EMPTY_STATE, sort: state.sort };
}

/** A chosen value counts only if the listing has such an option: a stale link or a typing error filters nothing. */
export function knownOnly(state: ListState, facets: Facets): ListState {
  const chosen: Partial<Record<CheckboxKey, readonly string[]>> = {};
  for (const key of CHECKBOX_KEYS) {
    const options = facets.options[key];
    const values = state.chosen[key]?.filter((value) => !options || options.some((option) => option.value === value));
    if (values && values.length > 0) chosen[key] = values;
  }
  return { ...state, chosen };
}

/** Whether a filter narrows the list. */
export function isActive(state: ListState, facets: Facets, key: FilterKey): boolean {
  if (isCheckboxKey(key)) return (state.chosen[key]?.length ?? 0) > 0;
  return narrowing(state.ranges[key], facets.bounds[key]) !== undefined;
}

/** Every choice in the order of the filters, labelled as the facet labels it. */
export function choicesOf(state: ListState, facets: Facets): Choice[] {
  return FILTER_KEYS.flatMap((key): Choice[] => {
    if (!isCheckboxKey(key)) {
      const range = narrowing(state.ranges[key], facets.bounds[key]);
      return range ? [{ kind: 'range', key, range }] : [];
    }
    return (state.chosen[key] ?? []).map((value) => {
      const label = facets.options[key]?.find((option) => option.value === value)?.label ?? value;
      return { kind: 'option', key, value, label };
    });
  });
}

/** A filter whose removal alone brings vehicles back; `count` where the facet knows it. */
export interface Loosening {
  readonly key: FilterKey;
  readonly count: number | undefined;
}

/** A vehicle has several of these, so their options do not add up. */
const MANY_VALUED: ReadonlySet<FilterKey> = new Set(['engine_types', 'financing_options']);

/** Facets are counted without their own choice, which tells what dropping that choice brings at no further cost. */
export function loosenings(state: ListState, facets: Facets): Loosening[] {
  const found = FILTER_KEYS.flatMap((key): Loosening[] => {
    if (!isActive(state, facets, key)) return [];
    if (!isCheckboxKey(key)) return facets.bounds[key] ? [{ key, count: undefined }] : [];
    const counts = (facets.options[key] ?? []).map(({ count }) => count);
    const sum = counts.reduce((total, count) => total + count, 0);
    return sum > 0 ? [{ key, count: MANY_VALUED.has(key) ? undefined : sum }] : [];
  });
  return found.sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

/** How far one press of an arrow key moves a slider: a round number, about a hundredth of the way. */
export function stepOf({ min, max }: Bounds): number {
  return Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, (max - min) / 40))));
}

/** Bounds widened to whole steps, so that both ends can be reached. */
export function wholeSteps({ min, max }: Bounds): Bounds & { readonly step: number } {
  const step = stepOf({ min, max });
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step };
}

export const NO_FACETS: Facets = { options: {}, bounds: {} };
