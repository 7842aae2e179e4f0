import { networkOf } from '@showroom/contracts/http/network';
import { type Count, OwnCounts } from '@showroom/contracts/http/own-counts';
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
const NETWORKS = 20_000;

/** Counts over all sites; fails while that cannot be done. */
type Together = (key: string, length: number) => Promise<Count>;

let together: Together | undefined;

/** Has every limit of this process counted over all sites that share a Redis. */
export async function shareLimits(url: string, report: (line: string) => void): Promise<() => void> {
  // Whoever has no Redis does not load its client.
  const { connectRedis, countTogether } = await import('@showroom/contracts/http/shared-counts');
  const redis = connectRedis(url, report);
  together = (key, length) => countTogether(redis, key, length);
  return () => {
    together = undefined;
    redis.disconnect();
  };
}

/**
 * Counts what comes from each network within a minute, by the name of what is limited; answers
 * whether it is too much by now.
 */
export function networkLimit(name: string, perMinute: number): (address: string) => Promise<boolean> {
  const own = new OwnCounts(new LRUCache({ max: NETWORKS }));
  return async (address) => {
    const key = `site:${name}:${networkOf(address) ?? address}`;
    const shared = await together?.(key, MINUTE).catch(() => undefined);
    return (shared ?? own.count(key, MINUTE)).current > perMinute;
  };
}
