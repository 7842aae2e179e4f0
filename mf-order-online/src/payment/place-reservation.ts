import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { isFree, type Payer } from './payer';
import type { ReservationDeps, ReservationEnd, ReservationRequest } from './reservation';
import { fingerprintOf, isOpen, type ReservationRecord, readReservation, recordFor } from './reservation-record';
import { finish, keep, settleReservation } from './settle-reservation';

/**
 * Order, payment attempt, charge, confirmation. Each step is written down before it is taken, so that a reload, a second tab or a
 * lost connection continues where it stopped: kept keys repeat nothing, and after a charge without answer the server is asked first.
 */
export async function placeReservation(
  request: ReservationRequest,
  payer: Payer | undefined,
  deps: ReservationDeps,
): Promise<ReservationEnd> {
  const kept = readReservation(deps.storage);
  if (kept?.status === 'confirmed' && kept.lock_id === request.lockId && kept.order_number !== undefined) {
    return { status: 'done', orderNumber: kept.order_number };
  }
  if (isOpen(kept) && kept.vehicle_id === request.vehicleId) {
    const before = await settleReservation(kept, deps);
    if (before.status === 'done' || before.status === 'unsettled') return before;
  }
  try {
    return await orderAndPay(request, payer, deps);
  } catch (error) {
    if (error instanceof ShowroomError) return { status: 'failed', code: error.code };
    throw error;
  }
}

async function orderAndPay(
  request: ReservationRequest,
  payer: Payer | undefined,
  deps: ReservationDeps,
): Promise<ReservationEnd> {
  deps.onStage('placing');
  const { vehicleId: vehicle_id, lockId: lock_id, vendor, customer, financeOption, locale } = request;
  const fingerprint = fingerprintOf({ customer, financeOption, locale });
  const wanted = { vehicle_id, lock_id, vendor, fingerprint };
  const begun = keep(deps, recordFor(readReservation(deps.storage), wanted, deps.newKey));
  const order = await deps.calls.createOrder({
    idempotency_key: begun.order_key,
    lock_id,
    vehicle_id,
    finance_option: financeOption,
    payment_vendor: vendor,
    customer,
    terms_accepted: true,
    locale,
  });
  const orderNumber = order.attributes.order_number;
  const ordered = keep(deps, { ...begun, order_number: orderNumber });
  if (order.attributes.state === 'confirmed') return finish(deps, ordered, orderNumber);
  return pay(request, ordered, orderNumber, payer, deps);
}

async function pay(
  request: ReservationRequest,
  record: ReservationRecord,
  orderNumber: string,
  payer: Payer | undefined,
  deps: ReservationDeps,
): Promise<ReservationEnd> {
  const attempt = await startAttempt(request, record, orderNumber, deps);
  const { status, client_secret } = attempt.attributes;
  if (status === 'declined') {
    keep(deps, { ...record, attempt_key: deps.newKey() });
    return { status: 'declined', message: undefined };
  }
  const mustCharge = status === 'pending' && !isFree(request.vendor);
  if (!mustCharge) return settleReservation(keep(deps, { ...record, status: 'charged' }), deps);
  if (!payer || client_secret === null) return { status: 'failed', code: 'payment.failed' };

  deps.onStage('charging');
  const paying = keep(deps, { ...record, status: 'paying' });
  const { first_name, last_name, email, phone } = request.customer;
  const charge = await payer.charge(client_secret, { name: `${first_name} ${last_name}`, email, phone });
  switch (charge.status) {
    case 'charged':
      return settleReservation(keep(deps, { ...paying, status: 'charged' }), deps);
    case 'declined':
      keep(deps, { ...record, attempt_key: deps.newKey() });
      return charge;
    case 'invalid':
      keep(deps, record);
      return charge;
    case 'unknown':
      return settleReservation(paying, deps, charge.message);
  }
}

function startAttempt(
  request: ReservationRequest,
  record: ReservationRecord,
  orderNumber: string,
  { calls }: ReservationDeps,
) {
  return calls.startPayment({
    idempotency_key: record.attempt_key,
    order_number: orderNumber,
    vehicle_id: request.vehicleId,
    amount: request.fee,
    currency: request.currency,
    company_uuid: request.companyUuid,
  });
}
