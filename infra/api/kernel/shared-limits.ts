import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Milliseconds after which an answer of Redis is not waited for. */
const DEADLINE = 500;
/** Milliseconds between two attempts to reach a Redis that is away. */
const LONGEST_PAUSE = 1000;
/** Networks that this process counts by itself while Redis is away. */
const COUNTED_HERE = 50_000;
const PREFIX = 'rate-limit:';

interface Count {
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** A connection that fails at once while Redis is away, and is made again. */
export function connectRedis(url: string, report: (line: string) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: DEADLINE,
    connectTimeout: LONGEST_PAUSE,
    retryStrategy: (attempts) => Math.min(attempts * 100, LONGEST_PAUSE),
  });
  let isAway = false;
  redis.on('error', () => {
    if (!isAway) report('Redis is away: rate limits are counted by each process until it is back.');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) report('Redis is back: rate limits are counted over all processes.');
    isAway = false;
  });
  return redis;
}

/** Windows in the memory of this process. */
class OwnCounts {
  readonly #windows = new LRUCache<string, { count: number; endsAt: number }>({ max: COUNTED_HERE });

  count(key: string, length: number, now = Date.now()): Count {
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + length };
    window.count += 1;
    this.#windows.set(key, window);
    return { current: window.count, ttl: window.endsAt - now };
  }
}

async function countAt(redis: Redis, key: string, length: number): Promise<Count> {
  const answers = await redis.multi().incr(key).pexpire(key, length, 'NX').pttl(key).exec();
  const [current, , ttl] = (answers ?? []).map(([error, value]) => {
    if (error) throw error;
    return Number(value);
  });
  if (current === undefined || ttl === undefined) throw new Error('Redis counted nothing.');
  return { current, ttl };
}

/**
 * Counts requests over all processes that share a Redis. While it is away each process counts what
 * comes to it: nobody is refused for that, and nobody is let through without being counted.
 */
export function sharedLimits(redis: Redis): FastifyRateLimitStoreCtor {
  const own = new OwnCounts();
  return class SharedLimits implements FastifyRateLimitStore {
    incr(key: string, answer: (error: Error | null, count?: Count) => void, length = 60_000): void {
      countAt(redis, `${PREFIX}${key}`, length).then(
        (count) => answer(null, count),
        () => answer(null, own.count(key, length)),
      );
    }

    child(): SharedLimits {
      return this;
    }
  };
}
