import type { MarketCode } from '@showroom/contracts/markets';
import type { Changes } from '../kernel/changes';

/** Asks once for each market, until something with a tag that makes it stale changes. */
export function cacheByMarket<T>(
  changes: Changes,
  isStale: (tag: string) => boolean,
  find: (market: MarketCode) => Promise<T>,
): (market: MarketCode) => Promise<T> {
  const cached = new Map<MarketCode, Promise<T>>();
  changes.onTags(({ tags }) => {
    if (tags.some(isStale)) cached.clear();
  });
  changes.onFlood(() => cached.clear());

  return (market) => {
    const known = cached.get(market);
    if (known) return known;
    const finding = find(market);
    cached.set(market, finding);
    finding.catch(() => {
      if (cached.get(market) === finding) cached.delete(market);
    });
    return finding;
  };
}
