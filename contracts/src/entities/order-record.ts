import * as z from 'zod/mini';
import { MARKET_CODES, PAYMENT_VENDORS } from '../markets';
import { recordedTerms } from './accepted-terms';
import { order } from './order';

/** E-mails to the customer, in the language of the order. */
export const CUSTOMER_MAILS = ['confirmed', 'confirm-by-link', 'cancelled', 'refunded'] as const;
/** E-mails to the retailer of the vehicle, in the first language of its market. */
export const RETAILER_MAILS = ['retailer-reserved', 'retailer-ended'] as const;
/** An e-mail to the customer of an order. */
export type CustomerMail = (typeof CUSTOMER_MAILS)[number];
/** An e-mail to the retailer of an order's vehicle. */
export type RetailerMail = (typeof RETAILER_MAILS)[number];
/** E-mails about an order. */
export const ORDER_MAILS = [...CUSTOMER_MAILS, ...RETAILER_MAILS] as const;
/** A kind of e-mail about an order. */
export type OrderMail = (typeof ORDER_MAILS)[number];

/** Whether an e-mail about an order goes to the retailer, not to the customer. */
export function isForRetailer(mail: OrderMail): mail is RetailerMail {
  return RETAILER_MAILS.some((own) => own === mail);
}

/** What people of the market do with an order. */
export const ORDER_ACTIONS = ['cancel', 'refund', 'capture', 'resend', 'release'] as const;
/** Something that a person of the market did with an order. */
export type OrderAction = (typeof ORDER_ACTIONS)[number];

const { state, payment_status } = order.shape.attributes.shape;

/** One line of the list of orders. */
export const orderSummary = z.object({
  market: z.enum(MARKET_CODES),
  state,
  payment_status,
  payment_vendor: z.nullable(z.enum(PAYMENT_VENDORS)),
  created_at: z.string(),
  /** Major units. */
  amount: z.number(),
  currency: z.string(),
  /** Null before the visitor told who they are. */
  customer: z.nullable(z.object({ name: z.string(), email: z.string() })),
  vehicle: z.object({ title: z.string(), vin: z.nullable(z.string()) }),
  retailer: z.string(),
  /** The provider did not give money back, and nobody tries any more: a person has to see to it. */
  refund_given_up: z.boolean(),
});
/** An order as a line of the list. */
export type OrderSummary = z.output<typeof orderSummary>;

const at = z.string();

/**
 * What happened to an order, one union: its own states, its money, the vehicle's hold, its e-mails,
 * and what people did.
 */
export const orderEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), at, state, reason: z.string() }),
  z.object({ kind: z.literal('payment'), at, payment: z.string(), state: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('hold'), at, what: z.string() }),
  z.object({ kind: z.literal('mail'), at, mail: z.enum(ORDER_MAILS), to: z.string() }),
  /** Of a part of the money; major units of the order's currency. */
  z.object({ kind: z.literal('refund'), at, amount: z.number(), what: z.enum(['given', 'given_up']) }),
  z.object({ kind: z.literal('person'), at, action: z.enum(ORDER_ACTIONS), who: z.string(), why: z.string() }),
]);
/** One thing that happened to an order, at an ISO 8601 time. */
export type OrderEvent = z.output<typeof orderEvent>;

/**
 * `asked`: on its way. `given_up`: the provider refused, or was away too long; asking again begins
 * anew.
 */
export const REFUND_STATES = ['asked', 'given', 'given_up'] as const;

/** A part of a payment that is given back. */
export const orderRefund = z.object({
  id: z.string(),
  amount: z.number(),
  state: z.enum(REFUND_STATES),
  at: z.string(),
  who: z.string(),
  why: z.string(),
});
/** A refund of a part; `amount` in major units of the order's currency. */
export type OrderRefund = z.output<typeof orderRefund>;

/** `given_up` as its state is a whole amount that did not go back. */
export const orderPayment = z.object({
  id: z.string(),
  vendor: z.enum(PAYMENT_VENDORS),
  amount: z.number(),
  currency: z.string(),
  state: z.string(),
  /** The provider's own name of the payment. */
  reference: z.nullable(z.string()),
  /** What is back with the customer. */
  refunded: z.number(),
  /** What can still be given back: less what is on its way. */
  refundable: z.number(),
  /** Parts, oldest first. */
  refunds: z.array(orderRefund),
});
/** A payment of an order with its refunds; amounts in major units of its currency. */
export type OrderPayment = z.output<typeof orderPayment>;

/** An e-mail about an order, and whether it went out. */
export const orderDelivery = z.object({
  id: z.string(),
  mail: z.enum(ORDER_MAILS),
  to: z.string(),
  asked_at: z.string(),
  /** Null while it waits. */
  sent_at: z.nullable(z.string()),
  /** Given up after the last try. */
  failed: z.boolean(),
});
/** An e-mail of an order, sent, waiting or given up. */
export type OrderDelivery = z.output<typeof orderDelivery>;

/** An order with everything that happened to it. */
export const orderRecord = z.object({
  ...orderSummary.shape,
  confirmed_at: z.nullable(z.string()),
  finance_option: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  message: z.string(),
  locale: z.string(),
  vehicle_id: z.nullable(z.string()),
  config_url: z.nullable(z.string()),
  /** Of its market's forms; null while there is none. */
  lead: z.nullable(z.object({ id: z.string(), form_id: z.string() })),
  confirmation_by_link: z.boolean(),
  /** Until when its customer can; null where no link is waited for. */
  confirm_until: z.nullable(z.string()),
  /** What the visitor agreed to, to the letter. */
  accepted_terms: z.array(recordedTerms),
  /** What the visitor chose on the way, by the name of the choice. */
  choices: z.array(z.object({ name: z.string(), value: z.string() })),
  payments: z.array(orderPayment),
  deliveries: z.array(orderDelivery),
  /** Oldest first. */
  history: z.array(orderEvent),
  /** What can be done with it now, whoever asks. */
  possible: z.array(z.enum(['cancel', 'refund', 'capture'])),
  /** E-mails that can be sent once more. */
  resendable: z.array(z.enum(ORDER_MAILS)),
});
/** An order as the back office shows it. */
export type OrderRecord = z.output<typeof orderRecord>;
