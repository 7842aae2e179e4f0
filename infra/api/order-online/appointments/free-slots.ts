import type { AppointmentSlot } from '@showroom/contracts/entities/order-choices';
import type { Db } from '../../../database/database';
import { type AppointmentSource, bookedBetween } from './appointment-source';
import { addDays, formatLocal } from './local-time';
import { bookableDays, type Slot, seatsLeft, slotsOfDay } from './slots';

const USUAL_DAYS = 14;

export interface FreeSlots {
  readonly slots: AppointmentSlot[];
  readonly from: string;
  readonly to: string;
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function answered({ plan: { timeZone } }: AppointmentSource, slot: Slot, left: number): AppointmentSlot {
  return {
    id: new Date(slot.starts_at).toISOString(),
    type: 'appointment_slot',
    attributes: {
      starts_at: formatLocal(slot.starts_at, timeZone),
      ends_at: formatLocal(slot.ends_at, timeZone),
      left,
    },
  };
}

/**
 * What is free on so many days from one on. Default: from the first day that has anything free.
 */
export async function freeSlots(
  db: Db,
  desk: AppointmentSource,
  { from, days = USUAL_DAYS }: { readonly from?: string | undefined; readonly days?: number | undefined },
): Promise<FreeSlots> {
  const { first, last } = bookableDays(desk.plan);
  const start = from === undefined || from < first ? first : from;
  const end = from === undefined ? last : [addDays(start, days - 1), last].sort()[0];
  const slots = daysBetween(start, end ?? last).flatMap((day) =>
    slotsOfDay(desk.plan, day).map((slot) => ({ day, slot })),
  );
  const [one, another] = [slots[0], slots.at(-1)];
  if (!one || !another) return { slots: [], from: start, to: end ?? last };
  const booked = await bookedBetween(db, desk, { from: one.slot.starts_at, to: another.slot.ends_at });
  const free = slots.flatMap(({ day, slot }) => {
    const left = seatsLeft(desk.plan, slot, booked);
    return left > 0 ? [{ day, answer: answered(desk, slot, left) }] : [];
  });
  if (from !== undefined) return { slots: free.map(({ answer }) => answer), from: start, to: end ?? last };
  const opens = free[0]?.day ?? start;
  const closes = [addDays(opens, days - 1), last].sort()[0] ?? last;
  return { slots: free.filter(({ day }) => day <= closes).map(({ answer }) => answer), from: opens, to: closes };
}
