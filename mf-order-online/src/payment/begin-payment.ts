import { assertNever } from '@showroom/contracts/errors/assert-never';
import type { PaymentHandle } from './payer';
import type { ReservationDeps, ReservationRequest } from './reservation';
import { type ReservationRecord, storeReservation } from './reservation-record';

/** A payment that has begun: what the vendor goes on with, or nothing left to pay. */
export type BegunPayment =
  | { readonly status: 'to-pay'; readonly handle: PaymentHandle; readonly references: PaymentReferences }
  | { readonly status: 'nothing-to-pay'; readonly references: PaymentReferences };

interface PaymentReferences {
  readonly stripe_payment_intent_id?: string;
  readonly paypal_order_id?: string;
  readonly liqpay_order_id?: string;
}

/** The vendor's payment call: charges nothing, and repeating it answers the same payment. */
export async function beginPayment(
  request: ReservationRequest,
  record: ReservationRecord,
  deps: ReservationDeps,
): Promise<BegunPayment> {
  const { type } = request.vendor;
  switch (type) {
    case 'NO_PAYMENT_JAPAN':
      return { status: 'nothing-to-pay', references: {} };
    case 'STRIPE':
      return beginCard(request, record, deps);
    case 'PAYPAL':
      return beginPaypal(request, deps);
    case 'LIQPAY':
      return beginLiqpay(request, deps);
    default:
      return assertNever(type);
  }
}

/** Without it the vendor's automatic capture is meant. */
function captureOf({ captureOnHold }: ReservationRequest) {
  return captureOnHold ? ({ capture_method: 'manual' } as const) : {};
}

async function beginCard(
  request: ReservationRequest,
  record: ReservationRecord,
  deps: ReservationDeps,
): Promise<BegunPayment> {
  const ask = ({ attempt_key }: ReservationRecord) =>
    deps.calls.startPayment({
      idempotency_key: attempt_key,
      ...request.subject,
      company_uuid: request.companyUuid,
      amount: request.fee,
      currency: request.currency,
      ...captureOf(request),
    });
  let { attributes } = await ask(record);
  if (attributes.status === 'cancelled') {
    // Let go for good: only another key begins another payment.
    ({ attributes } = await ask(storeReservation(deps.storage, { ...record, attempt_key: deps.newKey() })));
  }
  const { client_secret, status, stripe_payment_intent_id } = attributes;
  const references = stripe_payment_intent_id === null ? {} : { stripe_payment_intent_id };
  const isOpen = status === 'pending' || status === 'failed';
  if (!isOpen || client_secret === null) return { status: 'nothing-to-pay', references };
  return { status: 'to-pay', handle: { vendor: 'STRIPE', clientSecret: client_secret }, references };
}

async function beginPaypal(request: ReservationRequest, { calls }: ReservationDeps): Promise<BegunPayment> {
  const { attributes } = await calls.createPaypalOrder({
    amount_value: request.fee,
    amount_currency_code: request.currency,
    company_uuid: request.companyUuid,
    ...request.subject,
    ...captureOf(request),
  });
  const { paypal_order_id } = attributes;
  return { status: 'to-pay', handle: { vendor: 'PAYPAL', orderId: paypal_order_id }, references: { paypal_order_id } };
}

async function beginLiqpay(request: ReservationRequest, { calls }: ReservationDeps): Promise<BegunPayment> {
  const { attributes } = await calls.liqpayCheckoutData({
    company_uuid: request.companyUuid,
    amount: String(request.fee),
    currency: request.currency,
    description: request.description,
    language: request.locale.startsWith('uk') ? 'uk' : 'en',
    result_url: request.returnUrl,
    ...request.subject,
    ...captureOf(request),
  });
  const { data, signature, checkout_url, liqpay_order_id } = attributes;
  const handle = { vendor: 'LIQPAY', data, signature, checkoutUrl: checkout_url } as const;
  return { status: 'to-pay', handle, references: { liqpay_order_id } };
}
