import type { ChosenAppointment } from '@showroom/contracts/entities/order-choices';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Db } from '../../../database/database';
import { type AppointmentSource, bookedBetween, hasSeat, leaveSeat, takeSeat } from './appointment-source';
import { formatLocal } from './local-time';
import { seatsLeft, slotAt } from './slots';

/** An appointment as the order keeps it. */
export interface BookedAppointment extends ChosenAppointment {
  readonly ends_at: string;
  readonly time_zone: string;
  readonly retailer: string;
}

const taken = () => new ShowroomError('appointment.taken', { status: 409 });

/**
 * Books a slot for an order, in the order's own transaction: both are there or neither is. Another
 * choice of the same order gives the earlier one back, the same choice changes nothing.
 */
export async function bookAppointment(
  db: Db,
  {
    desk,
    orderNumber,
    chosen,
  }: { readonly desk: AppointmentSource; readonly orderNumber: string; readonly chosen: ChosenAppointment },
): Promise<BookedAppointment> {
  const { retailer, plan } = desk;
  const instant = Date.parse(chosen.starts_at);
  const slot = chosen.retailer_id === retailer.id ? slotAt(plan, instant) : undefined;
  if (!slot) throw taken();
  if (!(await hasSeat(db, desk, slot, orderNumber))) {
    await leaveSeat(db, orderNumber);
    const others = await bookedBetween(db, desk, { from: slot.starts_at, to: slot.ends_at, except: orderNumber });
    if (seatsLeft(plan, slot, others) === 0 || !(await takeSeat(db, desk, slot, orderNumber))) throw taken();
  }
  return {
    purpose: chosen.purpose,
    retailer_id: retailer.id,
    retailer: retailer.name,
    starts_at: formatLocal(slot.starts_at, plan.timeZone),
    ends_at: formatLocal(slot.ends_at, plan.timeZone),
    time_zone: plan.timeZone,
  };
}
