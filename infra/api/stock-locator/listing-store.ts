import { CHECKBOX_KEYS, type CheckboxKey, SLIDER_KEYS, type SliderKey } from '@showroom/contracts/entities/filters';
import { VEHICLE_STATUSES } from '@showroom/contracts/entities/vehicle';
import { FacetColumn, NumberColumn } from './columns';
import { Orders, type SortKey } from './orders';
import { FACET_VALUES, type SearchRow, SLIDER_VALUES } from './row';

/** Mask bit of rows that no filter can bring back. */
export const GONE = 1 << 30;

const FIRST_CAPACITY = 1024;

/** The vehicles of one listing as columns. A removed vehicle leaves a hole that a later one fills. */
export class ListingStore {
  /** Grows with every change. */
  version = 0;
  currency: string | undefined;
  /** Rows in use, holes included. */
  length = 0;
  readonly ids: (string | undefined)[] = [];
  /** `GONE` for holes, else 0: where every search begins. */
  holes = new Uint32Array(0);
  readonly modelGroups = new FacetColumn();
  readonly orders = new Orders(this);
  readonly #facets = new Map<CheckboxKey, FacetColumn>(CHECKBOX_KEYS.map((key) => [key, new FacetColumn()]));
  readonly #sliders = new Map<SliderKey, NumberColumn>(SLIDER_KEYS.map((key) => [key, new NumberColumn()]));
  readonly #created = new NumberColumn();
  readonly #status = new NumberColumn();
  readonly #rows = new Map<string, number>();
  readonly #free: number[] = [];

  get size(): number {
    return this.#rows.size;
  }

  has(id: string): boolean {
    return this.#rows.has(id);
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id);
  }

  isLiving(row: number): boolean {
    return this.holes[row] === 0;
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

  /** Sets vehicles that are listed and removes the ids that no longer are. */
  apply(set: readonly SearchRow[], removed: readonly string[]): void {
    const changed = new Set<number>();
    for (const id of removed) {
      const row = this.#rows.get(id);
      if (row === undefined) continue;
      this.#clear(row);
      this.#rows.delete(id);
      this.#free.push(row);
      changed.add(row);
    }
    for (const vehicle of set) changed.add(this.#set(vehicle));
    if (changed.size === 0) return;
    this.orders.update(changed);
    this.version++;
  }

  #set(vehicle: SearchRow): number {
    const known = this.#rows.get(vehicle.id);
    if (known !== undefined) this.#clear(known);
    const row = known ?? this.#free.pop() ?? this.#append();
    this.ids[row] = vehicle.id;
    this.holes[row] = 0;
    this.#rows.set(vehicle.id, row);
    this.currency ??= vehicle.currency;
    for (const [key, column] of this.#facets) column.add(row, FACET_VALUES[key](vehicle));
    for (const [key, column] of this.#sliders) column.set(row, SLIDER_VALUES[key](vehicle));
    this.modelGroups.add(row, vehicle.model_group === null ? [] : [vehicle.model_group]);
    this.#created.set(row, vehicle.created);
    this.#status.set(row, VEHICLE_STATUSES.indexOf(vehicle.status));
    return row;
  }

  #clear(row: number): void {
    this.holes[row] = GONE;
    this.modelGroups.remove(row);
    for (const column of this.#facets.values()) column.remove(row);
  }

  #append(): number {
    if (this.length === this.holes.length) this.#grow(Math.max(FIRST_CAPACITY, this.length * 2));
    return this.length++;
  }

  #grow(capacity: number): void {
    const holes = new Uint32Array(capacity);
    holes.set(this.holes);
    this.holes = holes;
    this.modelGroups.grow(capacity);
    this.#created.grow(capacity);
    this.#status.grow(capacity);
    for (const column of [...this.#facets.values(), ...this.#sliders.values()]) column.grow(capacity);
  }
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Every filter has a column');
  return value;
}
