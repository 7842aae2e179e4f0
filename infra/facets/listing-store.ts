import { driveAwayStates } from '@showroom/contracts/entities/drive-away';
import { CHECKBOX_KEYS, type CheckboxKey, SLIDER_KEYS, type SliderKey } from '@showroom/contracts/entities/filters';
import { VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import { drivenAmounts } from '../database/price-rules';
import { availability } from './availability';
import { FacetColumn, KindColumn, NumberColumn } from './columns';
import { ConfigUrls } from './config-urls';
import { FAMILIES, FacetFamily } from './facet-family';
import { clearBit, lengthFor, setBit } from './kernels';
import { FACET_VALUES, type SearchRow, SLIDER_VALUES } from './row';
import { SearchedListing } from './searched-listing';
import type { SortKey } from './sort-orders';
import { StateListing } from './state-listing';

const FIRST_CAPACITY = 1024;
/**
 * The vehicles of one listing as columns. A removed vehicle leaves a hole that a later one fills.
 */
export class ListingStore extends SearchedListing {
  currency: string | undefined;
  /** Rows in use, holes included. */
  length = 0;
  readonly ids: (string | undefined)[] = [];
  readonly modelGroups = new FacetColumn();
  /** Looked for by words, and no filter. */
  readonly versions = new FacetColumn();
  /** State and age, which decide on the terms of finance. */
  readonly kinds = new KindColumn();
  readonly configUrls = new ConfigUrls();
  readonly #facets = new Map<CheckboxKey, FacetColumn>(CHECKBOX_KEYS.map((key) => [key, new FacetColumn()]));
  readonly families = FAMILIES.map((keys) => new FacetFamily(keys, (key) => this.facet(key)));
  readonly #sliders = new Map<SliderKey, NumberColumn>(SLIDER_KEYS.map((key) => [key, new NumberColumn()]));
  readonly #available = new NumberColumn();
  readonly #created = new NumberColumn();
  readonly #status = new NumberColumn();
  readonly #rows = new Map<string, number>();
  readonly #free: number[] = [];
  /** Prices to drive away with by state, of the vehicles that have one; amounts in minor units. */
  readonly #driveAway = new Map<string, NumberColumn>();
  readonly #byState = new Map<string, SearchedListing>();
  #capacity = 0;
  #living = new Uint32Array(0);

  get size(): number {
    return this.#rows.size;
  }

  /** Rows that hold a vehicle, as bits. */
  get living(): Uint32Array {
    return this.#living.subarray(0, lengthFor(this.length));
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
    if (key === 'available') return this.#available;
    if (key === 'created') return this.#created;
    if (key === 'status') return this.#status;
    return this.slider(key);
  }

  /** Sets vehicles that are listed and removes the ids that no longer are. */
  apply(set: readonly SearchRow[], removed: readonly string[]): void {
    const touched = [...removed, ...set.map(({ id }) => id)].flatMap((id) => this.#rows.get(id) ?? []);
    this.orders.detach([...new Set(touched)]);
    for (const id of removed) this.#remove(id);
    const rows = set.map((vehicle) => this.#set(vehicle));
    this.orders.attach([...new Set(rows)]);
    this.forgetSearches();
    this.#byState.clear();
  }

  /**
   * The listing as visitors of a state search it: the price of a vehicle is the one to drive away
   * with there, if it has one.
   */
  inState(state: string | undefined): SearchedListing {
    const prices = state === undefined ? undefined : this.#driveAway.get(state);
    if (state === undefined || !prices) return this;
    const known = this.#byState.get(state) ?? new StateListing(this, prices);
    this.#byState.set(state, known);
    return known;
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
    this.versions.add(row, vehicle.version === '' ? [] : [vehicle.version]);
    this.#setDriveAway(row, vehicle);
    this.kinds.set(row, vehicle);
    this.configUrls.set(vehicle.id, vehicle.config_url);
    this.#available.set(row, availability(vehicle.status, vehicle.created));
    this.#created.set(row, vehicle.created);
    this.#status.set(row, VEHICLE_STATUSES.indexOf(vehicle.status));
    return row;
  }

  #clear(row: number): void {
    clearBit(this.#living, row);
    this.modelGroups.remove(row);
    this.versions.remove(row);
    for (const column of this.#facets.values()) column.remove(row);
    for (const column of [...this.#sliders.values(), ...this.#driveAway.values()]) column.clear(row);
  }

  #setDriveAway(row: number, vehicle: SearchRow): void {
    const amounts = drivenAmounts(vehicle);
    for (const state of driveAwayStates({ state: vehicle.state, drive_away: amounts })) {
      const column = this.#driveAway.get(state) ?? new NumberColumn();
      if (!this.#driveAway.has(state)) column.grow(this.#capacity);
      this.#driveAway.set(state, column);
      column.set(row, amounts?.[state] ?? null);
    }
  }

  #append(): number {
    if (this.length === this.#capacity) this.#grow(Math.max(FIRST_CAPACITY, this.length * 2));
    return this.length++;
  }

  #grow(capacity: number): void {
    this.#capacity = capacity;
    const living = new Uint32Array(lengthFor(capacity));
    living.set(this.#living);
    this.#living = living;
    this.modelGroups.grow(capacity);
    this.versions.grow(capacity);
    this.kinds.grow(capacity);
    this.#available.grow(capacity);
    this.#created.grow(capacity);
    this.#status.grow(capacity);
    const columns = [
      ...this.#facets.values(),
      ...this.families,
      ...this.#sliders.values(),
      ...this.#driveAway.values(),
    ];
    for (const column of columns) column.grow(capacity);
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Every filter has a column');
  return value;
}
