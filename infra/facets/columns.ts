import type { FinancedVehicle } from '@showroom/contracts/finance/terms';
import { type Range, rangeOf } from './kernels';

/** Numbers by row; what a vehicle does not have is NaN, which no range contains. */
export class NumberColumn {
  numbers = new Float64Array(0);
  /** Undefined: not known, null: there is no number. */
  #range: Range | null | undefined = null;

  static of(numbers: Float64Array<ArrayBuffer>): NumberColumn {
    const column = new NumberColumn();
    column.numbers = numbers;
    column.#range = undefined;
    return column;
  }

  grow(capacity: number): void {
    const grown = new Float64Array(capacity).fill(Number.NaN);
    grown.set(this.numbers);
    this.numbers = grown;
  }

  set(row: number, value: number | null): void {
    this.clear(row);
    if (value === null) return;
    this.numbers[row] = value;
    if (this.#range === undefined) return;
    const { from, to } = this.#range ?? { from: value, to: value };
    this.#range = { from: Math.min(from, value), to: Math.max(to, value) };
  }

  clear(row: number): void {
    const number = this.numbers[row] ?? Number.NaN;
    if (number === this.#range?.from || number === this.#range?.to) this.#range = undefined;
    this.numbers[row] = Number.NaN;
  }

  /** Smallest and largest; looked for only after one of them has gone. */
  range(): Range | null {
    if (this.#range !== undefined) return this.#range;
    const { from, to } = rangeOf(this.numbers);
    this.#range = from <= to ? { from, to } : null;
    return this.#range;
  }
}

/**
 * Sets of texts by row. Each different set has a code, so that several values of a vehicle cost the
 * counting loop no more than one; `sets` gives the values of a code.
 */
export class FacetColumn {
  codes = new Uint32Array(0);
  readonly values: string[] = [];
  readonly sets: (readonly number[])[] = [];
  /** Living vehicles by set. */
  readonly totals: number[] = [];
  readonly #valueCodes = new Map<string, number>();
  readonly #setCodes = new Map<string, number>();

  grow(capacity: number): void {
    const grown = new Uint32Array(capacity);
    grown.set(this.codes);
    this.codes = grown;
  }

  add(row: number, values: readonly string[]): void {
    const code = this.#setCode(values);
    this.codes[row] = code;
    this.totals[code] = (this.totals[code] ?? 0) + 1;
  }

  remove(row: number): void {
    const code = this.codes[row] ?? 0;
    this.totals[code] = (this.totals[code] ?? 0) - 1;
  }

  /** 1 for each set that holds at least one of the values. */
  passing(chosen: readonly string[]): Uint8Array {
    const wanted = new Set(chosen.map((value) => this.#valueCodes.get(value)));
    return Uint8Array.from(this.sets, (set) => (set.some((value) => wanted.has(value)) ? 1 : 0));
  }

  /** Numbers by set as numbers by value. */
  byValue(bySet: ArrayLike<number>): Uint32Array {
    const sums = new Uint32Array(this.values.length);
    for (let code = 0; code < this.sets.length; code++) {
      const number = bySet[code] ?? 0;
      if (number > 0) for (const value of this.sets[code] ?? []) sums[value] = (sums[value] ?? 0) + number;
    }
    return sums;
  }

  #setCode(values: readonly string[]): number {
    const key = values.length === 1 ? `=${values[0]}` : JSON.stringify([...new Set(values)].sort());
    const known = this.#setCodes.get(key);
    if (known !== undefined) return known;
    this.#setCodes.set(key, this.sets.length);
    return this.sets.push([...new Set(values)].map((value) => this.#valueCode(value))) - 1;
  }

  #valueCode(value: string): number {
    const known = this.#valueCodes.get(value);
    if (known !== undefined) return known;
    this.#valueCodes.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Vehicles that are financed alike: each pair of state and production year has a code. */
export class KindColumn {
  codes = new Uint32Array(0);
  readonly kinds: FinancedVehicle[] = [];
  readonly #codes = new Map<string, number>();

  grow(capacity: number): void {
    const grown = new Uint32Array(capacity);
    grown.set(this.codes);
    this.codes = grown;
  }

  set(row: number, { state, production_year }: FinancedVehicle): void {
    const key = `${state} ${production_year}`;
    const known = this.#codes.get(key);
    this.codes[row] = known ?? this.kinds.push({ state, production_year }) - 1;
    if (known === undefined) this.#codes.set(key, this.kinds.length - 1);
  }
}
