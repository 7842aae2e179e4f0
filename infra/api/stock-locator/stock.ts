import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { vehicles } from '../../database/schema/vehicles';
import { Listing } from '../../facets/facets';
import { isListed, SEARCH_COLUMNS, type SearchRow } from '../../facets/row';
import type { VehicleChange } from '../kernel/changes';

const SLICE = 5000;

/**
 * Every listing in memory, read from the database in slices and kept up to date by its
 * notifications.
 */
export class Stock {
  readonly #database: Database;
  #listings: Map<string, Listing> = new Map();

  constructor(database: Database) {
    this.#database = database;
  }

  listing(name: string): Listing | undefined {
    return this.#listings.get(name);
  }

  /** Ids of configured vehicles, of one listing and of some configurations or of all. */
  configured(listing: string | undefined, configUrls: readonly string[] | undefined): string[] {
    const stores = listing === undefined ? [...this.#listings.values()] : [this.#listings.get(listing)];
    return stores.flatMap((store) => store?.configured(configUrls) ?? []);
  }

  /** Reads everything again; the present columns answer until the new ones are complete. */
  async load(): Promise<void> {
    const fresh = new Map<string, Listing>();
    for await (const rows of this.#slices(undefined)) addRows(fresh, rows);
    for (const store of fresh.values()) store.prepare();
    this.#listings = fresh;
  }

  async follow({ listing, vehicles: ids }: VehicleChange): Promise<void> {
    if (ids) return this.#refresh(ids);
    const fresh = new Map<string, Listing>();
    for await (const rows of this.#slices(listing)) addRows(fresh, rows);
    const store = fresh.get(listing) ?? new Listing();
    store.prepare();
    this.#listings.set(listing, store);
  }

  async #refresh(ids: readonly string[]): Promise<void> {
    const rows = await this.#database.db
      .select(SEARCH_COLUMNS)
      .from(vehicles)
      .where(and(inArray(vehicles.id, [...ids]), isListed));
    const listingOf = new Map(rows.map(({ id, listing }) => [id, listing]));
    for (const [name, store] of this.#listings) {
      const left = ids.filter((id) => listingOf.get(id) !== name);
      store.change([], left);
    }
    addRows(this.#listings, rows);
  }

  async *#slices(listing: string | undefined): AsyncGenerator<SearchRow[]> {
    let after = '';
    for (;;) {
      const rows = await this.#database.reads
        .select(SEARCH_COLUMNS)
        .from(vehicles)
        .where(and(listing === undefined ? undefined : eq(vehicles.listing, listing), gt(vehicles.id, after), isListed))
        .orderBy(asc(vehicles.id))
        .limit(SLICE);
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.id;
    }
  }
}

/** Adds rows to the store of their listing, which is made when it is the first. */
function addRows(stores: Map<string, Listing>, rows: readonly SearchRow[]): void {
  for (const name of new Set(rows.map(({ listing }) => listing))) {
    const store = stores.get(name) ?? new Listing();
    stores.set(name, store);
    store.change(
      rows.filter(({ listing }) => listing === name),
      [],
    );
  }
}
