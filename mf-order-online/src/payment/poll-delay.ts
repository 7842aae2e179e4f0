const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;
/** Half an hour in all: a hold with its extensions is over by then. */
const MOST_QUESTIONS = 66;

/**
 * Milliseconds before an open payment is polled again; undefined once it was polled long enough.
 */
export function pollDelay(asked: number): number | undefined {
  return asked < MOST_QUESTIONS ? Math.min(FIRST_PAUSE * 1.5 ** asked, LONGEST_PAUSE) : undefined;
}
