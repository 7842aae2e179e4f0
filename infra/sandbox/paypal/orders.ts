import * as z from 'zod';
import { type Issue, malformed, notFound, unprocessable } from './errors';
import { checkMoney, minorOf, moneyOf } from './money';
import { presentAuthorization, presentCapture, presentOrder, presentRefund } from './present';
import { type Funding, newId, type PaypalOrder, type PaypalRefund, type PaypalSandbox } from './state';

const money = z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string().max(32) });

const newOrder = z.object({
  intent: z.enum(['AUTHORIZE', 'CAPTURE']),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().max(256).default('default'),
        custom_id: z.string().max(255).optional(),
        invoice_id: z.string().max(127).optional(),
        description: z.string().max(127).optional(),
        amount: money,
      }),
    )
    .length(1),
});
const amountBody = z.object({ amount: money.optional(), final_capture: z.boolean().optional() });

/** The body of a request, or the provider's error for the first thing that is wrong. */
function readBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw malformed(`/${issue?.path.join('/') ?? ''}`, issue?.message ?? 'is malformed');
}

export function createOrder(context: PaypalSandbox, body: unknown): PaypalOrder {
  const { intent, purchase_units } = readBody(newOrder, body);
  const [unit] = purchase_units;
  if (!unit) throw malformed('/purchase_units', 'is empty');
  checkMoney(unit.amount);
  const isWrong = context.faults.take('orders.create', ['wrong-amount']) !== undefined;
  const { currency_code } = unit.amount;
  const order: PaypalOrder = {
    id: newId(),
    create_time: context.now().toISOString(),
    intent,
    amount: moneyOf(minorOf(unit.amount) + (isWrong ? 100 : 0), currency_code),
    reference_id: unit.reference_id,
    custom_id: unit.custom_id ?? null,
    invoice_id: unit.invoice_id ?? null,
    description: unit.description ?? null,
    status: 'CREATED',
    payer_id: null,
    funding: null,
    authorization: null,
    capture: null,
    refunds: [],
  };
  context.state.orders.set(order.id, order);
  return order;
}

export function findOrder(context: PaypalSandbox, id: string): PaypalOrder {
  const order = context.state.orders.get(id);
  if (!order) throw notFound();
  return order;
}

/** The person says yes at the provider's own page. No money is held by that. */
export function approveOrder(context: PaypalSandbox, id: string, funding: Funding): PaypalOrder {
  const order = findOrder(context, id);
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_COMPLETED');
  order.status = 'APPROVED';
  order.payer_id ??= newId().slice(0, 13);
  order.funding = context.faults.take('orders.approve', ['decline']) ? 'refused' : funding;
  announce(context, 'CHECKOUT.ORDER.APPROVED', 'checkout-order', presentOrder(order, context.url()));
  return order;
}

/** Holds the money that the person approved. */
export function authorizeOrder(context: PaypalSandbox, id: string): PaypalOrder {
  const order = findOrder(context, id);
  if (order.intent !== 'AUTHORIZE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT');
  chargeable(order, 'ORDER_ALREADY_AUTHORIZED');
  order.authorization = {
    id: newId(),
    create_time: context.now().toISOString(),
    amount: order.amount,
    status: 'CREATED',
  };
  order.status = 'COMPLETED';
  announce(context, 'PAYMENT.AUTHORIZATION.CREATED', 'authorization', presentAuthorization(order, context.url()));
  return order;
}

/** Takes the money of an order that was made to be taken at once. */
export function captureOrder(context: PaypalSandbox, id: string): PaypalOrder {
  const order = findOrder(context, id);
  if (order.intent !== 'CAPTURE') {
    throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT', 'Order was created with an intent to AUTHORIZE.');
  }
  chargeable(order, 'ORDER_ALREADY_CAPTURED');
  order.status = 'COMPLETED';
  take(context, order, minorOf(order.amount));
  return order;
}

function chargeable(order: PaypalOrder, issue: Issue): void {
  if (order.status === 'COMPLETED') throw unprocessable(issue);
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (order.funding !== 'refused') return;
  // The person is sent back to choose something else to pay with.
  order.status = 'PAYER_ACTION_REQUIRED';
  throw unprocessable('INSTRUMENT_DECLINED');
}

export function findByAuthorization(context: PaypalSandbox, id: string): PaypalOrder {
  return findBy(context, (order) => order.authorization?.id === id);
}

export function captureAuthorization(context: PaypalSandbox, id: string, body: unknown): PaypalOrder {
  const order = findByAuthorization(context, id);
  const { amount } = readBody(amountBody, body);
  if (order.authorization?.status === 'VOIDED') throw unprocessable('AUTHORIZATION_VOIDED');
  if (order.authorization?.status !== 'CREATED') throw unprocessable('AUTHORIZATION_ALREADY_CAPTURED');
  const minor = amount ? minorOf(amount) : minorOf(order.amount);
  if (minor > minorOf(order.amount)) throw unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED');
  order.authorization.status = 'CAPTURED';
  take(context, order, minor);
  return order;
}

function take(context: PaypalSandbox, order: PaypalOrder, minor: number): void {
  const amount = moneyOf(minor, order.amount.currency_code);
  order.capture = { id: newId(), create_time: context.now().toISOString(), amount, status: 'COMPLETED' };
  announce(context, 'PAYMENT.CAPTURE.COMPLETED', 'capture', presentCapture(order, context.url()));
}

export function voidAuthorization(context: PaypalSandbox, id: string): void {
  const order = findByAuthorization(context, id);
  if (order.authorization?.status === 'VOIDED') throw unprocessable('PREVIOUSLY_VOIDED');
  if (order.authorization?.status !== 'CREATED') throw unprocessable('PREVIOUSLY_CAPTURED');
  order.authorization.status = 'VOIDED';
  announce(context, 'PAYMENT.AUTHORIZATION.VOIDED', 'authorization', presentAuthorization(order, context.url()));
}

export function findByCapture(context: PaypalSandbox, id: string): PaypalOrder {
  return findBy(context, (order) => order.capture?.id === id);
}

export function refundCapture(context: PaypalSandbox, id: string, body: unknown): PaypalRefund {
  const order = findByCapture(context, id);
  const { amount } = readBody(amountBody, body);
  const taken = order.capture ? minorOf(order.capture.amount) : 0;
  const left = taken - order.refunds.reduce((sum, refund) => sum + minorOf(refund.amount), 0);
  if (left <= 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  const minor = amount ? minorOf(amount) : left;
  if (minor > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  const refund: PaypalRefund = {
    id: newId(),
    create_time: context.now().toISOString(),
    amount: moneyOf(minor, order.amount.currency_code),
    status: 'COMPLETED',
  };
  order.refunds.push(refund);
  if (order.capture) order.capture.status = minor === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  announce(context, 'PAYMENT.CAPTURE.REFUNDED', 'refund', presentRefund(order, refund, context.url()));
  return refund;
}

function findBy(context: PaypalSandbox, fits: (order: PaypalOrder) => boolean): PaypalOrder {
  const order = [...context.state.orders.values()].find(fits);
  if (!order) throw notFound();
  return order;
}

function announce({ webhooks, now }: PaypalSandbox, type: string, resource_type: string, resource: unknown): void {
  webhooks.emit({
    id: `WH-${newId()}-${newId()}`,
    type,
    create_time: now().toISOString(),
    resource_type,
    resource: structuredClone(resource),
  });
}
