import * as z from 'zod/mini';
import { order } from '../entities/order';
import { ORDER_MAILS, orderRecord, orderSummary } from '../entities/order-record';
import { ORDER_STATES, PAYMENT_STATUSES } from '../entities/order-states';
import { MARKET_CODES } from '../markets';
import { integerText, paging, resource, single } from '../schema/schema';
import { call, idempotencyKey } from './call';

const LOOK = ['editor', 'market_manager', 'admin'] as const;
const CHANGE = ['market_manager', 'admin'] as const;

const number = z.string().check(z.minLength(1), z.maxLength(40));
const oneOrder = z.object({ number });
const withToken = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });
/** Stands in the order's history beside the person. */
const why = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-03-01'));

const ORDER_SORTS = ['-created_at', 'created_at', '-amount', 'amount'] as const;

/** Which orders; lists and files of them ask alike. */
const choice = {
  /** Number, name, e-mail, vehicle or VIN. */
  search: z.optional(z.string().check(z.maxLength(100))),
  market: z.optional(z.enum(MARKET_CODES)),
  state: z.optional(z.enum(ORDER_STATES)),
  payment_status: z.optional(z.enum(PAYMENT_STATUSES)),
  /** Orders whose money should have gone back and did not. */
  refund: z.optional(z.enum(['given_up'])),
  /** Visits that ended before anybody said who they are: left out unless they are asked for. */
  visits: z.optional(z.enum(['included'])),
  /** Days by the clock of each order's market, both included. */
  from: z.optional(day),
  to: z.optional(day),
  sort: z.optional(z.enum(ORDER_SORTS)),
};

const record = single(resource('order-record', z.string(), orderRecord));

/**
 * 404 for everybody but the visitor who placed it and the holder of the link's `token`, as in
 * buy-online.
 */
export const getFormsOrder = call({
  method: 'GET',
  path: '/orders/:number',
  summary: 'An order, as the forms service answers it.',
  // A link is opened on any device; the handler knows owner and token.
  access: 'anyone',
  params: oneOrder,
  query: withToken,
  answer: single(order),
});

/**
 * Repeating it answers the same. Once the vehicle was handed over, only the retailer can undo the
 * sale: 409.
 */
export const cancelOrder = call({
  method: 'PUT',
  path: '/buy_online/orders/:number/cancel',
  summary: 'Cancels an order for its visitor; money is let go or given back, and the vehicle is free again.',
  // As getOrder: by the visitor's own session or by the link's token.
  access: 'anyone',
  params: oneOrder,
  query: withToken,
  answer: single(order),
});

/** Orders of the markets that the person looks after, in pages of at most 100. */
export const listOrders = call({
  method: 'GET',
  path: '/orders',
  summary: "Orders of the person's markets, newest first unless asked otherwise.",
  access: LOOK,
  query: z.object({
    ...choice,
    page: z.optional(integerText(1, 100_000)),
    items: z.optional(integerText(1, 100)),
  }),
  answer: z.object({
    data: z.array(resource('order-summary', z.string(), orderSummary)),
    meta: z.object({
      ...paging,
      /** Where the person may look. */
      markets: z.array(z.enum(MARKET_CODES)),
    }),
  }),
});

/** One piece of the file after another, each `after` the last order of the one before. */
export const exportOrders = call({
  method: 'GET',
  path: '/order_exports',
  summary: 'The orders of a list as CSV for a spreadsheet, in pieces that make up one file.',
  access: LOOK,
  query: z.object({ ...choice, after: z.optional(number) }),
  answer: single(
    resource(
      'order_export',
      z.string(),
      z.object({
        file_name: z.string(),
        rows: z.int(),
        /** The first piece begins with a byte order mark and the names of the columns. */
        content: z.string(),
        /** What the next piece comes after; null in the last one. */
        next: z.nullable(z.string()),
      }),
    ),
  ),
});

/** One order with all that people of its market may see. */
export const getOrderRecord = call({
  method: 'GET',
  path: '/orders/:number/record',
  summary: 'An order with its payments, e-mails, history, and what can be done with it.',
  access: LOOK,
  params: oneOrder,
  answer: record,
});

/** Cancels an order; the person and the reason stand in its history. */
export const cancelOrderForCustomer = call({
  method: 'POST',
  path: '/orders/:number/cancellation',
  summary: 'Cancels an order in the name of who is signed in; money is let go or given back.',
  access: CHANGE,
  params: oneOrder,
  body: z.object({ why }),
  answer: record,
});

/**
 * A part leaves the reservation as it is; what is left of the money, or no amount at all, ends it:
 * the order is `cancelled` and the vehicle on sale again. The same key gives the same money back
 * once. 422 at `amount` for more than is left.
 */
export const refundOrder = call({
  method: 'POST',
  path: '/orders/:number/refund',
  summary: 'Gives money of an order back: a part of it, or all that is left, which ends the reservation.',
  access: CHANGE,
  params: oneOrder,
  body: z.object({
    why,
    /** Major units of the order's currency; all that is left without it. */
    amount: z.optional(z.number().check(z.positive(), z.lte(1e12))),
    idempotency_key: idempotencyKey,
  }),
  answer: record,
});

/** Takes the money of an order whose payment is on hold. */
export const captureOrder = call({
  method: 'POST',
  path: '/orders/:number/capture',
  summary: 'Takes money that was put on hold.',
  access: CHANGE,
  params: oneOrder,
  body: z.object({ why }),
  answer: record,
});

/** Sends one of the e-mails of `resendable` again; 202, it goes out in turn. */
export const resendOrderMail = call({
  method: 'POST',
  path: '/orders/:number/mails',
  summary: 'Sends an e-mail of an order once more, to the address that the order has.',
  access: LOOK,
  params: oneOrder,
  body: z.object({ mail: z.enum(ORDER_MAILS) }),
  status: 202,
  answer: record,
});
