const PARTS = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions;

/**
 * An ISO 8601 time as `01/03/2026 13:05` in a time zone. Put together from its parts: whole formats
 * differ between the server's and a browser's language data, and a page must hydrate to the same
 * text.
 */
export function formatDateTime(iso: string, timeZone: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const parts = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}`;
}

/** The same with the name of its zone, for whoever is in another one: `01/03/2026 13:05 (CET)`. */
export function formatZonedDateTime(iso: string, timeZone: string): string {
  const written = formatDateTime(iso, timeZone);
  return written && `${written} (${zoneNameAt(new Date(iso), timeZone)})`;
}

/** Time of day in a zone, with its name: `13:05 (CET)`. */
export function formatZonedTime(time: number, timeZone: string): string {
  const date = new Date(time);
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${clock.format(date)} (${zoneNameAt(date, timeZone)})`;
}

/** The short name of a zone at a moment: CET in winter, CEST in summer. */
export function zoneNameAt(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** `31/12/2026`: the site writes dates as in en-GB whatever the page's language. */
export function formatDate(iso: string | null): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? [];
  return year && month && day ? `${day}/${month}/${year}` : undefined;
}

/** An ISO day in a language, such as 31 December 2026; nothing for what is no day. */
export function formatDay(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
