import type { CheckboxKey, SliderKey } from '@showroom/contracts/entities/filters';
import type { FacetColumn, NumberColumn } from './columns';
import { countLiving, failSets, GONE, livingRows, type Range, rangeOfRows } from './kernels';
import type { FinancedRows, Financing } from './payment';

/** What a list is limited to, whatever visitors choose; undefined is no limit. */
export interface Limits {
  readonly statuses: readonly string[] | undefined;
  readonly owners: readonly string[] | undefined;
}

/** What a scope needs to know of its listing. */
interface ScopedRows extends FinancedRows {
  readonly length: number;
  readonly size: number;
  readonly holes: Uint32Array;
  facet(key: CheckboxKey): FacetColumn;
  slider(key: SliderKey): NumberColumn;
}

/** Ends that no number reaches. */
const NOWHERE = { from: Number.NaN, to: Number.NaN };
/** Terms whose payments are remembered. */
const KEPT_PAYMENTS = 64;

/** The vehicles that a list is about, and what every search in it starts from: valid until the store changes. */
export class Scope {
  /** `GONE` for rows outside, else 0. */
  readonly mask: Uint32Array;
  readonly size: number;
  readonly #store: ScopedRows;
  readonly #isWhole: boolean;
  readonly #totals = new Map<CheckboxKey, ArrayLike<number>>();
  readonly #bounds = new Map<SliderKey, Range | null>();
  readonly #payments = new Map<Financing, Range | null>();
  #rows: Uint32Array | undefined;

  constructor(store: ScopedRows, { statuses, owners }: Limits) {
    this.#store = store;
    this.#isWhole = statuses === undefined && owners === undefined;
    const holes = store.holes.subarray(0, store.length);
    this.mask = this.#isWhole ? holes : holes.slice();
    if (statuses) this.#limit('statuses', statuses);
    if (owners) this.#limit('dealers', owners);
    this.size = this.#isWhole ? store.size : this.rows().length;
  }

  rows(): Uint32Array {
    this.#rows ??= livingRows(this.mask);
    return this.#rows;
  }

  /** Vehicles by set of a facet. */
  totals(key: CheckboxKey): ArrayLike<number> {
    const column = this.#store.facet(key);
    if (this.#isWhole) return column.totals;
    return remembered(this.#totals, key, () => {
      const counts = new Uint32Array(column.sets.length);
      countLiving(this.mask, column.codes, counts);
      return counts;
    });
  }

  /** Smallest and largest number of a slider; null where no vehicle has one. */
  bounds(key: SliderKey): Range | null {
    const column = this.#store.slider(key);
    if (this.#isWhole) return column.range();
    return remembered(this.#bounds, key, () => {
      const { from, to } = rangeOfRows(this.rows(), column.numbers, NOWHERE);
      return from <= to ? { from, to } : null;
    });
  }

  /** Smallest and largest monthly payment. */
  payments(financing: Financing): Range | null {
    if (this.#payments.size >= KEPT_PAYMENTS) this.#payments.clear();
    return remembered(this.#payments, financing, () => financing.bounds(this.#store, [this.rows()]));
  }

  #limit(key: CheckboxKey, values: readonly string[]): void {
    const column = this.#store.facet(key);
    failSets(this.mask, column.codes, column.passing(values), GONE);
  }
}

function remembered<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key);
  if (value !== undefined) return value;
  const made = make();
  known.set(key, made);
  return made;
}
