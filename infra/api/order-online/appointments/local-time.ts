const MINUTE = 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** Minutes that a clock in the zone is before UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((shown - Math.floor(instant / MINUTE) * MINUTE) / MINUTE);
}

/**
 * The instant at which a clock in the zone shows so many minutes after midnight of a day; undefined
 * for a time that it leaps over.
 */
export function instantOf(day: string, minutes: number, timeZone: string): number | undefined {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  // The offset of the day before and of the day after: one of them is in force, whichever way the
  // clock was put.
  for (const near of [shown - DAY, shown + DAY]) {
    const instant = shown - offsetAt(near, timeZone) * MINUTE;
    if (instant + offsetAt(instant, timeZone) * MINUTE === shown) return instant;
  }
  return undefined;
}

/** The day that a calendar in the zone shows at an instant. */
export function dayAt(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone) * MINUTE).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** ISO 8601 with the offset that the zone has then: `2026-11-25T09:00:00+01:00`. */
export function formatLocal(instant: number, timeZone: string): string {
  const offset = offsetAt(instant, timeZone);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const shown = new Date(instant + offset * MINUTE).toISOString().slice(0, 19);
  return `${shown}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}
