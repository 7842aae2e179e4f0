import type { Facets } from '@showroom/contracts/calls/stock-locator';
import type { Family } from '@showroom/contracts/entities/families';
import { CHECKBOX_KEYS, type CheckboxKey } from '@showroom/contracts/entities/filters';
import { isCheckbox, LIST_KEYS, type ListKey, PAYMENT_KEY, type RangeKey, type TermKey } from './list-keys';
import { EMPTY_STATE, type ListState, type Range } from './url-state';

export type Bounds = { readonly min: number; readonly max: number };

/** A choice that a visitor can take back on its own: the family, one option, or one range. */
export type Choice =
  | { readonly kind: 'family'; readonly value: Family }
  | { readonly kind: 'option'; readonly key: CheckboxKey; readonly value: string; readonly label: string }
  | { readonly kind: 'range'; readonly key: RangeKey; readonly range: Range };

/** Ticks or unticks one option; the list starts again at its first page. */
export function toggled(state: ListState, key: CheckboxKey, value: string): ListState {
  const before = state.chosen[key] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const { [key]: _, ...others } = state.chosen;
  return { ...state, page: 1, chosen: after.length > 0 ? { ...others, [key]: after } : others };
}

/** Another family, or every one; models of the family before would leave nothing to see. */
export function inFamily(state: ListState, family: Family | undefined): ListState {
  const { models: _, ...chosen } = state.chosen;
  return { ...state, page: 1, family, chosen };
}

/** All of a brand, or every brand and family. */
export function ofBrand(state: ListState, brand: string | undefined): ListState {
  const { brands: _, ...chosen } = inFamily(state, undefined).chosen;
  return { ...state, page: 1, family: undefined, chosen: brand ? { ...chosen, brands: [brand] } : chosen };
}

/** Sets a range as a slider gives it: the end that it rests on counts as not set. */
export function ranged(state: ListState, key: RangeKey, range: Range, bounds: Bounds | null | undefined): ListState {
  const { [key]: _, ...others } = state.ranges;
  const narrowed = narrowing(range, bounds);
  return { ...state, page: 1, ranges: narrowed ? { ...others, [key]: narrowed } : others };
}

/** Sets one of the visitor's terms; undefined is the market's own. */
export function withTerm(state: ListState, key: TermKey, value: number | undefined): ListState {
  const { [key]: _, ...others } = state.terms;
  return { ...state, page: 1, terms: value === undefined ? others : { ...others, [key]: value } };
}

/**
 * What of a range was stated. A slider always gives both of its ends, and an end that it rests on
 * is not stated. A bound on its own always is, however wide: it leaves out the vehicles that do not
 * have the value at all.
 */
export function narrowing(range: Range | undefined, bounds: Bounds | null | undefined): Range | undefined {
  if (range?.from === undefined && range?.to === undefined) return undefined;
  if (!bounds || range.from === undefined || range.to === undefined) return range;
  const ends = wholeSteps(bounds);
  const from = range.from >= ends.min && range.from <= bounds.min ? undefined : range.from;
  const to = range.to >= bounds.max && range.to <= ends.max ? undefined : range.to;
  return from === undefined && to === undefined ? undefined : { from, to };
}

/** The state without the choices of one filter. */
export function without(state: ListState, key: ListKey): ListState {
  if (isCheckbox(key)) {
    const { [key]: _, ...chosen } = state.chosen;
    return { ...state, page: 1, chosen };
  }
  const { [key]: _, ...ranges } = state.ranges;
  return { ...state, page: 1, ranges };
}

/** The state without one choice. */
export function withoutChoice(state: ListState, choice: Choice): ListState {
  if (choice.kind === 'family') return inFamily(state, undefined);
  return choice.kind === 'option' ? toggled(state, choice.key, choice.value) : without(state, choice.key);
}

/** No filter chosen, in the order and on the terms that the visitor wanted. */
export function cleared({ sort, terms }: ListState): ListState {
  return { ...EMPTY_STATE, sort, terms };
}

type Option = Facets['options'][string][number];

/**
 * A chosen value counts only if the listing has such an option: a stale link or a typing error
 * filters nothing.
 */
export function knownOnly(state: ListState, facets: Facets): ListState {
  return { ...state, chosen: among(state, facets, () => true) };
}

/** What is chosen in advance counts only if it is an option, and one that has vehicles. */
export function availableOnly(state: ListState, facets: Facets): ListState {
  return { ...state, chosen: among(state, facets, ({ count }) => count > 0) };
}

function among({ chosen }: ListState, facets: Facets, isUsable: (option: Option) => boolean): ListState['chosen'] {
  const retained: Partial<Record<CheckboxKey, readonly string[]>> = {};
  for (const key of CHECKBOX_KEYS) {
    const options = facets.options[key];
    const values = chosen[key]?.filter(
      (value) => !options || options.some((option) => option.value === value && isUsable(option)),
    );
    if (values && values.length > 0) retained[key] = values;
  }
  return retained;
}

/** Whether a filter narrows the list. */
export function isActive(state: ListState, facets: Facets, key: ListKey): boolean {
  if (isCheckbox(key)) return (state.chosen[key]?.length ?? 0) > 0;
  return narrowing(state.ranges[key], boundsOf(facets, key)) !== undefined;
}

/** Every choice in the order of the filters, labelled as the facet labels it. */
export function choicesOf(state: ListState, facets: Facets): Choice[] {
  const family: Choice[] = state.family ? [{ kind: 'family', value: state.family }] : [];
  const others = LIST_KEYS.flatMap((key): Choice[] => {
    if (!isCheckbox(key)) {
      const range = narrowing(state.ranges[key], boundsOf(facets, key));
      return range ? [{ kind: 'range', key, range }] : [];
    }
    return (state.chosen[key] ?? []).map((value) => {
      const label = facets.options[key]?.find((option) => option.value === value)?.label ?? value;
      return { kind: 'option', key, value, label };
    });
  });
  return [...family, ...others];
}

/**
 * Monthly payments come in cents; a slider that moves by whole amounts must not leave out the last
 * of them.
 */
export function boundsOf(facets: Facets, key: RangeKey): Bounds | null {
  const bounds = facets.bounds[key] ?? null;
  if (!bounds || key !== PAYMENT_KEY) return bounds;
  return { min: Math.floor(bounds.min), max: Math.ceil(bounds.max) };
}

/**
 * How far one press of an arrow key moves a slider: a round number, about a hundredth of the way.
 */
export function stepOf({ min, max }: Bounds): number {
  return Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, (max - min) / 40))));
}

/** Bounds widened to whole steps, so that both ends can be reached. */
export function wholeSteps({ min, max }: Bounds): Bounds & { readonly step: number } {
  const step = stepOf({ min, max });
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step };
}

export const NO_FACETS: Facets = { options: {}, bounds: {} };
