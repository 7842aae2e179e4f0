import * as z from 'zod/mini';
import { vehicleId } from '../entities/vehicle';
import { decimalText, resource, single } from '../schema/schema';
import { call } from './call';

const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency such as EUR'));
const companyUuid = z.string().check(z.maxLength(80));
/**
 * Left out, the money is taken once the vehicle is the visitor's; `manual` leaves it on hold for
 * the retailer to decide.
 */
const captureMethod = z.optional(z.enum(['automatic', 'manual']));
const configUrl = z.optional(z.string().check(z.minLength(1), z.maxLength(2000)));

/**
 * The order at PayPal for the vehicle that the caller holds, as the buttons' `createOrder` wants
 * it. Nothing is charged: the visitor approves it in PayPal's own window. Asking again answers the
 * same order; an amount that is not the server's gets 409 `payment.amount-changed`, an order that
 * another vendor has the money for 409 `payment.already-made`.
 */
export const createPaypalOrder = call({
  method: 'POST',
  path: '/buy_online/paypal/create_order',
  summary: 'Makes (or finds) the PayPal order of the caller’s reservation.',
  access: 'visitor',
  body: z.object({
    /** In major units; PayPal itself writes amounts as text. */
    amount_value: z.union([z.number(), decimalText]),
    amount_currency_code: currency,
    company_uuid: companyUuid,
    /** What is held: a vehicle of the stock or one that the configurator built. */
    vehicle_id: z.optional(vehicleId),
    config_url: configUrl,
    capture_method: captureMethod,
  }),
  answer: single(resource('paypal_order', z.string(), z.object({ paypal_order_id: z.string() }))),
});

/** What LiqPay's checkout understands of the ways to pay. */
const PAYTYPES = ['apay', 'gpay', 'card', 'privat24', 'moment_part', 'paypart', 'cash', 'invoice', 'qr'] as const;

const paytypes = z
  .string()
  .check(
    z.refine(
      (text) => text.split(',').every((type) => PAYTYPES.some((known) => known === type)),
      'is not a way to pay',
    ),
  );

/**
 * What a form posts to LiqPay's checkout: `data` and `signature`, to `checkout_url`. Only one of
 * the caller's holds may fit the company and the amount.
 */
export const liqpayCheckoutData = call({
  method: 'GET',
  path: '/buy_online/liqpay/checkout_data',
  summary: 'The signed data with which the caller’s reservation is paid at LiqPay.',
  access: 'visitor',
  query: z.object({
    company_uuid: companyUuid,
    amount: decimalText,
    currency,
    description: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    language: z._default(z.enum(['en', 'uk']), 'en'),
    paytypes: z.optional(paytypes),
    /** Where the browser goes afterwards: an address of this site. */
    result_url: z.optional(z.url().check(z.maxLength(1000))),
    vehicle_id: z.optional(vehicleId),
    config_url: configUrl,
    capture_method: captureMethod,
  }),
  answer: single(
    resource(
      'liqpay_checkout',
      z.string(),
      z.object({ data: z.string(), signature: z.string(), liqpay_order_id: z.string(), checkout_url: z.string() }),
    ),
  ),
});
