import type { CheckboxKey, SliderKey } from '@showroom/contracts/entities/filters';
import type { FacetColumn, KindColumn, NumberColumn } from './columns';
import type { FacetFamily } from './facet-family';
import { lengthFor } from './kernels';
import { PricedKinds } from './priced-kinds';
import { type Limits, Scope } from './scope';
import { Orders, type SortKey } from './sort-orders';

/** Lists with limits of their own that are remembered between two changes. */
const KEPT_SCOPES = 16;
/** Filters whose rows are remembered between two changes. */
const KEPT_FILTERS = 64;

/**
 * Room for what a search works with, in bits and in rows; taken anew by every search, so none
 * outlives the next one.
 */
interface Scratch {
  readonly found: Uint32Array;
  readonly failingOne: Uint32Array;
  readonly left: Uint32Array;
  readonly hits: Uint32Array;
  readonly own: Uint32Array;
  readonly others: Uint32Array;
}

/** The columns of a listing with what its searches remember of each other. */
export abstract class SearchedListing {
  readonly orders = new Orders(this);
  readonly #scopes = new Map<string, Scope>();
  readonly #filters = new Map<string | symbol, Uint32Array>();
  #pricedKinds: PricedKinds | undefined;
  #scratch: Scratch | undefined;

  abstract readonly currency: string | undefined;
  /** Rows in use, holes included. */
  abstract readonly length: number;
  abstract readonly size: number;
  abstract readonly ids: readonly (string | undefined)[];
  /** Rows that hold a vehicle, as bits. */
  abstract readonly living: Uint32Array;
  abstract readonly modelGroups: FacetColumn;
  /** State and age, which decide on the terms of finance. */
  abstract readonly kinds: KindColumn;
  abstract readonly families: readonly FacetFamily[];
  abstract rowOf(id: string): number | undefined;
  abstract livingRows(): Uint32Array;
  abstract facet(key: CheckboxKey): FacetColumn;
  abstract slider(key: SliderKey): NumberColumn;
  abstract sortColumn(key: SortKey): NumberColumn;

  /** The vehicles within limits; kept until the next change. */
  scope(limits: Limits): Scope {
    const { statuses, owners, brands, models, modelGroup } = limits;
    const key = JSON.stringify([statuses, owners, brands, models, modelGroup]);
    const known = this.#scopes.get(key);
    if (known) return known;
    const scope = new Scope(this, limits);
    if (this.#scopes.size >= KEPT_SCOPES) this.#scopes.clear();
    this.#scopes.set(key, scope);
    return scope;
  }

  pricedKinds(): PricedKinds {
    const { numbers } = this.slider('display_price');
    this.#pricedKinds ??= new PricedKinds(this.kinds, numbers, this.orders.rows('priceAsc'));
    return this.#pricedKinds;
  }

  /**
   * The rows that pass a filter, as bits that `fill` sets; those of a filter with a name are found
   * again until the next change. The filters asked for last are kept, far more than one search has,
   * and the next one takes the memory of the oldest.
   */
  passing(name: string | undefined, fill: (bits: Uint32Array) => void): Uint32Array {
    const key = name ?? Symbol('filter');
    const bits = this.#filters.get(key) ?? this.#roomForFilter();
    if (!this.#filters.delete(key)) fill(bits.fill(0));
    this.#filters.set(key, bits);
    return bits;
  }

  #roomForFilter(): Uint32Array {
    const [oldest] = this.#filters;
    if (!oldest || this.#filters.size < KEPT_FILTERS) return new Uint32Array(lengthFor(this.length));
    this.#filters.delete(oldest[0]);
    return oldest[1];
  }

  /** Each part has room for every row. */
  scratch(): Scratch {
    if (this.#scratch?.hits.length !== this.length) {
      const [rows, bits] = [() => new Uint32Array(this.length), () => new Uint32Array(lengthFor(this.length))];
      this.#scratch = { found: bits(), failingOne: bits(), left: bits(), hits: rows(), own: rows(), others: rows() };
    }
    return this.#scratch;
  }

  /** To be called with each change. */
  protected forgetSearches(): void {
    this.#scopes.clear();
    this.#filters.clear();
    this.#pricedKinds = undefined;
  }
}
