import { type SliderKey, SORTS, type Sort } from '@showroom/contracts/entities/filters';
import { type Range, rowsWithin } from './kernels';
import { sortedByNumber } from './radix';
import { type Compare, SortedRows } from './sorted-rows';

/**
 * Which number a sort goes by, and whether the larger comes first. What a vehicle does not have
 * stands last in both.
 */
const RULES = {
  availableFirst: ['available', -1],
  createdAtDesc: ['created', -1],
  createdAtAsc: ['created', 1],
  priceAsc: ['display_price', 1],
  priceDesc: ['display_price', -1],
  productionYearDesc: ['production_year', -1],
  productionYearAsc: ['production_year', 1],
  mileageAsc: ['mileage', 1],
  mileageDesc: ['mileage', -1],
  status: ['status', 1],
} as const satisfies Record<Sort, readonly [SortKey, 1 | -1]>;

export type SortKey = 'available' | 'created' | 'display_price' | 'production_year' | 'mileage' | 'status';

/** What the orders need to know of the rows that they sort. */
interface SortableRows {
  readonly ids: readonly (string | undefined)[];
  sortColumn(key: SortKey): { readonly numbers: Float64Array };
  livingRows(): Uint32Array;
}

/**
 * Living rows in each order: sorted together when one is first asked for, then kept up to date by
 * moving what changed.
 */
export class Orders {
  readonly #store: SortableRows;
  readonly #orders = new Map<Sort, SortedRows>();

  constructor(store: SortableRows) {
    this.#store = store;
  }

  /** Valid until the next change. */
  rows(sort: Sort): Uint32Array {
    if (this.#orders.size === 0) this.sort();
    return this.#orders.get(sort)?.rows ?? new Uint32Array(0);
  }

  /**
   * The rows whose number is in a range, if there is an order by it. Valid until the next change.
   */
  within(key: SliderKey, range: Range): Uint32Array | undefined {
    const sort = SORTS.find((name) => RULES[name][0] === key && RULES[name][1] === 1);
    if (!sort) return undefined;
    const rows = this.rows(sort);
    const { numbers } = this.#store.sortColumn(RULES[sort][0]);
    return rowsWithin(rows, (index) => numbers[rows[index] ?? 0] ?? Number.NaN, range);
  }

  /** The order as a comparison of two rows; no two are equal. Valid until the next change. */
  comparison(sort: Sort): Compare {
    const [key, direction] = RULES[sort];
    const { ids } = this.#store;
    const { numbers } = this.#store.sortColumn(key);
    return (left, right) => {
      const a = numbers[left] ?? Number.NaN;
      const b = numbers[right] ?? Number.NaN;
      if (a < b) return -direction;
      if (a > b) return direction;
      if (a !== b && Number.isNaN(a) !== Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1;
      if (left === right) return 0;
      return (ids[left] ?? '') < (ids[right] ?? '') ? -1 : 1;
    };
  }

  /** Takes rows out, which must still hold what they were sorted by. */
  detach(rows: readonly number[]): void {
    for (const [sort, order] of this.#orders) order.remove(rows, this.comparison(sort));
  }

  attach(rows: readonly number[]): void {
    for (const [sort, order] of this.#orders) order.insert(rows, this.comparison(sort));
  }

  /**
   * All orders anew; to be called when the first vehicles are there, so that no visitor waits for
   * it.
   */
  sort(): void {
    const { ids } = this.#store;
    // Read from the database by id, they are nearly sorted: an array's sort makes use of that, a
    // typed array's does not.
    const byId = [...this.#store.livingRows()].sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1));
    const start = Uint32Array.from(byId);
    for (const sort of SORTS) {
      const [key, direction] = RULES[sort];
      const rows = sortedByNumber(start, this.#store.sortColumn(key).numbers, direction);
      this.#orders.set(sort, new SortedRows(rows));
    }
  }
}
