const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;
/** Half an hour in all: a hold with its extensions is over by then. */
const MOST_QUESTIONS = 66;

/**
 * Milliseconds before an open payment is asked for once more, after so many questions; undefined
 * when it was asked for long enough.
 */
export function pauseBefore(asked: number): number | undefined {
  return asked < MOST_QUESTIONS ? Math.min(FIRST_PAUSE * 1.5 ** asked, LONGEST_PAUSE) : undefined;
}
