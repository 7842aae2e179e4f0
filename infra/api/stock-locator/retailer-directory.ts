import type { Retailer } from '@showroom/contracts/entities/retailer';
import { displayNameKey } from '@showroom/contracts/entities/retailer-name';
import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { type RetailerRow, retailers } from '../../database/schema/retailers';

/** Retailers are few: all of them are kept in memory. */
export class RetailerDirectory {
  readonly #database: Database;
  #rows: ReadonlyMap<string, RetailerRow> = new Map();
  #names = namesOf([]);

  constructor(database: Database) {
    this.#database = database;
  }

  async load(): Promise<void> {
    const rows = await this.#database.db.select().from(retailers).orderBy(asc(retailers.name), asc(retailers.id));
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#names = namesOf(rows);
  }

  /**
   * Names by id, as for vehicles of this brand; new maps whenever retailers changed, so that they
   * can stand for their version.
   */
  names(brand: string | undefined): ReadonlyMap<string, string> {
    return this.#names[brand === undefined ? 'name' : displayNameKey(brand)];
  }

  get(id: string): RetailerRow | undefined {
    return this.#rows.get(id);
  }

  /** By name. */
  all(): RetailerRow[] {
    return [...this.#rows.values()];
  }

  of(listing: string): RetailerRow[] {
    return [...this.#rows.values()].filter((row) => row.listing === listing);
  }

  withCodes(listing: string, codes: readonly string[]): string[] {
    return this.of(listing)
      .filter(({ dealer_code }) => codes.includes(dealer_code))
      .map(({ id }) => id);
  }
}

function namesOf(rows: readonly RetailerRow[]) {
  const byId = (key: 'name' | ReturnType<typeof displayNameKey>): ReadonlyMap<string, string> =>
    new Map(rows.map((row) => [row.id, row[key] || row.name]));
  return {
    name: byId('name'),
    display_name_jag: byId('display_name_jag'),
    display_name_lr: byId('display_name_lr'),
  };
}

/** A retailer as the API answers it. */
export function retailerAnswer({
  id,
  listing: _,
  updated_at: __,
  opening_hours,
  ...attributes
}: RetailerRow): Retailer {
  return { id, type: 'retailer', attributes: { ...attributes, opening_hours: [...opening_hours] } };
}
