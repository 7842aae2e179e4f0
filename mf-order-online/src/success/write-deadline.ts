import { writeDateTime } from '@showroom/shared-ui/dates';

/** Date and time by the clock of the market, with the name of its zone for whoever is in another one. */
export function writeDeadline(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(iso));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${writeDateTime(iso, timeZone)} (${zone})`;
}
