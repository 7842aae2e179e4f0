import {
  CHECKBOX_KEYS,
  type CheckboxKey,
  FILTER_KEYS,
  type FilterKey,
  SLIDER_KEYS,
  type SliderKey,
} from '@showroom/contracts/entities/filters';

/**
 * What a month costs on the visitor's own terms: a range like the others, but no property of a
 * vehicle.
 */
export const PAYMENT_KEY = 'monthly_payment';
export type RangeKey = SliderKey | typeof PAYMENT_KEY;
export type ListKey = FilterKey | typeof PAYMENT_KEY;

/** Every filter in the order of the specification, and what a month costs beside the price. */
export const LIST_KEYS: readonly ListKey[] = FILTER_KEYS.flatMap((key): ListKey[] =>
  key === 'display_price' ? [key, PAYMENT_KEY] : [key],
);
export const RANGE_KEYS: readonly RangeKey[] = [...SLIDER_KEYS, PAYMENT_KEY];

const checkboxes: ReadonlySet<string> = new Set(CHECKBOX_KEYS);
export function isCheckbox(key: ListKey): key is CheckboxKey {
  return checkboxes.has(key);
}
export function isRange(key: ListKey): key is RangeKey {
  return !checkboxes.has(key);
}

/** The visitor's own terms, as the address names them. */
export const TERM_KEYS = ['deposit', 'term', 'yearly_mileage'] as const;
export type TermKey = (typeof TERM_KEYS)[number];
export type Terms = Readonly<Partial<Record<TermKey, number>>>;

/** The terms that have a list of choices. */
export type ChosenTerms<T> = Readonly<Record<'term' | 'yearly_mileage', T>>;

/**
 * What monthly payments are calculated with, what the market usually takes, and what a visitor can
 * choose instead.
 */
export interface PaymentTerms extends ChosenTerms<number> {
  /** Of the price, where the visitor names no amount. */
  readonly depositPercent: number;
  readonly usual: ChosenTerms<number>;
  readonly choices: ChosenTerms<readonly number[]>;
}
