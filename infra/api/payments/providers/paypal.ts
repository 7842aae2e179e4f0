import * as z from 'zod';
import { minorDigits, toMajor } from '../../../database/money';
import type { AttemptState } from '../../../database/schema/buy-online';
import type { Paypal } from './paypal-client';
import { backOf, moneyOf, observedOf, type PaypalOrder, paypalOrder } from './paypal-order';
import type { PaymentPort } from './port';
import { type ProviderAnswer, unexpected } from './provider-http';

const problem = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) });

/** PayPal refuses an order with a longer one. */
const LONGEST_DESCRIPTION = 127;

const ORDERS = '/v2/checkout/orders';

/**
 * The wallet: the visitor approves an order in PayPal's own window; the money is held when the
 * approved order is first read.
 */
export function paypalPayment(paypal: Paypal): PaymentPort {
  return {
    vendor: 'PAYPAL',
    async start(payment) {
      const answer = await paypal.ask({
        method: 'POST',
        path: ORDERS,
        requestId: payment.attemptId,
        body: JSON.stringify(newOrder(payment)),
      });
      const { id } = read(answer, 'making an order');
      return { reference: id, clientSecret: id };
    },
    read: (reference, known) => observe(paypal, reference, known),
    async capture(reference) {
      const { authorization } = moneyOf(await needed(paypal, reference));
      if (authorization) await act(paypal, `/v2/payments/authorizations/${authorization.id}/capture`);
    },
    async void(reference) {
      const order = await find(paypal, reference);
      const authorization = order && moneyOf(order).authorization;
      if (authorization) await act(paypal, `/v2/payments/authorizations/${authorization.id}/void`);
    },
    async refund(reference) {
      const order = await needed(paypal, reference);
      const { capture } = moneyOf(order);
      if (!capture) return;
      // An empty body is the whole: what is left after parts is named.
      const { refunded, returning, amount, currency } = observedOf(order);
      const isWhole = refunded + returning === 0;
      await act(paypal, refundOf(capture), isWhole ? {} : { amount: written(amount - refunded - returning, currency) });
    },
    async refundPart(reference, { upTo, key }) {
      const order = await needed(paypal, reference);
      const { capture } = moneyOf(order);
      const { refunded, returning } = backOf(order);
      const amount = upTo - refunded - returning;
      if (!capture || amount <= 0) return;
      await act(paypal, refundOf(capture), { amount: written(amount, capture.amount.currency_code) }, key);
    },
  };
}

function newOrder({ attemptId, orderNumber, description, amount, currency }: Parameters<PaymentPort['start']>[0]) {
  return {
    intent: 'AUTHORIZE',
    purchase_units: [
      {
        reference_id: orderNumber,
        custom_id: attemptId,
        description: [...description].slice(0, LONGEST_DESCRIPTION).join(''),
        amount: written(amount, currency),
      },
    ],
    application_context: { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' },
  };
}

const refundOf = ({ id }: { readonly id: string }) => `/v2/payments/captures/${id}/refund`;

async function observe(paypal: Paypal, reference: string, known: AttemptState): ReturnType<PaymentPort['read']> {
  const found = await find(paypal, reference);
  if (!found) return { status: 'void', amount: 0, currency: '', refunded: 0, returning: 0, clientSecret: null };
  if (isLetGo(known) && !moneyOf(found).authorization) {
    // An order cannot be withdrawn; without our asking it never becomes money.
    return { ...observedOf(found), status: 'void', clientSecret: null };
  }
  if (found.status !== 'APPROVED') return { ...observedOf(found), clientSecret: found.id };
  const answer = await act(paypal, `${ORDERS}/${found.id}/authorize`);
  if (issueOf(answer) === 'INSTRUMENT_DECLINED') {
    return { ...observedOf(found), status: 'declined', clientSecret: found.id };
  }
  return { ...observedOf((await find(paypal, reference)) ?? found), clientSecret: found.id };
}

async function find(paypal: Paypal, reference: string): Promise<PaypalOrder | undefined> {
  const answer = await paypal.ask({ method: 'GET', path: `${ORDERS}/${encodeURIComponent(reference)}` });
  // Orders that nobody approved are forgotten by PayPal after some hours.
  if (answer.status === 404) return undefined;
  return read(answer, 'reading an order');
}

async function needed(paypal: Paypal, reference: string): Promise<PaypalOrder> {
  const found = await find(paypal, reference);
  if (!found) throw unexpected('PayPal', 'reading an order', { status: 404, body: undefined });
  return found;
}

/**
 * Asks for something that happens once by its nature: a refusal because it has happened is none,
 * the next reading tells.
 */
async function act(
  paypal: Paypal,
  path: string,
  asked: Readonly<Record<string, unknown>> = {},
  requestId?: string,
): Promise<ProviderAnswer> {
  const body = JSON.stringify(asked);
  const answer = await paypal.ask({ method: 'POST', path, body, ...(requestId !== undefined && { requestId }) });
  if (answer.status < 300 || answer.status === 404 || answer.status === 422) return answer;
  throw unexpected('PayPal', path, answer);
}

/** Money as PayPal writes it. */
function written(amount: number, currency: string) {
  return { currency_code: currency, value: toMajor(amount, currency).toFixed(minorDigits(currency)) };
}

function isLetGo(known: AttemptState): boolean {
  return known === 'voiding' || known === 'voided';
}

function read(answer: ProviderAnswer, what: string): PaypalOrder {
  const parsed = paypalOrder.safeParse(answer.body);
  if (answer.status >= 300 || !parsed.success) throw unexpected('PayPal', what, answer);
  return parsed.data;
}

function issueOf({ status, body }: ProviderAnswer): string | undefined {
  const parsed = status === 422 ? problem.safeParse(body) : undefined;
  return parsed?.data?.details[0]?.issue;
}
