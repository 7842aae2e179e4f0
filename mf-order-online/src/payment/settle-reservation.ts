import type { Order } from '@showroom/contracts/entities/order';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { ReservationDeps, ReservationEnd } from './reservation';
import { type ReservationRecord, writeReservation } from './reservation-record';

/** Asks the server, which asks the provider, how a payment ended. Repeating it changes nothing. */
export async function settleReservation(
  record: ReservationRecord,
  deps: ReservationDeps,
  message?: string,
): Promise<ReservationEnd> {
  const orderNumber = record.order_number;
  if (orderNumber === undefined) return { status: 'failed', code: 'payment.failed' };
  deps.onStage('settling');
  try {
    const { attributes } = await deps.calls.confirmOrder(orderNumber);
    if (attributes.state === 'confirmed') return finish(deps, record, orderNumber);
    if (attributes.state !== 'awaiting_payment') {
      keep(deps, { ...record, status: 'ordering' });
      return { status: 'failed', code: 'hold.expired' };
    }
    return unpaid(deps, record, orderNumber, attributes.payment_status, message);
  } catch (error) {
    return unconfirmed(deps, record, orderNumber, error);
  }
}

function unpaid(
  deps: ReservationDeps,
  record: ReservationRecord,
  orderNumber: string,
  payment: Order['attributes']['payment_status'],
  message: string | undefined,
): ReservationEnd {
  if (payment === 'declined') return declined(deps, record, message);
  // Charged by the provider's word, not yet by the server's: it is asked again, never charged again.
  if (record.status === 'charged') return { status: 'unsettled', orderNumber, message };
  keep(deps, { ...record, status: 'ordering' });
  return { status: 'invalid', message };
}

function unconfirmed(
  deps: ReservationDeps,
  record: ReservationRecord,
  orderNumber: string,
  error: unknown,
): ReservationEnd {
  if (!(error instanceof ShowroomError)) throw error;
  if (error.code === 'payment.declined') return declined(deps, record, undefined);
  if (error.status === 409 && record.status !== 'charged') {
    keep(deps, { ...record, status: 'ordering' });
    return { status: 'failed', code: error.code };
  }
  return { status: 'unsettled', orderNumber, message: undefined };
}

function declined(deps: ReservationDeps, record: ReservationRecord, message: string | undefined): ReservationEnd {
  keep(deps, { ...record, status: 'ordering', attempt_key: deps.newKey() });
  return { status: 'declined', message };
}

export function finish(deps: ReservationDeps, record: ReservationRecord, orderNumber: string): ReservationEnd {
  keep(deps, { ...record, status: 'confirmed' });
  return { status: 'done', orderNumber };
}

export function keep(deps: Pick<ReservationDeps, 'storage'>, record: ReservationRecord): ReservationRecord {
  writeReservation(deps.storage, record);
  return record;
}
