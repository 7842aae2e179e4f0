import { MARKET_CODES } from '@showroom/contracts/markets';
import type { Database } from '../database/database';
import { contentPages } from '../database/schema/content';
import { seedContent, seedPages } from './content/rows';
import { SEED_DAY } from './stock/dates';
import { seedStock } from './stock/fill';

/** Default: vehicles of the five listings together. */
export const DEFAULT_VEHICLES = 2400;
const DEFAULT_SANDBOX_URL = 'http://127.0.0.1:4300';

export interface SeedOptions {
  readonly vehicles?: number | undefined;
  /** The day as of which the stock is told; the same day always gives the same stock. */
  readonly day?: string | undefined;
  /** Where the payment provider's stand-in answers. */
  readonly sandboxUrl?: string | undefined;
  /** Told how many vehicles were just gone through. */
  readonly progress?: ((done: number) => void) | undefined;
}

export interface Seeded {
  /** Rows of retailers, pages, redirects, navigation and settings that were missing. */
  readonly content: number;
  readonly vehicles: number;
}

/**
 * Fills a migrated database with the stock, the retailers and the content of all markets. Only what
 * is missing is added: a second run changes nothing, and a run that was interrupted is completed by
 * the next one.
 */
export async function seed(database: Database, options: SeedOptions = {}): Promise<Seeded> {
  const sandboxUrl = options.sandboxUrl ?? process.env['SANDBOX_URL'] ?? DEFAULT_SANDBOX_URL;
  let content = 0;
  for (const market of MARKET_CODES) {
    content += await database.db.transaction((transaction) => seedContent(transaction, market, sandboxUrl));
  }
  const vehicles = await seedStock(database, {
    total: options.vehicles ?? DEFAULT_VEHICLES,
    day: options.day ?? SEED_DAY,
    progress: options.progress,
  });
  for (const market of MARKET_CODES) {
    content += await database.db.transaction((transaction) => seedPages(transaction, market));
  }
  return { content, vehicles };
}

/**
 * Whether the database has no page yet, as on its first start; an import may have brought vehicles
 * already.
 */
export async function isEmpty({ db }: Database): Promise<boolean> {
  const rows = await db.select({ id: contentPages.id }).from(contentPages).limit(1);
  return rows.length === 0;
}
