const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds before each further try: a night without the CRM loses nothing. */
const DELAYS = [5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR] as const;

/** Seconds until the next try after so many; undefined when a person has to look. */
export function delayAfterTry(tries: number): number | undefined {
  return DELAYS[tries - 1];
}
