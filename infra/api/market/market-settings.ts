import type { MarketCode } from '@showroom/contracts/markets';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { settings } from '../../database/schema/content';
import type { Context } from '../kernel/api';
import { cacheByMarket } from './cache-by-market';
import { findRate, rateServiceOf, withRate } from './exchange-rate';

/** Answers the settings of a market. */
export type MarketSettings = (market: MarketCode) => Promise<Settings>;

/** Reads them each time, with the present exchange rate. */
export function findMarketSettings({ db }: Pick<Database, 'db'>): MarketSettings {
  return async (market) => {
    const rows = await db.select().from(settings).where(eq(settings.market, market));
    const service = rateServiceOf(market, rows);
    const known = service && (await findRate({ db }, service));
    return mergeSettings(withRate(rows, known?.rate ?? null)).settings;
  };
}

/** Keeps them until one of them changes. */
export function marketSettings({ database, changes }: Pick<Context, 'database' | 'changes'>): MarketSettings {
  return cacheByMarket(changes, (tag) => tag.startsWith('settings:'), findMarketSettings(database));
}
