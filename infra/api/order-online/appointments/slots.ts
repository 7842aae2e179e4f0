import type { SlotRule } from '@showroom/contracts/settings/order-online';
import { addDays, dayAt, instantOf, weekdayOf } from './local-time';
import type { Week } from './opening-hours';

const MINUTE = 60_000;
const HOUR = 3_600_000;

/** A time at which visitors can come, as instants. */
export interface Slot {
  readonly starts_at: number;
  readonly ends_at: number;
}

/** What decides on a retailer's slots of one purpose. */
export interface SlotPlan {
  readonly week: Week;
  readonly rule: SlotRule;
  readonly closedOn: readonly string[];
  readonly timeZone: string;
  readonly now: number;
  /** Before this instant nothing can be booked: the vehicle is not there yet. */
  readonly notBefore: number;
}

/** The first instant at which a slot may start. */
function earliest({ rule, now, notBefore }: SlotPlan): number {
  return Math.max(now + rule.notice_hours * HOUR, notBefore);
}

/**
 * First and last day on which anything can be booked; the days ahead count from the first possible
 * one.
 */
export function bookableDays(plan: SlotPlan): { readonly first: string; readonly last: string } {
  const first = dayAt(earliest(plan), plan.timeZone);
  return { first, last: addDays(first, plan.rule.days_ahead - 1) };
}

/** The slots of one day, whoever has booked them. */
export function slotsOfDay(plan: SlotPlan, day: string): Slot[] {
  const { week, rule, closedOn, timeZone } = plan;
  const { first, last } = bookableDays(plan);
  if (day < first || day > last || closedOn.includes(day)) return [];
  const starts = (week[weekdayOf(day)] ?? []).flatMap(({ from, to }) => {
    const count = Math.floor((to - from) / rule.minutes);
    return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * rule.minutes);
  });
  const least = earliest(plan);
  return starts.flatMap((minutes) => {
    const starts_at = instantOf(day, minutes, timeZone);
    if (starts_at === undefined || starts_at < least) return [];
    return [{ starts_at, ends_at: starts_at + rule.minutes * MINUTE }];
  });
}

/** The slot that starts at an instant, when there is one. */
export function slotAt(plan: SlotPlan, starts_at: number): Slot | undefined {
  return slotsOfDay(plan, dayAt(starts_at, plan.timeZone)).find((slot) => slot.starts_at === starts_at);
}

/**
 * How many of a slot's seats are left beside what is booked already; bookings of another length
 * count wherever they overlap.
 */
export function seatsLeft({ rule: { capacity } }: SlotPlan, slot: Slot, booked: readonly Slot[]): number {
  const taken = booked.filter((one) => one.starts_at < slot.ends_at && one.ends_at > slot.starts_at).length;
  return Math.max(0, capacity - taken);
}
