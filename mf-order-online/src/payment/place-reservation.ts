import { fullName } from '@showroom/contracts/entities/full-name';
import { isOpen } from '@showroom/contracts/entities/order-states';
import { assertNever } from '@showroom/contracts/errors/assert-never';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { type BegunPayment, beginPayment } from './begin-payment';
import type { Payer } from './payer';
import type { ReservationDeps, ReservationEnd, ReservationRequest } from './reservation';
import {
  findReservation,
  isUnfinished,
  type ReservationRecord,
  recordFor,
  storeReservation,
} from './reservation-record';
import { settleReservation } from './settle-reservation';

/**
 * Payment call, order, charge, confirmation. Each step is stored before it is taken: a reload, a
 * second tab or a lost connection goes on where it stopped, and a charge without an answer is asked
 * for first.
 */
export async function placeReservation(
  request: ReservationRequest,
  payer: Payer | undefined,
  deps: ReservationDeps,
): Promise<ReservationEnd> {
  const stored = findReservation(deps.storage);
  if (stored?.status === 'confirmed' && stored.lock_id === request.lockId) {
    return { status: 'done', orderNumber: stored.order_number, waitsForLink: false };
  }
  if (isUnfinished(stored) && stored.lock_id === request.lockId) {
    // Not `settling`: that screen would unmount the vendor's fields, which the charge still needs.
    const before = await settleReservation(stored, { ...deps, onStage: () => deps.onStage('placing') });
    if (before.status === 'done' || before.status === 'unsettled' || before.status === 'lost') return before;
  }
  try {
    return await orderAndPay(request, payer, deps);
  } catch (error) {
    if (!(error instanceof ShowroomError)) throw error;
    if (error.code === 'payment.already-made') return settlePaid(request, deps);
    return { status: 'failed', code: error.code };
  }
}

/** The order was paid in another window meanwhile: that ends it, nothing is charged again. */
function settlePaid(request: ReservationRequest, deps: ReservationDeps): Promise<ReservationEnd> {
  const record = recordFor(findReservation(deps.storage), requestedBy(request), deps.newKey);
  return settleReservation(storeReservation(deps.storage, { ...record, status: 'charged' }), deps);
}

async function orderAndPay(
  request: ReservationRequest,
  payer: Payer | undefined,
  deps: ReservationDeps,
): Promise<ReservationEnd> {
  deps.onStage('placing');
  const record = recordFor(findReservation(deps.storage), requestedBy(request), deps.newKey);
  const begun = await beginPayment(request, storeReservation(deps.storage, record), deps);
  const order = await deps.calls.createOrder({
    ...orderOf(request, begun),
    accepted_terms: [...request.acceptedTerms],
  });
  // Beginning the payment may have taken another key.
  const ordered = findReservation(deps.storage) ?? record;
  if (begun.status === 'nothing-to-pay' || !isOpen(order.attributes.state)) {
    return settleReservation(storeReservation(deps.storage, { ...ordered, status: 'charged' }), deps);
  }
  if (!payer) return { status: 'failed', code: 'payment.failed' };
  return charge(request, ordered, begun, payer, deps);
}

async function charge(
  { customer, locale }: ReservationRequest,
  record: ReservationRecord,
  { handle }: Extract<BegunPayment, { status: 'to-pay' }>,
  payer: Payer,
  deps: ReservationDeps,
): Promise<ReservationEnd> {
  deps.onStage('charging');
  const paying = storeReservation(deps.storage, { ...record, status: 'paying' });
  const { email, phone } = customer;
  const end = await payer.charge(handle, { name: fullName(customer, locale), email, phone });
  switch (end.status) {
    case 'charged':
      return settleReservation(storeReservation(deps.storage, { ...paying, status: 'charged' }), deps);
    case 'left':
    case 'declined':
    case 'invalid':
      storeReservation(deps.storage, { ...record, status: 'ordering' });
      return end;
    case 'unknown':
      return settleReservation(paying, deps, end.message);
    default:
      return assertNever(end);
  }
}

function requestedBy({ subject, lockId, orderNumber, vendor }: ReservationRequest) {
  const vehicle_id = 'vehicle_id' in subject ? subject.vehicle_id : subject.config_url;
  return { vehicle_id, lock_id: lockId, order_number: orderNumber, vendor: vendor.type };
}

function orderOf(request: ReservationRequest, { references }: BegunPayment) {
  const { vendor, customer } = request;
  return {
    lock_id: request.lockId,
    ...request.subject,
    finance_option: request.financeOption,
    payment_vendor: vendor.type,
    ...(vendor.uuid && { vendor_uuid: vendor.uuid }),
    customer,
    customer_email: customer.email,
    terms_accepted: true,
    locale: request.locale,
    metadata: request.choices,
    confirmation_by_link: request.confirmationByLink,
    ...references,
  } as const;
}
