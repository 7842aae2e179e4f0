import type { Vehicle } from './vehicle';

/** When a retailer is open, as feeds and editors say it. */
export type OpeningHours = Vehicle['attributes']['owner_opening_hours'];

// Days of the first week of 2024, which began on a Monday.
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * Opening hours in the page's language: feeds name days in English; anything else they say stays as
 * it is.
 */
export function openingHours(hours: OpeningHours, locale: string, closed: string): OpeningHours {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const names = new Map(WEEKDAYS.map((name, index) => [name.toLowerCase(), format(Date.UTC(2024, 0, 1 + index))]));
  const inLanguage = (text: string) => text.replaceAll(/[a-z]+day/gi, (day) => names.get(day.toLowerCase()) ?? day);
  return hours.map((one) => ({
    days: capitalised(inLanguage(one.days), locale),
    hours: /^closed$/i.test(one.hours.trim()) ? closed : one.hours,
  }));
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
