import { MARKET_CODES, MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { count, eq, sql } from 'drizzle-orm';
import { bulkInsert } from '../../database/bulk';
import type { Database, Db } from '../../database/database';
import { vehicles } from '../../database/schema/vehicles';
import { PROFILES } from './markets';
import { seedReductions } from './reductions';
import { SEED_SOURCE, seedVehicle } from './vehicle';

const BATCH = 1000;

/** How many vehicles of the stock stand in each market; they add up to the total. */
export function stockByMarket(total: number): Record<MarketCode, number> {
  const rounded = (code: MarketCode) => Math.floor((total * PROFILES[code].share) / 100);
  const others = { au: rounded('au'), ae: rounded('ae'), jp: rounded('jp'), ua: rounded('ua') };
  return { international: total - others.au - others.ae - others.jp - others.ua, ...others };
}

async function seeded(db: Db, listing: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(vehicles)
    .where(sql`${eq(vehicles.listing, listing)} and ${eq(vehicles.feed_source, SEED_SOURCE)}`);
  return row?.total ?? 0;
}

async function fillMarket(db: Db, market: MarketCode, wanted: number, options: StockOptions): Promise<number> {
  if ((await seeded(db, MARKETS[market].listing)) >= wanted) return 0;
  let added = 0;
  for (let start = 0; start < wanted; start += BATCH) {
    const size = Math.min(BATCH, wanted - start);
    const records = Array.from({ length: size }, (_, place) =>
      seedVehicle({ market, index: start + place, day: options.day }),
    );
    const rows = await bulkInsert(db, vehicles, records, { tail: sql`on conflict do nothing returning 1` });
    added += rows.length;
    options.progress?.(size);
  }
  if (added > 0) await seedReductions(db, MARKETS[market].listing, options.day);
  return added;
}

export interface StockOptions {
  readonly total: number;
  readonly day: string;
  /** Told how many vehicles were just gone through. */
  readonly progress?: ((done: number) => void) | undefined;
}

/**
 * Brings every listing to its share of the stock, one transaction a market; what is there already
 * stays as it is.
 */
export async function seedStock({ db }: Database, options: StockOptions): Promise<number> {
  const wanted = stockByMarket(options.total);
  let added = 0;
  for (const market of MARKET_CODES) {
    added += await db.transaction((transaction) => fillMarket(transaction, market, wanted[market], options));
  }
  if (added > 0) await db.execute(sql`analyze vehicles`);
  return added;
}
