import type { Order } from '@showroom/contracts/entities/order';
import { isOpen, isSecured } from '@showroom/contracts/entities/order-states';
import { assertNever } from '@showroom/contracts/errors/assert-never';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { ReservationDeps, ReservationEnd } from './reservation';
import { findReservation, type ReservationRecord, storeReservation } from './reservation-record';

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
  const { state, confirm_until } = attributes;
  if (isSecured(state)) {
    storeReservation(deps.storage, { ...record, status: 'confirmed' });
    return { status: 'done', orderNumber, waitsForLink: confirm_until !== null };
  }
  if (isOpen(state)) return unpaidEnd(attributes, record, deps, message);
  payAgain(record, deps);
  return state === 'failed' ? { status: 'lost', orderNumber } : { status: 'failed', code: 'hold.expired' };
}

/** What became of the payment of an order that still waits for one. */
function unpaidEnd(
  { payment_status, payment_vendor }: Order['attributes'],
  record: ReservationRecord,
  deps: ReservationDeps,
  message: string | undefined,
): ReservationEnd {
  const { order_number: orderNumber } = record;
  switch (payment_status) {
    case 'none':
    case 'pending':
      // Charged for the provider, not yet for the server: it is asked again, never charged again.
      if (record.status === 'charged') return { status: 'unsettled', orderNumber, message };
      return { status: 'open', vendor: payment_vendor ?? record.vendor, message };
    case 'on_hold':
      return { status: 'unsettled', orderNumber, message };
    case 'failed':
      payAgain(record, deps);
      return { status: 'declined', message };
    case 'paid':
    case 'partially_refunded':
    case 'cancelled':
    case 'refunded':
      // Let go for good: only another key begins another payment.
      payAgain({ ...record, attempt_key: deps.newKey() }, deps, record);
      return { status: 'returned' };
    default:
      return assertNever(payment_status);
  }
}

/** Records that no money moves any more, unless a press or another tab has stored more since. */
function payAgain(record: ReservationRecord, { storage }: ReservationDeps, asked = record): void {
  const stored = findReservation(storage);
  if (stored?.attempt_key !== asked.attempt_key || stored.status !== asked.status) return;
  storeReservation(storage, { ...record, status: 'ordering' });
}

function unconfirmed(error: unknown, record: ReservationRecord, deps: ReservationDeps): ReservationEnd {
  if (!(error instanceof ShowroomError)) throw error;
  const isOver = error.status === 404 || (error.status === 409 && record.status !== 'charged');
  if (!isOver && error.code !== 'payment.declined') {
    return { status: 'unsettled', orderNumber: record.order_number, message: undefined };
  }
  payAgain(record, deps);
  if (error.code === 'payment.declined') return { status: 'declined', message: undefined };
  return { status: 'failed', code: error.code };
}
