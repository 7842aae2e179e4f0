import type { AppointmentSlot } from '@showroom/contracts/entities/order-choices';

/** A day with its free times, by the retailer's calendar. */
export interface Day {
  /** ISO 8601 date. */
  readonly date: string;
  readonly slots: readonly AppointmentSlot[];
}

/** `2026-11-25T09:00:00+01:00` as the retailer's calendar and clock show it. */
export const dateOf = (iso: string) => iso.slice(0, 10);
export const clockOf = (iso: string) => iso.slice(11, 16);

/** Slots come in the order of time. */
export function daysOf(slots: readonly AppointmentSlot[]): Day[] {
  const dates = [...new Set(slots.map(({ attributes }) => dateOf(attributes.starts_at)))];
  return dates.map((date) => ({
    date,
    slots: slots.filter(({ attributes }) => dateOf(attributes.starts_at) === date),
  }));
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** `Wed, 25 Nov` in the page's language, with Latin digits. */
export function formatDay(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(Date.parse(`${date}T00:00:00Z`));
}
