/** When an offer runs: ISO dates, where a missing or empty one is open. */
export interface OfferSchedule {
  readonly start_date?: string | null | undefined;
  readonly end_date?: string | null | undefined;
}

const PARTS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions;

/** The clock of a time zone as `2026-12-31T23:59:59`. */
function clockOf(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/**
 * An offer runs from 00:00:01 on its first day to 23:59:59 on its last, by the website's clock and
 * not by the visitor's.
 */
export function isOfferShown({ start_date, end_date }: OfferSchedule, now: Date, timeZone: string): boolean {
  const clock = clockOf(now, timeZone);
  const hasBegun = !start_date || clock >= `${start_date}T00:00:01`;
  return hasBegun && (!end_date || clock <= `${end_date}T23:59:59`);
}
