import type { CheckboxKey } from '@showroom/contracts/entities/filters';
import type { FacetColumn } from './columns';

/**
 * Facets whose values depend on each other, or that have few values: their combinations are few,
 * and a row is counted once for all of the family instead of once for each. What has many values,
 * and depends on no other, stands alone.
 */
export const FAMILIES: readonly (readonly CheckboxKey[])[] = [
  ['brands', 'models'],
  ['financing_options', 'states', 'statuses', 'engine_types', 'transmissions', 'number_of_seats'],
  ['colors', 'specific_colors'],
  ['dealers'],
];

/** More than any facet has sets: a combination and a set make one number, which stays exact. */
const MOST_SETS = 2 ** 26;

/** The combinations of sets that the facets of a family have, by row. */
export class FacetFamily {
  codes = new Uint32Array(0);
  readonly keys: readonly CheckboxKey[];
  readonly #columns: readonly FacetColumn[];
  /**
   * For each facet the combinations up to it: what stood before and the facet's set make the next.
   */
  readonly #combinations: readonly Map<number, number>[];
  /** For each facet its set in each combination. */
  readonly #sets: readonly number[][];

  constructor(keys: readonly CheckboxKey[], columnOf: (key: CheckboxKey) => FacetColumn) {
    this.keys = keys;
    this.#columns = keys.map(columnOf);
    this.#combinations = keys.map(() => new Map());
    this.#sets = keys.map(() => []);
  }

  /** Number of combinations. */
  get size(): number {
    return this.#sets[0]?.length ?? 0;
  }

  grow(capacity: number): void {
    const grown = new Uint32Array(capacity);
    grown.set(this.codes);
    this.codes = grown;
  }

  /** To be called when the facets have the row's sets. */
  set(row: number): void {
    let code = 0;
    this.#combinations.forEach((known, index) => {
      const pair = code * MOST_SETS + this.#setOf(index, row);
      code = known.get(pair) ?? known.size;
      known.set(pair, code);
    });
    if (code === this.size) for (const [place, sets] of this.#sets.entries()) sets.push(this.#setOf(place, row));
    this.codes[row] = code;
  }

  #setOf(index: number, row: number): number {
    return this.#columns[index]?.codes[row] ?? 0;
  }

  /** Numbers by combination as numbers by set of one of the facets. */
  bySet(key: CheckboxKey, byCombination: Uint32Array): Uint32Array {
    const index = this.keys.indexOf(key);
    const sets = this.#sets[index] ?? [];
    const sums = new Uint32Array(this.#columns[index]?.sets.length ?? 0);
    for (let code = 0; code < byCombination.length; code++) {
      const set = sets[code] ?? 0;
      sums[set] = (sums[set] ?? 0) + (byCombination[code] ?? 0);
    }
    return sums;
  }
}
