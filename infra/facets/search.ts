import type { CheckboxKey, SliderKey, Sort } from '@showroom/contracts/entities/filters';
import type { AmountRange } from '@showroom/contracts/finance/payment-rule';
import type { Financing } from './financing';
import type { Range } from './kernels';
import type { Limits } from './scope';

/** What is looked for; amounts in minor units, payments in major ones. */
export interface Search {
  readonly limits: Limits;
  readonly chosen: ReadonlyMap<CheckboxKey, readonly string[]>;
  readonly ranges: ReadonlyMap<SliderKey, Range>;
  readonly modelGroup: string | undefined;
  /** Owners that have one of the dealer codes. */
  readonly owners: readonly string[] | undefined;
  /** Owners that are near enough. */
  readonly nearby: readonly string[] | undefined;
  readonly payment: AmountRange | undefined;
  /** Undefined where nobody offers terms. */
  readonly financing: Financing | undefined;
  readonly exclude: string | undefined;
  /** Whose prices to drive away with count. */
  readonly driveAwayState: string | undefined;
  readonly sort: Sort;
  /** Owners whose vehicles come first, second and so on; within one of them the sort holds. */
  readonly byDistance: readonly string[] | undefined;
  readonly offset: number;
  readonly items: number;
}

/** Sliders whose numbers are amounts. */
export const MONEY_SLIDERS: ReadonlySet<SliderKey> = new Set(['msrp_price', 'display_price']);
