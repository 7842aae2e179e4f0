import type { KindColumn } from './columns';
import {
  collectRows,
  countBits,
  hasBit,
  type KindRanges,
  noRanges,
  passRows,
  rangesByKind,
  rowsWithin,
} from './kernels';

/**
 * Rows are gone through one by one where they are fewer than this share: walking in from both ends
 * would pass most of the others.
 */
const FEW = 1 / 8;

/**
 * The rows of each kind of vehicle by their price, the lowest first: the ends of any selection are
 * found from outside in.
 */
export class PricedKinds {
  readonly #numbers: Float64Array;
  readonly #kinds: Uint32Array;
  /** Where the rows of each kind begin; one more for where the last end. */
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;
  /** Prices in the order of the rows. */
  readonly #prices: Float64Array;

  /** `byPrice` has the rows in the order of their price; those without one stand last. */
  constructor({ kinds, codes }: KindColumn, numbers: Float64Array, byPrice: Uint32Array) {
    this.#numbers = numbers;
    this.#kinds = codes;
    this.#starts = new Uint32Array(kinds.length + 1);
    let priced = byPrice.length;
    while (priced > 0 && Number.isNaN(numbers[byPrice[priced - 1] ?? 0])) priced--;
    const rows = byPrice.subarray(0, priced);
    for (const row of rows) this.#starts[(codes[row] ?? 0) + 1] = (this.#starts[(codes[row] ?? 0) + 1] ?? 0) + 1;
    for (let kind = 0; kind < kinds.length; kind++) {
      this.#starts[kind + 1] = (this.#starts[kind + 1] ?? 0) + (this.#starts[kind] ?? 0);
    }
    const next = this.#starts.slice();
    this.#rows = new Uint32Array(priced);
    this.#prices = new Float64Array(priced);
    for (const row of rows) {
      const kind = codes[row] ?? 0;
      const index = next[kind] ?? 0;
      this.#rows[index] = row;
      this.#prices[index] = numbers[row] ?? Number.NaN;
      next[kind] = index + 1;
    }
  }

  /** Passes the rows whose price is in their kind's range. */
  pass(bits: Uint32Array, within: KindRanges): void {
    for (let kind = 0; kind < this.#starts.length - 1; kind++) passRows(bits, this.#rowsWithin(kind, within));
  }

  /**
   * Lowest and highest price of each kind, of selected rows whose price is in their kind's range.
   */
  ends(selected: Uint32Array, within: KindRanges): KindRanges {
    const count = this.#starts.length - 1;
    const found = noRanges(count);
    const selectedCount = countBits(selected);
    if (selectedCount < this.#rows.length * FEW) {
      const rows = new Uint32Array(selectedCount);
      collectRows(selected, rows);
      rangesByKind(rows, this.#numbers, this.#kinds, within, found);
      return found;
    }
    for (let kind = 0; kind < count; kind++) {
      const rows = this.#rowsWithin(kind, within);
      let [first, last] = [0, rows.length - 1];
      while (first <= last && !hasBit(selected, rows[first] ?? 0)) first++;
      while (last >= first && !hasBit(selected, rows[last] ?? 0)) last--;
      if (first > last) continue;
      found.from[kind] = this.#numbers[rows[first] ?? 0] ?? 0;
      found.to[kind] = this.#numbers[rows[last] ?? 0] ?? 0;
    }
    return found;
  }

  /** The rows of a kind whose price is in its range, the lowest first. */
  #rowsWithin(kind: number, within: KindRanges): Uint32Array {
    const start = this.#starts[kind] ?? 0;
    const range = { from: within.from[kind] ?? 0, to: within.to[kind] ?? 0 };
    const numberOf = (index: number) => this.#prices[start + index] ?? Number.NaN;
    return rowsWithin(this.#rows.subarray(start, this.#starts[kind + 1]), numberOf, range);
  }
}
