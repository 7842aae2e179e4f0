import { listSettings } from '@showroom/contracts/calls/content';
import { createClient } from '@showroom/contracts/client/client';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Settings } from '@showroom/contracts/settings/settings';
import { settingsFrom } from '../settings/settings-store';

const DEADLINE = 3000;
const RETRY = 2000;

interface Source {
  readonly apiUrl: string;
  readonly siteToken: string;
  readonly log: (message: string) => void;
  /** What a market's settings are from now on; pages that were made before have others. */
  readonly onRead: (market: MarketCode, settings: Settings) => void;
}

/**
 * Answers what reads a market's settings, again and again until it has them; until then the
 * built-in defaults serve. What it returns ends with the first answer or failure.
 */
export function settingsLoader({ apiUrl, siteToken, log, onRead }: Source): (market: MarketCode) => Promise<void> {
  const client = createClient({ baseUrl: apiUrl, headers: { 'x-site-token': siteToken }, deadline: DEADLINE });
  const latest = new Map<MarketCode, number>();

  function read(market: MarketCode): Promise<void> {
    const turn = (latest.get(market) ?? 0) + 1;
    latest.set(market, turn);
    // Of two questions under way, the answer to the first may come last and be the older one.
    const isLatest = () => latest.get(market) === turn;
    return client
      .send(listSettings, { query: { market } })
      .then(({ data }) => {
        const given = data.map(({ attributes }) => attributes);
        if (isLatest()) onRead(market, settingsFrom(given, log));
      })
      .catch((error: unknown) => {
        const isRefused = error instanceof ShowroomError && error.status === 403;
        const why = isRefused ? 'no permission' : error instanceof Error ? error.message : error;
        log(`The settings of ${market} could not be read: ${why}`);
        setTimeout(() => isLatest() && void read(market), RETRY).unref();
      });
  }
  return read;
}
