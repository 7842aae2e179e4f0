import { DISTANCE_SORT } from '@showroom/contracts/entities/filters';
import { forcedKeys } from '@showroom/contracts/entities/forced-keys';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../database/database';
import type { RetailerRow } from '../../database/schema/retailers';
import { query } from '../../database/sql';
import type { MarketSettings } from '../market/market-settings';
import type { ListQuery } from './query';

/** Whether visitors of the listing's market are told who sells a vehicle. */
export class OwnerVisibility {
  readonly #settingsOf: MarketSettings;
  readonly #database: Pick<Database, 'db'>;
  #hidden: ReadonlySet<string> = new Set();
  /** Where retailers are hidden: the lists of them that editors published, by listing. */
  #published: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  constructor(settingsOf: MarketSettings, database: Pick<Database, 'db'>) {
    this.#settingsOf = settingsOf;
    this.#database = database;
  }

  get hidesAny(): boolean {
    return this.#hidden.size > 0;
  }

  isHidden(listing: string): boolean {
    return this.#hidden.has(listing);
  }

  /** Reads the markets' settings and pages again; says whether it has changed who is hidden. */
  async load(): Promise<boolean> {
    const hiding = await Promise.all(
      Object.values(MARKETS).map(async ({ code, listing }) => {
        const settings = await this.#settingsOf(code);
        if (settings['additional_features.owner_visible']) return [];
        return [[listing, await publishedLists(this.#database, code)] as const];
      }),
    );
    const before = this.#hidden;
    this.#published = new Map(hiding.flat());
    this.#hidden = new Set(this.#published.keys());
    return before.size !== this.#hidden.size || [...before].some((listing) => !this.#hidden.has(listing));
  }

  /** The retailer as the answers of a listing tell of them. */
  shown(owner: RetailerRow, listing: string): RetailerRow {
    return this.isHidden(listing) ? { ...owner, ...NOBODY } : owner;
  }

  /** Without what would tell whose vehicles are whose: each retailer alone, or the way to them. */
  askable(query: ListQuery, listing: string): ListQuery {
    if (!this.isHidden(listing)) return query;
    const askable = { ...query };
    for (const name of Object.keys(askable)) if (TELLING.test(name)) delete askable[name];
    if (askable['sort'] === DISTANCE_SORT) delete askable['sort'];
    const forced = askable['forced_dealer_codes'];
    // Whose vehicles stand on a page of theirs is told by the page.
    if (!Array.isArray(forced) || !this.#published.get(listing)?.has(listKey(forced)))
      delete askable['forced_dealer_codes'];
    return askable;
  }
}

function listKey(codes: readonly unknown[]): string {
  return JSON.stringify(codes.map(String).toSorted());
}

/** The lists of retailers that blocks of published pages are limited to. */
async function publishedLists(database: Pick<Database, 'db'>, market: MarketCode): Promise<ReadonlySet<string>> {
  const rows = await query(
    database.db,
    z.object({ codes: z.string() }),
    sql`select distinct codes #>> '{}' as codes
      from content_pages p join page_versions v on v.page_id = p.id and v.version = p.published_version,
        jsonb_path_query(v.content, 'strict $.blocks[*].**.forced_dealer_codes') as codes
      where p.market = ${market} and jsonb_typeof(codes) = 'string'`,
  );
  return new Set(rows.map(({ codes }) => listKey(forcedKeys(codes))));
}

const TELLING = /^(filter\[owner_|near\[)/;

const NOBODY = {
  id: '',
  name: '',
  display_name_jag: null,
  display_name_lr: null,
  dealer_code: '',
  address: '',
  zipcode: '',
  city: '',
  phone: '',
  email: '',
  opening_hours: [],
  latitude: 0,
  longitude: 0,
} as const satisfies Partial<RetailerRow>;
