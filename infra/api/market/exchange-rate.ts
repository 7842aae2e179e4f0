import type { MarketCode } from '@showroom/contracts/markets';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { exchangeRates } from '../../database/schema/content';

interface Stored {
  readonly key: string;
  readonly value: unknown;
}

export interface RateService {
  /** Under which the rate is stored. */
  readonly key: string;
  readonly host: string;
  readonly responseKey: string;
}

/**
 * Who tells the rate of a market's second currency; undefined where nobody does, or there is none.
 */
export function rateServiceOf(market: MarketCode, stored: readonly Stored[]): RateService | undefined {
  const { settings } = mergeSettings(stored);
  const host = settings['currency_exchange.host'];
  if (host === '' || !settings['double_price.enabled']) return undefined;
  const responseKey = settings['currency_exchange.response_key'];
  return { key: `${market} ${responseKey} ${host}`, host, responseKey };
}

export interface KnownRate {
  /** The last good one. */
  readonly rate: number | null;
  /** Whether the service is to be asked again. */
  readonly isDue: boolean;
}

export async function findRate({ db }: Pick<Database, 'db'>, { key }: RateService): Promise<KnownRate> {
  const [known] = await db
    .select({ rate: exchangeRates.rate, isDue: sql<boolean>`${exchangeRates.due_at} <= now()` })
    .from(exchangeRates)
    .where(sql`${exchangeRates.key} = ${key}`);
  return known ?? { rate: null, isDue: true };
}

/** The stored settings with the last good rate instead of the stored one. */
export function withRate(stored: readonly Stored[], rate: number | null): readonly Stored[] {
  if (rate === null) return stored;
  return [...stored.filter(({ key }) => key !== 'double_price.rate'), { key: 'double_price.rate', value: rate }];
}
