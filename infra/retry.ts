import { ExponentialBackoff, halfJitterGenerator, handleWhen, retry } from 'cockatiel';

interface RetryOptions {
  /** How often it is tried at most, the first time included. */
  readonly attempts: number;
  /** Milliseconds before the second try; before each further one twice as long. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** Whether the process may end during a pause. Default: no. */
  readonly unref?: boolean;
  /** Whether another try may help. Default: always. */
  readonly isWorth?: (error: Error) => boolean;
  /** Before the pause that follows the failed attempt of this number. */
  readonly onRetry?: (attempt: number) => void;
}

/**
 * Runs work until it succeeds, it is not worth another try, or all tries are used up: then its last
 * error. Pauses differ between replicas that fail together, by up to half.
 */
export function withRetries<T>(options: RetryOptions, work: () => Promise<T>): Promise<T> {
  const { attempts, firstPause, longestPause, isWorth = () => true, unref = false, onRetry } = options;
  const backoff = new ExponentialBackoff({
    initialDelay: firstPause,
    maxDelay: longestPause,
    generator: halfJitterGenerator,
  });
  const referenced = retry(handleWhen(isWorth), { maxAttempts: attempts - 1, backoff });
  const policy = unref ? referenced.dangerouslyUnref() : referenced;
  policy.onRetry(({ attempt }) => onRetry?.(attempt));
  return policy.execute(work);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each further try of work that waits in the database. */
const SCHEDULES = {
  /** For what somebody waits for: almost two hours. */
  soon: [2, 8, 32, 128, 512, 2048, HOUR],
  /** For what must not be lost: a day without the other system loses nothing. */
  longer: [5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR],
} as const;

/** How patiently something is tried again. */
export type Schedule = keyof typeof SCHEDULES;

/** Seconds until the next try after so many; undefined when a person has to look. */
export function delayAfter(schedule: Schedule, tries: number): number | undefined {
  return SCHEDULES[schedule][tries - 1];
}
