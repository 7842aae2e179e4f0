import * as z from 'zod/mini';
import { shownTerms } from '../entities/accepted-terms';
import { customer, order, orderFields } from '../entities/order';
import { PAYMENT_STATUSES } from '../entities/order-states';
import { FINANCING_OPTIONS, vehicleId } from '../entities/vehicle';
import { PAYMENT_VENDORS } from '../markets';
import { resource, single } from '../schema/schema';
import { call, idempotencyKey } from './call';

const fields = orderFields.shape;
const configUrl = z.string().check(z.minLength(1), z.maxLength(2000));

/** A vehicle of the stock or one that the configurator built: exactly one of both is named. */
const subject = { vehicle_id: z.optional(vehicleId), config_url: z.optional(configUrl) };
const namesOne = z.refine<{ vehicle_id?: unknown; config_url?: unknown }>(
  ({ vehicle_id, config_url }) => (vehicle_id === undefined) !== (config_url === undefined),
  { error: 'name a vehicle or a configuration', path: ['vehicle_id'] },
);

/**
 * A hold has one open order. Times are ISO 8601 by the server's clock; `now` lets a page show them
 * by its own.
 */
const hold = resource(
  'hold',
  z.string(),
  z.object({
    lock_id: z.string(),
    order_number: z.string(),
    vehicle_id: vehicleId,
    config_url: z.nullable(z.string()),
    expires_at: z.string(),
    now: z.string(),
    /** How many more times it can be extended. */
    extensions_left: z.int(),
    fee: z.number(),
    currency: z.string(),
    /** Who can take the payment, in the market's order; upper-case `type` before comparing it. */
    vendors: z.array(z.object({ type: z.string(), uuid: z.string() })),
  }),
);
/** A hold as the visitor who has it sees it. */
export type Hold = z.output<typeof hold>;

/** A hold is refused to a visitor whose name is too new (425): pages get one in time. */
export const beginVisit = call({
  method: 'POST',
  path: '/buy_online/visits',
  summary: 'Gives a visitor a name before they reserve something; nothing is stored.',
  access: 'visitor',
  /** Milliseconds until the name is old enough for a hold. */
  answer: z.object({ data: z.object({ wait: z.int() }) }),
});

/**
 * The same visitor enters again; anybody else gets 409 `vehicle.held` or `vehicle.sold`; 429
 * `hold.too-many` where limits of a network end.
 */
export const initOrder = call({
  method: 'POST',
  path: '/buy_online/orders/init',
  summary: 'Takes (or, for its owner, renews) the hold on a vehicle and begins its order.',
  access: 'visitor',
  body: z
    .object({
      ...subject,
      company_uuid: z.string(),
      /** The visitor's: what the payment is called at its provider, before the order is posted. */
      locale: z.optional(z.string().check(z.maxLength(20))),
    })
    .check(namesOne),
  answer: single(hold),
});

/** Ends a hold before its time, for the visitor who has it. */
export const releaseHold = call({
  method: 'DELETE',
  path: '/buy_online/holds/:lock_id',
  summary: 'Gives a hold back, and its open order with it; repeating it changes nothing.',
  access: 'visitor',
  params: z.object({ lock_id: z.string() }),
  status: 204,
  answer: z.undefined(),
});

/**
 * Completes the order that init began for `lock_id`. It may be repeated with changes until money is
 * authorised: then the same is answered, and changes are 409. What the platform knows itself
 * (vehicle, references of payments) is only compared.
 */
export const createOrder = call({
  method: 'POST',
  path: '/buy_online/orders',
  summary: 'Completes the order of a held vehicle with customer and choices.',
  access: 'visitor',
  body: z.object({
    lock_id: fields.lock_id,
    vehicle_id: z.optional(vehicleId),
    vehicle_vin: z.optional(fields.vehicle_vin),
    config_url: z.optional(fields.config_url),
    finance_option: z.enum(FINANCING_OPTIONS),
    /**
     * One of the hold's vendors by uuid or by type; without both it is the one whose payment was
     * begun.
     */
    vendor_uuid: z.optional(fields.vendor_uuid),
    payment_vendor: z.optional(z.string().check(z.maxLength(40))),
    customer,
    customer_email: z.optional(fields.customer_email),
    terms_accepted: z.literal(true),
    /**
     * As they were shown; 409 `terms.changed` when others are in force. Left out, those in force
     * are meant.
     */
    accepted_terms: z.optional(z.array(shownTerms).check(z.maxLength(10))),
    locale: fields.locale,
    metadata: fields.metadata,
    confirmation_by_link: fields.confirmation_by_link,
    rdx_forms_lead_id: z.optional(fields.rdx_forms_lead_id),
    lead_attributes: z.optional(fields.lead_attributes),
    stripe_payment_intent_id: z.optional(fields.stripe_payment_intent_id),
    paypal_order_id: z.optional(fields.paypal_order_id),
    liqpay_order_id: z.optional(fields.liqpay_order_id),
  }),
  status: 201,
  answer: single(order),
});

/** The fields of the specification's payment request. */
export const paymentRequest = {
  amount: z.number(),
  currency: z.string().check(z.maxLength(3)),
  ...subject,
  company_uuid: z.string(),
  /** `manual` leaves the money on hold until the retailer takes it. */
  capture_method: z.optional(z.enum(['automatic', 'manual'])),
  /**
   * The company's account at the card provider as `payment.stripe_account_id` names it: compared,
   * never taken from here.
   */
  stripe_account_id: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
};

/**
 * Nothing is charged yet: the visitor pays in the provider's own fields, once the order was posted.
 * Amount, currency and company are the server's; what the visitor's page shows is only compared,
 * 409 `payment.amount-changed`. Repeating it answers the same payment while it is open; once
 * another vendor has the money it is 409 `payment.already-made`.
 */
export const startPayment = call({
  method: 'POST',
  path: '/buy_online/payment',
  summary: 'Begins the card payment of the order that the visitor has open for a vehicle.',
  access: 'visitor',
  body: z.object({ ...paymentRequest, idempotency_key: idempotencyKey }).check(namesOne),
  answer: single(
    resource(
      'payment_attempt',
      z.string(),
      z.object({
        order_number: z.string(),
        vendor: z.enum(PAYMENT_VENDORS),
        /** Null once nothing is to be paid any more. */
        client_secret: z.nullable(z.string()),
        stripe_payment_intent_id: z.nullable(z.string()),
        /**
         * `pending`: to be paid. `cancelled`: let go; asked for with another key, a new one begins.
         */
        status: z.enum(PAYMENT_STATUSES),
      }),
    ),
  ),
});

/**
 * The browser's return; the provider is asked, never the browser. The provider's signed webhook
 * calls the same settlement.
 */
export const confirmOrder = call({
  method: 'PUT',
  path: '/buy_online/orders/:number/confirm',
  summary: 'Settles the payment of an order and confirms it; repeating it answers the same.',
  access: 'visitor',
  params: z.object({ number: z.string() }),
  /** The link's token: it alone confirms an order that asked for `confirmation_by_link`. */
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
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
