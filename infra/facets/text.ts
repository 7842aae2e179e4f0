import { type Term, termsOf } from '../search-terms';
import type { FacetColumn } from './columns';
import { addRows, countBits, hasBit, intersect, lengthFor, passRange, passSets } from './kernels';
import type { ListingStore } from './listing-store';

/** Words that somebody types, of which a vehicle has all. */
export interface TextFound {
  readonly total: number;
  /** Ids of the newest, from an offset on. */
  ids(offset: number, items: number): string[];
}

/** A model that can be had now. */
export interface StockedModel {
  readonly brand: string;
  readonly model: string;
  readonly vehicles: number;
  /** Its newest vehicle. */
  readonly newest: string;
}

/** Shorter words are not the beginning of another one: `se` is no `seats`. */
const SHORTEST_BEGINNING = 3;
const YEAR = /^(19|20)\d\d$/;

function isIn(words: readonly Term[], { text, isUnspaced }: Term): boolean {
  return words.some((one) =>
    isUnspaced
      ? one.text.includes(text)
      : one.text === text || (text.length >= SHORTEST_BEGINNING && one.text.startsWith(text)),
  );
}

/** The values of a column as words; values are added and never change. */
class ColumnWords {
  readonly column: FacetColumn;
  readonly #words: Term[][] = [];

  constructor(column: FacetColumn) {
    this.column = column;
  }

  valuesWith(word: Term): string[] {
    const { values } = this.column;
    while (this.#words.length < values.length) this.#words.push(termsOf(values[this.#words.length] ?? ''));
    return values.filter((_, code) => isIn(this.#words[code] ?? [], word));
  }
}

/** The vehicles of a listing by the words of what they are, over the columns that filters use. */
export class TextSearch {
  readonly #store: ListingStore;
  readonly #columns: readonly ColumnWords[];
  #models: { readonly stocked: StockedModel; readonly words: readonly Term[] }[] | undefined;

  constructor(store: ListingStore) {
    this.#store = store;
    const columns = [
      store.facet('brands'),
      store.facet('models'),
      store.modelGroups,
      store.versions,
      store.facet('specific_colors'),
      store.facet('colors'),
      store.facet('engine_types'),
      store.facet('transmissions'),
    ];
    this.#columns = columns.map((column) => new ColumnWords(column));
  }

  /** To be called with each change. */
  forget(): void {
    this.#models = undefined;
  }

  /** Vehicles that have every word. */
  withAll(words: readonly Term[]): TextFound {
    const found = this.#store.living.slice();
    for (const word of words) intersect(found, this.#rowsWith(word));
    if (words.length === 0) found.fill(0);
    return this.#found(found);
  }

  /** Vehicles that have as many of the words as any vehicle has, at least one. */
  withMost(words: readonly Term[]): TextFound {
    const { living, length } = this.#store;
    const counts = new Uint8Array(length);
    let most = 0;
    for (const word of words) {
      const bits = this.#rowsWith(word);
      intersect(bits, living);
      for (let row = 0; row < length; row++) {
        if (!hasBit(bits, row)) continue;
        const count = (counts[row] ?? 0) + 1;
        counts[row] = count;
        if (count > most) most = count;
      }
    }
    const found = new Uint32Array(lengthFor(length));
    if (most > 0) {
      for (let row = 0; row < length; row++) {
        if (counts[row] === most) found[row >>> 5] = (found[row >>> 5] ?? 0) | (1 << (row & 31));
      }
    }
    return this.#found(found);
  }

  /** Models whose names have every word, those with the most vehicles first. */
  modelsWithAll(words: readonly Term[]): StockedModel[] {
    if (words.length === 0) return [];
    return this.#stocked()
      .filter((model) => words.every((word) => isIn(model.words, word)))
      .map(({ stocked }) => stocked);
  }

  /** All models that can be had, those with the most vehicles first. */
  models(): StockedModel[] {
    return this.#stocked().map(({ stocked }) => stocked);
  }

  #rowsWith(word: Term): Uint32Array {
    const size = lengthFor(this.#store.length);
    const rows = new Uint32Array(size);
    const own = new Uint32Array(size);
    for (const { column, values } of this.#columns.map((one) => ({
      column: one.column,
      values: one.valuesWith(word),
    }))) {
      if (values.length === 0) continue;
      passSets(own, column.codes, column.passing(values));
      addRows(rows, own);
    }
    if (YEAR.test(word.text)) {
      const year = Number(word.text);
      passRange(own, this.#store.slider('production_year').numbers, { from: year, to: year });
      addRows(rows, own);
    }
    return rows;
  }

  #found(found: Uint32Array): TextFound {
    const { orders, ids } = this.#store;
    return {
      total: countBits(found),
      ids(offset, items) {
        const page: string[] = [];
        let skipped = 0;
        for (const row of orders.rows('createdAtDesc')) {
          if (page.length === items) break;
          if (!hasBit(found, row) || skipped++ < offset) continue;
          page.push(...(ids[row] === undefined ? [] : [ids[row]]));
        }
        return page;
      },
    };
  }

  #stocked() {
    this.#models ??= this.#countModels();
    return this.#models;
  }

  #countModels() {
    const { orders, ids, modelGroups } = this.#store;
    const [brands, models] = [this.#store.facet('brands'), this.#store.facet('models')];
    const counts = new Map<number, { row: number; vehicles: number }>();
    for (const row of orders.rows('createdAtDesc')) {
      const key = (brands.codes[row] ?? 0) * models.sets.length + (models.codes[row] ?? 0);
      const known = counts.get(key);
      if (known) known.vehicles += 1;
      else counts.set(key, { row, vehicles: 1 });
    }
    const valueAt = ({ codes, sets, values }: FacetColumn, row: number) =>
      values[sets[codes[row] ?? 0]?.[0] ?? -1] ?? '';
    return [...counts.values()]
      .sort((one, other) => other.vehicles - one.vehicles || one.row - other.row)
      .flatMap(({ row, vehicles }) => {
        const [brand, model, newest] = [valueAt(brands, row), valueAt(models, row), ids[row]];
        if (model === '' || newest === undefined) return [];
        return [
          {
            stocked: { brand, model, vehicles, newest },
            words: termsOf(`${brand} ${model} ${valueAt(modelGroups, row)}`),
          },
        ];
      });
  }
}
