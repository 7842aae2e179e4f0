import { randomUUID } from 'node:crypto';
import { toMajor, toMinor } from '../../database/money';
import { Failure } from '../payments/answer';
import type { Checkout } from './parameters';
import { type LiqpayPayment, type LiqpaySandbox, newPaymentId } from './state';

type LiqpayOutcome =
  | { readonly kind: 'success' }
  | { readonly kind: '3ds' }
  | { readonly kind: 'failure'; readonly err_code: string; readonly err_description: string };

/** The provider's own published test numbers, with what each does. */
export const LIQPAY_CARDS: Readonly<Record<string, LiqpayOutcome>> = {
  '4242424242424242': { kind: 'success' },
  '4000000000003063': { kind: '3ds' },
  '4000000000000002': { kind: 'failure', err_code: 'limit', err_description: 'Exceeded limit' },
  '4000000000009995': { kind: 'failure', err_code: '9859', err_description: 'Insufficient funds' },
};

/** What becomes of numbers that nobody published. */
const OTHER_CARD: LiqpayOutcome = {
  kind: 'failure',
  err_code: 'err_card_bin',
  err_description: 'Not a test card',
};

/** A payment as the status request and the callback tell it. */
export function presentPayment(payment: LiqpayPayment, public_key: string) {
  const { order_id, payment_id, action, status, amount, currency, description, create_date, end_date } = payment;
  return {
    result: status === 'failure' ? 'error' : 'ok',
    version: 3,
    public_key,
    action,
    payment_id,
    transaction_id: payment_id,
    status,
    type: 'buy',
    paytype: 'card',
    order_id,
    liqpay_order_id: `SANDBOX${payment_id}`,
    description,
    amount,
    currency,
    is_3ds: false,
    create_date,
    ...(end_date !== null && { end_date }),
    ...(payment.refunded > 0 && { refund_amount: payment.refunded }),
    ...(payment.err_code !== null && { err_code: payment.err_code, err_description: payment.err_description }),
  };
}

/** A refusal in the provider's form: 200, with what is wrong inside. */
export function refusal(err_code: string, err_description: string): Failure {
  return new Failure(200, { result: 'error', status: 'error', err_code, err_description }, { message: err_code });
}

export function findPayment({ state }: LiqpaySandbox, orderId: string): LiqpayPayment {
  const payment = state.payments.get(orderId);
  if (!payment) throw refusal('payment_not_found', 'Payment not found');
  return payment;
}

/** Whether a checkout can still be paid: once, and not after its time. */
export function checkPayable({ state, now }: LiqpaySandbox, { order_id, expired_date }: Checkout): void {
  const payment = state.payments.get(order_id);
  if (payment && payment.status !== 'failure' && payment.status !== '3ds_verify') {
    throw refusal('order_id_duplicate', 'Payment with this order_id has already been made');
  }
  if (expired_date !== undefined && now().getTime() > Date.parse(`${expired_date.replace(' ', 'T')}Z`)) {
    throw refusal('expired', 'The time of this payment is over');
  }
}

/** The person gives a card at the checkout. */
export function payCheckout(context: LiqpaySandbox, checkout: Checkout, cardNumber: string): LiqpayPayment {
  checkPayable(context, checkout);
  const payment = paymentOf(context, checkout);
  context.state.payments.set(payment.order_id, payment);
  const outcome = plannedOutcome(context) ?? LIQPAY_CARDS[cardNumber] ?? OTHER_CARD;
  switch (outcome.kind) {
    case 'success':
      return authorise(context, payment);
    case '3ds':
      payment.status = '3ds_verify';
      return payment;
    case 'failure':
      return fail(context, payment, outcome.err_code, outcome.err_description);
  }
}

function paymentOf({ faults, now }: LiqpaySandbox, checkout: Checkout): LiqpayPayment {
  const { order_id, action, currency, description, server_url = null, amount } = checkout;
  const isWrong = faults.take('checkout.pay', ['wrong-amount']) !== undefined;
  return {
    order_id,
    payment_id: newPaymentId(),
    action,
    currency,
    description,
    server_url,
    create_date: now().getTime(),
    amount: isWrong ? amount + 1 : amount,
    status: '3ds_verify',
    end_date: null,
    err_code: null,
    err_description: null,
    refunded: 0,
  };
}

/** What the control asked for counts more than the card. */
function plannedOutcome({ faults }: LiqpaySandbox): LiqpayOutcome | undefined {
  switch (faults.take('checkout.pay', ['decline', 'challenge'])) {
    case 'decline':
      return { kind: 'failure', err_code: 'limit', err_description: 'Exceeded limit' };
    case 'challenge':
      return { kind: '3ds' };
    default:
      return undefined;
  }
}

/** What the bank says once the person has answered. */
export function answerChallenge(context: LiqpaySandbox, orderId: string, isConfirmed: boolean): LiqpayPayment {
  const payment = findPayment(context, orderId);
  if (payment.status !== '3ds_verify') return payment;
  if (isConfirmed) return authorise(context, payment);
  return fail(context, payment, 'mpi', 'The bank did not confirm the payment');
}

function authorise(context: LiqpaySandbox, payment: LiqpayPayment): LiqpayPayment {
  payment.status = payment.action === 'hold' ? 'hold_wait' : 'success';
  payment.end_date = context.now().getTime();
  announce(context, payment);
  return payment;
}

function fail(context: LiqpaySandbox, payment: LiqpayPayment, code: string, description: string): LiqpayPayment {
  Object.assign(payment, { status: 'failure', err_code: code, err_description: description });
  payment.end_date = context.now().getTime();
  announce(context, payment);
  return payment;
}

/** Takes money that is on hold. */
export function completeHold(context: LiqpaySandbox, orderId: string): LiqpayPayment {
  const payment = findPayment(context, orderId);
  if (payment.status !== 'hold_wait') throw refusal('payment_err_status', 'Payment status is not hold_wait');
  payment.status = 'success';
  announce(context, payment);
  return payment;
}

/** Lets money that is on hold go, or gives taken money back, in whole or in part. */
export function refundPayment(context: LiqpaySandbox, orderId: string, asked: number | undefined): LiqpayPayment {
  const payment = findPayment(context, orderId);
  if (payment.status !== 'hold_wait' && payment.status !== 'success') {
    throw refusal('payment_err_status', 'Payment cannot be refunded');
  }
  const { currency } = payment;
  // In hundredths: sums of decimals miss the last one.
  const gone = toMinor(payment.refunded, currency);
  const left = toMinor(payment.amount, currency) - gone;
  const amount = asked === undefined ? left : toMinor(asked, currency);
  if (amount > left) throw refusal('amount_limit', 'Refund is greater than the payment');
  payment.refunded = toMajor(gone + amount, currency);
  if (amount === left) payment.status = 'reversed';
  announce(context, payment);
  return payment;
}

function announce({ webhooks, keys }: LiqpaySandbox, payment: LiqpayPayment): void {
  if (payment.server_url === null) return;
  const payload = presentPayment(payment, keys.publicKey);
  webhooks.emit({ id: randomUUID(), type: payment.status, url: payment.server_url, payload });
}
