import type { CheckboxKey, SliderKey } from '@showroom/contracts/entities/filters';
import type { FacetColumn, NumberColumn } from './columns';
import type { FinancedRows, Financing } from './financing';
import { collectRows, countBits, countRows, intersect, passSets, type Range, rangeOfRows } from './kernels';

/** What a list is limited to, whatever visitors choose; undefined is no limit. */
export interface Limits {
  readonly statuses: readonly string[] | undefined;
  readonly owners: readonly string[] | undefined;
  readonly brands: readonly string[] | undefined;
  readonly models: readonly string[] | undefined;
  readonly modelGroup: string | undefined;
}

/** What a scope needs to know of its listing. */
interface ScopedRows extends FinancedRows {
  readonly length: number;
  readonly size: number;
  /** Rows that hold a vehicle, as bits. */
  readonly living: Uint32Array;
  readonly modelGroups: FacetColumn;
  facet(key: CheckboxKey): FacetColumn;
  slider(key: SliderKey): NumberColumn;
}

/** Ends that no number reaches. */
const NOWHERE = { from: Number.NaN, to: Number.NaN };
/** Terms whose payments are remembered. */
const KEPT_PAYMENTS = 64;

/**
 * The vehicles that a list is about, and what every search in it starts from: valid until the store
 * changes.
 */
export class Scope {
  /** Its rows, as bits. */
  readonly bits: Uint32Array;
  readonly size: number;
  readonly #store: ScopedRows;
  readonly #isWhole: boolean;
  readonly #totals = new Map<CheckboxKey, ArrayLike<number>>();
  readonly #bounds = new Map<SliderKey, Range | null>();
  readonly #payments = new Map<Financing, Range | null>();
  #rows: Uint32Array | undefined;

  constructor(store: ScopedRows, limits: Limits) {
    const { statuses, owners, brands, models, modelGroup } = limits;
    this.#store = store;
    this.#isWhole = Object.values(limits).every((limit) => limit === undefined);
    this.bits = this.#isWhole ? store.living : store.living.slice();
    if (statuses) this.#limit(store.facet('statuses'), statuses);
    if (owners) this.#limit(store.facet('dealers'), owners);
    if (brands) this.#limit(store.facet('brands'), brands);
    if (models) this.#limit(store.facet('models'), models);
    if (modelGroup !== undefined) this.#limit(store.modelGroups, [modelGroup]);
    this.size = this.#isWhole ? store.size : countBits(this.bits);
  }

  rows(): Uint32Array {
    if (!this.#rows) {
      const rows = new Uint32Array(this.size);
      collectRows(this.bits, rows);
      this.#rows = rows;
    }
    return this.#rows;
  }

  /** Vehicles by set of a facet. */
  totals(key: CheckboxKey): ArrayLike<number> {
    const column = this.#store.facet(key);
    if (this.#isWhole) return column.totals;
    return remembered(this.#totals, key, () => {
      const counts = new Uint32Array(column.sets.length);
      countRows(this.rows(), column.codes, counts);
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
    return remembered(this.#payments, financing, () => financing.bounds(this.#store, this.bits));
  }

  #limit(column: FacetColumn, values: readonly string[]): void {
    const passing = new Uint32Array(this.bits.length);
    passSets(passing, column.codes, column.passing(values));
    intersect(this.bits, passing);
  }
}

function remembered<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key);
  if (value !== undefined) return value;
  const made = make();
  known.set(key, made);
  return made;
}
