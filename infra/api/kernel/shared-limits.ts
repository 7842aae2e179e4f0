import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { type Count, OwnCounts } from '@showroom/contracts/http/own-counts';
import { connectRedis, countTogether } from '@showroom/contracts/http/shared-counts';
import { LRUCache } from 'lru-cache';

/** Networks that this process counts by itself while Redis is away. */
const COUNTED_HERE = 50_000;

export interface SharedLimits {
  readonly store: FastifyRateLimitStoreCtor;
  disconnect(): void;
}

/**
 * Counts requests over all processes that share a Redis. While it is away each process counts what
 * comes to it: nobody is refused for that, and nobody is let through without being counted.
 */
export function sharedLimits(url: string, report: (line: string) => void): SharedLimits {
  const redis = connectRedis(url, report);
  const own = new OwnCounts(new LRUCache({ max: COUNTED_HERE }));
  class Store implements FastifyRateLimitStore {
    incr(key: string, answer: (error: Error | null, count?: Count) => void, length = 60_000): void {
      countTogether(redis, key, length).then(
        (count) => answer(null, count),
        () => answer(null, own.count(key, length)),
      );
    }

    child(): Store {
      return this;
    }
  }
  return { store: Store, disconnect: () => redis.disconnect() };
}
