/** Facts of the seed are told as of this day, so that every run makes the same stock. */
export const SEED_DAY = '2026-11-02';

const DAY_MILLISECONDS = 86_400_000;

/** ISO date `days` after a day, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** The same day of a later month, at most the 28th. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, 28))).toISOString().slice(0, 10);
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Whole and part years between two days. */
export function yearsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (DAY_MILLISECONDS * 365.25);
}
