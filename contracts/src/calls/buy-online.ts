import * as z from 'zod/mini';
import { customer, order } from '../entities/order';
import { FINANCING_OPTIONS, vehicleId } from '../entities/vehicle';
import { PAYMENT_VENDORS } from '../markets';
import { call, resource, single } from './call';

/** A hold is one row per vehicle. Times are ISO 8601 by the server's clock; `now` lets a page show them by its own. */
const hold = resource(
  'hold',
  z.string(),
  z.object({
    lock_id: z.string(),
    vehicle_id: vehicleId,
    expires_at: z.string(),
    now: z.string(),
    /** How many more times it can be extended. */
    extensions_left: z.int(),
    fee: z.number(),
    currency: z.string(),
    payment_vendors: z.array(z.enum(PAYMENT_VENDORS)),
  }),
);
export type Hold = z.output<typeof hold>;

/** The same visitor enters again; anybody else gets 409 `vehicle.held` or `vehicle.sold`. */
export const initOrder = call({
  method: 'POST',
  path: '/buy_online/orders/init',
  summary: 'Takes (or, for its owner, renews) the hold on a vehicle.',
  access: 'visitor',
  body: z.object({ vehicle_id: vehicleId, company_uuid: z.string() }),
  answer: single(hold),
});

export const releaseHold = call({
  method: 'DELETE',
  path: '/buy_online/holds/:lock_id',
  summary: 'Gives a hold back; repeating it changes nothing.',
  access: 'visitor',
  params: z.object({ lock_id: z.string() }),
  status: 204,
  answer: z.undefined(),
});

/** Creates the order (awaiting payment) for the holder of `lock_id`; the same idempotency key answers the same order. */
export const createOrder = call({
  method: 'POST',
  path: '/buy_online/orders',
  summary: 'Creates the order of a held vehicle.',
  access: 'visitor',
  body: z.object({
    idempotency_key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    lock_id: z.string(),
    vehicle_id: vehicleId,
    finance_option: z.enum(FINANCING_OPTIONS),
    payment_vendor: z.enum(PAYMENT_VENDORS),
    customer,
    terms_accepted: z.literal(true),
    locale: z.string().check(z.maxLength(20)),
    metadata: z.optional(z.record(z.string(), z.unknown())),
  }),
  status: 201,
  answer: single(order),
});

/** Amount, currency and company are the server's; what the visitor's page shows is only compared, 409 `payment.amount-changed`. */
export const startPayment = call({
  method: 'POST',
  path: '/buy_online/payment',
  summary: 'Starts (or, by its key, repeats) a payment attempt for an order.',
  access: 'visitor',
  body: z.object({
    idempotency_key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
    order_number: z.string(),
    vehicle_id: vehicleId,
    amount: z.number(),
    currency: z.string(),
    company_uuid: z.string(),
  }),
  answer: single(
    resource(
      'payment_attempt',
      z.string(),
      z.object({
        vendor: z.enum(PAYMENT_VENDORS),
        /** Null for a free reservation. */
        client_secret: z.nullable(z.string()),
        status: z.enum(['pending', 'authorised', 'paid', 'declined']),
      }),
    ),
  ),
});

/** The browser's return; the provider is asked, never the browser. The provider's signed webhook calls the same settlement. */
export const confirmOrder = call({
  method: 'PUT',
  path: '/buy_online/orders/:number/confirm',
  summary: 'Settles the payment of an order and confirms it; repeating it answers the same.',
  access: 'visitor',
  params: z.object({ number: z.string() }),
  answer: single(order),
});

/** 404 for everybody but the visitor who placed it and the holder of the link's `token`. */
export const getOrder = call({
  method: 'GET',
  path: '/buy_online/orders/:number',
  summary: 'An order as the database holds it.',
  // A link is opened on any device; the handler knows owner and token.
  access: 'anyone',
  params: z.object({ number: z.string() }),
  query: z.object({ token: z.optional(z.string()) }),
  answer: single(order),
});
