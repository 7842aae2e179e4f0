import { Redis } from 'ioredis';
import type { Count } from './own-counts';

/** Milliseconds after which an answer of Redis is not waited for. */
const DEADLINE = 500;
/** Milliseconds between two attempts to reach a Redis that is away. */
const LONGEST_PAUSE = 1000;
const PREFIX = 'rate-limit:';

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

/** Counts one more of a key over all processes that share a Redis; throws while it is away. */
export async function countTogether(redis: Redis, key: string, length: number): Promise<Count> {
  const name = PREFIX + key;
  const answers = await redis.multi().incr(name).pexpire(name, length, 'NX').pttl(name).exec();
  const [current, , ttl] = (answers ?? []).map(([error, value]) => {
    if (error) throw error;
    return Number(value);
  });
  if (current === undefined || ttl === undefined) throw new Error('Redis counted nothing.');
  return { current, ttl };
}
