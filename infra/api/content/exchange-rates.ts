import type { MarketCode } from '@showroom/contracts/markets';
import { mergeSettings } from '@showroom/contracts/settings/settings';
import * as z from 'zod';
import { askOutside } from '../outside/ask-outside';
import type { Api, Context } from '../server/api';

const answer = z.record(z.string(), z.unknown());
const positive = z.coerce.number().positive();

interface Stored {
  readonly key: string;
  readonly value: unknown;
}

/**
 * Puts the rate of a market's second currency among its settings, where a service tells it. It loads once and nobody waits for it:
 * when it is there, the site hears that the settings changed. Without it the stored rate stands, and the next question tries again.
 */
export function exchangeRates({ server }: Api, { config, database }: Pick<Context, 'config' | 'database'>) {
  const ask = askOutside(config);
  const rates = new Map<string, number | 'loading'>();

  async function load(key: string, market: MarketCode, host: string, responseKey: string): Promise<void> {
    rates.set(key, 'loading');
    const given = await ask({ address: `${host.replace(/\/$/, '')}/currency-exchange` }, answer);
    const rate = positive.safeParse(given[responseKey]);
    if (!rate.success) throw new Error("API response doesn't contain specified response_key");
    rates.set(key, rate.data);
    await database.notify('changes', JSON.stringify({ tags: [`settings:${market}`] }));
  }

  return (market: MarketCode, stored: readonly Stored[]): readonly Stored[] => {
    const { settings } = mergeSettings(stored);
    const host = settings['currency_exchange.host'];
    if (host === '' || !settings['double_price.enabled']) return stored;
    const responseKey = settings['currency_exchange.response_key'];
    const key = `${market} ${responseKey} ${host}`;
    const rate = rates.get(key);
    if (rate === undefined) {
      load(key, market, host, responseKey).catch((error: unknown) => {
        if (rates.get(key) === 'loading') rates.delete(key);
        server.log.warn({ err: error }, `The currency rate of ${market} could not be loaded`);
      });
    }
    if (typeof rate !== 'number') return stored;
    return [...stored.filter((one) => one.key !== 'double_price.rate'), { key: 'double_price.rate', value: rate }];
  };
}
