/** Which of two rows comes first; no two are equal. */
export type Compare = (left: number, right: number) => number;

/** Rows in one order, in one piece of memory that has room to grow. */
export class SortedRows {
  #buffer: Uint32Array;
  #length: number;

  constructor(rows: Uint32Array) {
    this.#buffer = rows;
    this.#length = rows.length;
  }

  get rows(): Uint32Array {
    return this.#buffer.subarray(0, this.#length);
  }

  remove(rows: readonly number[], compare: Compare): void {
    const places = rows
      .map((row) => ({ row, place: this.#placeOf(row, compare) }))
      .filter(({ row, place }) => place < this.#length && this.#buffer[place] === row)
      .map(({ place }) => place)
      .sort((a, b) => a - b);
    let write = places[0] ?? 0;
    places.forEach((index, at) => {
      const end = places[at + 1] ?? this.#length;
      this.#buffer.copyWithin(write, index + 1, end);
      write += end - index - 1;
    });
    this.#length -= places.length;
  }

  insert(rows: readonly number[], compare: Compare): void {
    this.#reserve(this.#length + rows.length);
    const inserted = [...rows].sort(compare).map((row) => ({ row, place: this.#placeOf(row, compare) }));
    let end = this.#length;
    // From the back, so that each stretch between two of them moves once.
    for (let left = inserted.length; left > 0; left--) {
      const next = inserted[left - 1];
      if (!next) break;
      this.#buffer.copyWithin(next.place + left, next.place, end);
      this.#buffer[next.place + left - 1] = next.row;
      end = next.place;
    }
    this.#length += inserted.length;
  }

  /** Where the row stands, or would stand. */
  #placeOf(row: number, compare: Compare): number {
    let [from, to] = [0, this.#length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (compare(this.#buffer[middle] ?? 0, row) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #reserve(length: number): void {
    if (length <= this.#buffer.length) return;
    const grown = new Uint32Array(length + (length >> 3));
    grown.set(this.rows);
    this.#buffer = grown;
  }
}
