/** Milliseconds in which ends of a process count for how long the next start waits. */
const WINDOW = 600_000;
const FIRST = 250;
const LONGEST = 60_000;

/** Of the moments at which a process ended, those that count still. */
export function recentEnds(ends: readonly number[], now: number): readonly number[] {
  return ends.filter((end) => end > now - WINDOW);
}

/**
 * Milliseconds before a process is started again: twice as many with each of its recent ends, up to
 * a minute. There is no last try: what keeps it from running may be mended at any time.
 */
export function restartDelay(recent: number): number {
  return Math.min(FIRST * 2 ** (recent - 1), LONGEST);
}
