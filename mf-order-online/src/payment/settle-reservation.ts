import type { Order } from '@showroom/contracts/entities/order';
import { isOpen, isSecured } from '@showroom/contracts/entities/order-states';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { ReservationDeps, ReservationEnd } from './reservation';
import { keepReservation, type ReservationRecord } from './reservation-record';

/** Asks the server, which asks the provider, how a payment ended. Repeating it changes nothing. */
export async function settleReservation(
  record: ReservationRecord,
  deps: ReservationDeps,
  message?: string,
): Promise<ReservationEnd> {
  deps.onStage('settling');
  try {
    return endOf(await deps.calls.confirmOrder(record.order_number), record, deps, message);
  } catch (error) {
    return unconfirmed(error, record, deps);
  }
}

function endOf(
  { attributes }: Order,
  record: ReservationRecord,
  deps: ReservationDeps,
  message: string | undefined,
): ReservationEnd {
  const { order_number: orderNumber } = record;
  const { state, payment_status, confirmation_by_link } = attributes;
  if (isSecured(state)) {
    keepReservation(deps.storage, { ...record, status: 'confirmed' });
    return { status: 'done', orderNumber, waitsForLink: confirmation_by_link && state !== 'confirmed' };
  }
  // Charged by the provider's word, not yet by the server's: it is asked again, never charged again.
  const isWaiting = isOpen(state) && record.status === 'charged' && payment_status !== 'failed';
  if (isWaiting) return { status: 'unsettled', orderNumber, message };
  keepReservation(deps.storage, { ...record, status: 'ordering' });
  if (isOpen(state)) return { status: payment_status === 'failed' ? 'declined' : 'invalid', message };
  return state === 'failed' ? { status: 'lost', orderNumber } : { status: 'failed', code: 'hold.expired' };
}

function unconfirmed(error: unknown, record: ReservationRecord, deps: ReservationDeps): ReservationEnd {
  if (!(error instanceof ShowroomError)) throw error;
  const isOver = error.status === 404 || (error.status === 409 && record.status !== 'charged');
  if (!isOver && error.code !== 'payment.declined') {
    return { status: 'unsettled', orderNumber: record.order_number, message: undefined };
  }
  keepReservation(deps.storage, { ...record, status: 'ordering' });
  if (error.code === 'payment.declined') return { status: 'declined', message: undefined };
  return { status: 'failed', code: error.code };
}
