import { CHECKBOX_KEYS, type CheckboxKey, SLIDER_KEYS, type SliderKey } from '@showroom/contracts/entities/filters';
import { VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import { FacetColumn, KindColumn, NumberColumn } from './columns';
import { ConfigUrls } from './config-urls';
import { FAMILIES, FacetFamily } from './facet-family';
import { clearBit, setBit, wordsFor } from './kernels';
import { Orders, type SortKey } from './orders';
import { PricedKinds } from './priced-kinds';
import { FACET_VALUES, type SearchRow, SLIDER_VALUES } from './row';
import { type Limits, Scope } from './scope';

const FIRST_CAPACITY = 1024;
/** Lists with limits of their own that are remembered between two changes. */
const KEPT_SCOPES = 16;
/** Filters whose rows are remembered between two changes. */
const KEPT_FILTERS = 64;

/** Room for what a search works with, in bits and in rows; taken anew by every search, so none outlives the next one. */
interface Scratch {
  readonly found: Uint32Array;
  readonly failingOne: Uint32Array;
  readonly left: Uint32Array;
  readonly hits: Uint32Array;
  readonly own: Uint32Array;
  readonly others: Uint32Array;
}

/** The vehicles of one listing as columns. A removed vehicle leaves a hole that a later one fills. */
export class ListingStore {
  currency: string | undefined;
  /** Rows in use, holes included. */
  length = 0;
  readonly ids: (string | undefined)[] = [];
  readonly modelGroups = new FacetColumn();
  /** State and age, which decide on the terms of finance. */
  readonly kinds = new KindColumn();
  readonly configUrls = new ConfigUrls();
  readonly orders = new Orders(this);
  readonly #facets = new Map<CheckboxKey, FacetColumn>(CHECKBOX_KEYS.map((key) => [key, new FacetColumn()]));
  readonly families = FAMILIES.map((keys) => new FacetFamily(keys, (key) => this.facet(key)));
  readonly #sliders = new Map<SliderKey, NumberColumn>(SLIDER_KEYS.map((key) => [key, new NumberColumn()]));
  readonly #created = new NumberColumn();
  readonly #status = new NumberColumn();
  readonly #rows = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #scopes = new Map<string, Scope>();
  readonly #filters = new Map<string | symbol, Uint32Array>();
  #capacity = 0;
  #living = new Uint32Array(0);
  #pricedKinds: PricedKinds | undefined;
  #scratch: Scratch | undefined;

  get size(): number {
    return this.#rows.size;
  }

  /** Rows that hold a vehicle, as bits. */
  get living(): Uint32Array {
    return this.#living.subarray(0, wordsFor(this.length));
  }

  has(id: string): boolean {
    return this.#rows.has(id);
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id);
  }

  livingRows(): Uint32Array {
    return Uint32Array.from(this.#rows.values());
  }

  facet(key: CheckboxKey): FacetColumn {
    return present(this.#facets.get(key));
  }

  slider(key: SliderKey): NumberColumn {
    return present(this.#sliders.get(key));
  }

  sortColumn(key: SortKey): NumberColumn {
    if (key === 'created') return this.#created;
    if (key === 'status') return this.#status;
    return this.slider(key);
  }

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
   * The rows that pass a filter, as bits that `fill` sets; those of a filter with a name are found again until the next change. The
   * filters asked for last are kept, far more than one search has, and the next one takes the memory of the oldest.
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
    if (!oldest || this.#filters.size < KEPT_FILTERS) return new Uint32Array(wordsFor(this.length));
    this.#filters.delete(oldest[0]);
    return oldest[1];
  }

  /** Each part has room for every row. */
  scratch(): Scratch {
    if (this.#scratch?.hits.length !== this.length) {
      const [rows, bits] = [() => new Uint32Array(this.length), () => new Uint32Array(wordsFor(this.length))];
      this.#scratch = { found: bits(), failingOne: bits(), left: bits(), hits: rows(), own: rows(), others: rows() };
    }
    return this.#scratch;
  }

  /** Sets vehicles that are listed and removes the ids that no longer are. */
  apply(set: readonly SearchRow[], removed: readonly string[]): void {
    const touched = [...removed, ...set.map(({ id }) => id)].flatMap((id) => this.#rows.get(id) ?? []);
    this.orders.detach([...new Set(touched)]);
    for (const id of removed) this.#remove(id);
    const rows = set.map((vehicle) => this.#set(vehicle));
    this.orders.attach([...new Set(rows)]);
    this.#scopes.clear();
    this.#filters.clear();
    this.#pricedKinds = undefined;
  }

  #remove(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#clear(row);
    this.configUrls.set(id, null);
    this.#rows.delete(id);
    this.#free.push(row);
  }

  #set(vehicle: SearchRow): number {
    const known = this.#rows.get(vehicle.id);
    if (known !== undefined) this.#clear(known);
    const row = known ?? this.#free.pop() ?? this.#append();
    this.ids[row] = vehicle.id;
    setBit(this.#living, row);
    this.#rows.set(vehicle.id, row);
    this.currency ??= vehicle.currency;
    for (const [key, column] of this.#facets) column.add(row, FACET_VALUES[key](vehicle));
    for (const family of this.families) family.set(row);
    for (const [key, column] of this.#sliders) column.set(row, SLIDER_VALUES[key](vehicle));
    this.modelGroups.add(row, vehicle.model_group === null ? [] : [vehicle.model_group]);
    this.kinds.set(row, vehicle);
    this.configUrls.set(vehicle.id, vehicle.config_url);
    this.#created.set(row, vehicle.created);
    this.#status.set(row, VEHICLE_STATUSES.indexOf(vehicle.status));
    return row;
  }

  #clear(row: number): void {
    clearBit(this.#living, row);
    this.modelGroups.remove(row);
    for (const column of this.#facets.values()) column.remove(row);
    for (const column of this.#sliders.values()) column.clear(row);
  }

  #append(): number {
    if (this.length === this.#capacity) this.#grow(Math.max(FIRST_CAPACITY, this.length * 2));
    return this.length++;
  }

  #grow(capacity: number): void {
    this.#capacity = capacity;
    const living = new Uint32Array(wordsFor(capacity));
    living.set(this.#living);
    this.#living = living;
    this.modelGroups.grow(capacity);
    this.kinds.grow(capacity);
    this.#created.grow(capacity);
    this.#status.grow(capacity);
    const columns = [...this.#facets.values(), ...this.families, ...this.#sliders.values()];
    for (const column of columns) column.grow(capacity);
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Every filter has a column');
  return value;
}
