import type { AppointmentPurpose } from '@showroom/contracts/entities/order-choices';
import type { Settings } from '@showroom/contracts/settings/settings';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database';
import { appointments } from '../../../database/schema/order-online';
import type { RetailerRow } from '../../../database/schema/retailers';
import type { SoldVehicle } from '../sold-vehicle';
import { instantOf } from './local-time';
import { weekOf } from './opening-hours';
import { zoneOf } from './retailer-zone';
import type { Slot, SlotPlan } from './slots';

const DAY = 86_400_000;

/** Orders in these states are over, and with them their appointments. */
const ENDED = sql`('cancelled', 'expired', 'failed')`;

/** Where, for what and from when on appointments are made. */
export interface AppointmentSource {
  readonly retailer: RetailerRow;
  readonly purpose: AppointmentPurpose;
  readonly plan: SlotPlan;
}

export interface AppointmentQuestion {
  readonly stock: SoldVehicle;
  readonly purpose: AppointmentPurpose;
  /**
   * Who hands the vehicle over, and the days until it is there; test drives are at its own
   * retailer's.
   */
  readonly handover: { readonly retailer: RetailerRow; readonly days: number };
  readonly rules: Settings['order_online.appointments'];
  readonly now: number;
}

export function appointmentSourceOf({ stock, purpose, handover, rules, now }: AppointmentQuestion): AppointmentSource {
  const at = purpose === 'handover' ? handover : { retailer: stock.retailer, days: 0 };
  const timeZone = zoneOf(stock.market.code, at.retailer);
  const { delivery_date } = stock.vehicle;
  const arrives = Math.max(now, (delivery_date && instantOf(delivery_date, 0, timeZone)) || 0);
  const plan: SlotPlan = {
    week: weekOf(at.retailer.opening_hours),
    rule: rules[purpose],
    closedOn: rules.closed_on,
    timeZone,
    now,
    notBefore: arrives + at.days * DAY,
  };
  return { retailer: at.retailer, purpose, plan };
}

/** What others have booked between two instants; `except` is the order that is asking. */
export async function bookedBetween(
  db: Db,
  { retailer, purpose }: Pick<AppointmentSource, 'retailer' | 'purpose'>,
  { from, to, except = '' }: { readonly from: number; readonly to: number; readonly except?: string },
): Promise<Slot[]> {
  const rows = await db
    .select({ starts_at: appointments.starts_at, ends_at: appointments.ends_at })
    .from(appointments)
    .where(
      and(
        eq(appointments.retailer_id, retailer.id),
        eq(appointments.purpose, purpose),
        lt(appointments.starts_at, new Date(to)),
        gt(appointments.ends_at, new Date(from)),
        sql`${appointments.order_number} <> ${except}`,
        sql`not exists (select from orders where number = ${appointments.order_number} and state in ${ENDED})`,
      ),
    );
  return rows.map(({ starts_at, ends_at }) => ({ starts_at: starts_at.getTime(), ends_at: ends_at.getTime() }));
}

/**
 * Takes a seat of a slot for an order; false when somebody was quicker with the last one. The
 * database decides.
 */
export async function takeSeat(db: Db, desk: AppointmentSource, slot: Slot, orderNumber: string): Promise<boolean> {
  const [starts, ends] = [new Date(slot.starts_at).toISOString(), new Date(slot.ends_at).toISOString()];
  for (let seat = 1; seat <= desk.plan.rule.capacity; seat++) {
    // A seat is taken over only from an order that is seen to have ended: one that is not seen yet
    // is alive.
    const { rows } = await db.execute(sql`
      insert into appointments (retailer_id, purpose, starts_at, seat, ends_at, order_number)
      values (${desk.retailer.id}, ${desk.purpose}, ${starts}, ${seat}, ${ends}, ${orderNumber})
      on conflict (retailer_id, purpose, starts_at, seat) do update
        set order_number = excluded.order_number, ends_at = excluded.ends_at, booked_at = now()
        where exists (select from orders where number = appointments.order_number and state in ${ENDED})
      returning seat`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Gives back what an order had booked. */
export async function leaveSeat(db: Db, orderNumber: string): Promise<void> {
  await db.delete(appointments).where(eq(appointments.order_number, orderNumber));
}

/** Whether an order already has exactly this slot. */
export async function hasSeat(db: Db, desk: AppointmentSource, slot: Slot, orderNumber: string): Promise<boolean> {
  const rows = await db
    .select({ seat: appointments.seat })
    .from(appointments)
    .where(
      and(
        eq(appointments.order_number, orderNumber),
        eq(appointments.retailer_id, desk.retailer.id),
        eq(appointments.purpose, desk.purpose),
        eq(appointments.starts_at, new Date(slot.starts_at)),
      ),
    );
  return rows.length > 0;
}
