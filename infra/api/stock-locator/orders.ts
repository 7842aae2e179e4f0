import type { Sort } from '@showroom/contracts/entities/filters';

/** Which number a sort goes by, and whether the larger comes first. What a vehicle does not have stands last in both. */
const RULES = {
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

export type SortKey = 'created' | 'display_price' | 'production_year' | 'mileage' | 'status';

/** What the orders need to know of the rows that they sort. */
interface SortableRows {
  readonly ids: readonly (string | undefined)[];
  sortColumn(key: SortKey): { readonly numbers: Float64Array };
  livingRows(): Uint32Array;
  isLiving(row: number): boolean;
}

type Compare = (left: number, right: number) => number;

function comparison(store: SortableRows, sort: Sort): Compare {
  const [key, direction] = RULES[sort];
  const { numbers } = store.sortColumn(key);
  const { ids } = store;
  return (left, right) => {
    const [a = Number.NaN, b = Number.NaN] = [numbers[left], numbers[right]];
    if (a < b) return -direction;
    if (a > b) return direction;
    if (a !== b && Number.isNaN(a) !== Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1;
    return (ids[left] ?? '') < (ids[right] ?? '') ? -1 : 1;
  };
}

/** Two sorted runs as one. */
function merged(left: Uint32Array, right: Uint32Array, compare: Compare): Uint32Array {
  const all = new Uint32Array(left.length + right.length);
  let [l, r] = [0, 0];
  for (let place = 0; place < all.length; place++) {
    const [a, b] = [left[l], right[r]];
    const takeLeft = b === undefined || (a !== undefined && compare(a, b) < 0);
    all[place] = (takeLeft ? a : b) ?? 0;
    if (takeLeft) l++;
    else r++;
  }
  return all;
}

/** Living rows in each order: sorted when first asked for, kept up to date by merging what changed. */
export class Orders {
  readonly #store: SortableRows;
  readonly #orders = new Map<Sort, Uint32Array>();

  constructor(store: SortableRows) {
    this.#store = store;
  }

  rows(sort: Sort): Uint32Array {
    const known = this.#orders.get(sort);
    if (known) return known;
    const rows = this.#store.livingRows().sort(comparison(this.#store, sort));
    this.#orders.set(sort, rows);
    return rows;
  }

  /** To be called with the rows that were set or removed since the last call. */
  update(changed: ReadonlySet<number>): void {
    for (const [sort, rows] of this.#orders) {
      const compare = comparison(this.#store, sort);
      const fresh = Uint32Array.from([...changed].filter((row) => this.#store.isLiving(row))).sort(compare);
      this.#orders.set(
        sort,
        merged(
          rows.filter((row) => !changed.has(row)),
          fresh,
          compare,
        ),
      );
    }
  }
}
