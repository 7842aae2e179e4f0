import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { exchangeRates as rates, settings } from '../../database/schema/content';
import type { Api, Context } from '../kernel/api';
import { findRate, type RateService, rateServiceOf, withRate } from '../market/exchange-rate';
import { askOutside } from '../outside/ask-outside';

const answer = z.record(z.string(), z.unknown());
const positive = z.coerce.number().positive();

/**
 * Longer than a service is waited for: who claimed the question and ended in the midst of it does
 * not block it for long.
 */
const CLAIM = '10 seconds';
const RENEWAL = '1 hour';
const RETRY = '1 minute';

interface Stored {
  readonly key: string;
  readonly value: unknown;
}

/**
 * Puts the rate of a market's second currency among its settings, where a service tells it. Each
 * hour one process asks for it again; nobody waits for the answer, and the site hears of another
 * rate as of any changed setting. While the service fails, the last good rate stands, and before
 * the first one the stored setting.
 */
export function exchangeRates(
  { server }: Api,
  { config, database }: Pick<Context, 'config' | 'database'>,
): (market: MarketCode, stored: readonly Stored[]) => Promise<readonly Stored[]> {
  const ask = askOutside(config);
  const { db } = database;

  async function fetchRate({ host, responseKey }: RateService): Promise<number> {
    const given = await ask({ address: `${host.replace(/\/$/, '')}/currency-exchange` }, answer);
    const rate = positive.safeParse(given[responseKey]);
    if (!rate.success) throw new Error("API response doesn't contain specified response_key");
    return rate.data;
  }

  /** Only the process whose claim succeeds asks. */
  async function renew(market: MarketCode, service: RateService): Promise<void> {
    const after = (interval: string) => sql<Date>`now() + ${interval}::interval`;
    const [claimed] = await db
      .insert(rates)
      .values({ key: service.key, due_at: after(CLAIM) })
      .onConflictDoUpdate({ target: rates.key, set: { due_at: after(CLAIM) }, setWhere: sql`${rates.due_at} <= now()` })
      .returning({ before: rates.rate });
    if (!claimed) return;
    const stored = eq(rates.key, service.key);
    try {
      const rate = await fetchRate(service);
      await db
        .update(rates)
        .set({ rate, due_at: after(RENEWAL) })
        .where(stored);
      if (rate !== claimed.before) {
        await database.notify(
          'changes',
          JSON.stringify({ tags: [`settings:${market}`], settings: ['double_price.rate'] }),
        );
      }
    } catch (error) {
      await db
        .update(rates)
        .set({ due_at: after(RETRY) })
        .where(stored);
      throw error;
    }
  }

  async function rated(market: MarketCode, stored: readonly Stored[]): Promise<readonly Stored[]> {
    const service = rateServiceOf(market, stored);
    if (!service) return stored;
    const { rate, isDue } = await findRate(database, service);
    if (isDue) {
      renew(market, service).catch((error: unknown) =>
        server.log.warn({ err: error }, `The currency rate of ${market} could not be loaded`),
      );
    }
    return withRate(stored, rate);
  }

  async function check(): Promise<void> {
    const rows = await db.select().from(settings);
    await Promise.all(
      MARKET_CODES.map((code) =>
        rated(
          code,
          rows.filter(({ market }) => market === code),
        ),
      ),
    );
  }
  const timer = setInterval(() => {
    check().catch((error: unknown) => server.log.warn({ err: error }, 'Exchange rates could not be checked'));
  }, config.EXCHANGE_RATE_CHECK);
  timer.unref();
  server.addHook('onClose', async () => clearInterval(timer));

  return rated;
}
