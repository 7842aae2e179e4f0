import type { MarketCode } from '@showroom/contracts/markets';
import { mergeSettings, type Settings } from '@showroom/contracts/settings/settings';
import { eq } from 'drizzle-orm';
import { settings } from '../../database/schema/content';
import type { Context } from '../server/api';

/** The settings of a market, kept until one of them changes. */
export type MarketSettings = (market: MarketCode) => Promise<Settings>;

export function marketSettings({ database: { db }, changes }: Pick<Context, 'database' | 'changes'>): MarketSettings {
  const kept = new Map<MarketCode, Promise<Settings>>();
  changes.onTags(({ tags }) => {
    if (tags.some((tag) => tag.startsWith('settings:'))) kept.clear();
  });
  changes.onFlood(() => kept.clear());

  async function read(market: MarketCode): Promise<Settings> {
    const rows = await db.select().from(settings).where(eq(settings.market, market));
    return mergeSettings(rows).settings;
  }

  return (market) => {
    const known = kept.get(market);
    if (known) return known;
    const reading = read(market);
    kept.set(market, reading);
    reading.catch(() => {
      if (kept.get(market) === reading) kept.delete(market);
    });
    return reading;
  };
}
