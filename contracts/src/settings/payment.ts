import * as z from 'zod/mini';
import { origins } from './origins';
import { setting } from './setting';

/** Providers of payments in a market, and where their scripts come from. */
export const paymentSettings = [
  setting({
    key: 'payment.stripe_script_url',
    schema: z.string(),
    default: 'https://js.stripe.com/v3/',
    summary: "Address of the card provider's browser script; the sandbox's own in development.",
    audience: 'public',
    readers: ['mf-order-online', 'shell'],
  }),
  setting({
    key: 'payment.stripe_publishable_key',
    schema: z.string(),
    default: '',
    summary: "The card provider's publishable key.",
    audience: 'public',
    readers: ['mf-order-online'],
  }),
  setting({
    key: 'payment.stripe_account_id',
    schema: z
      .string()
      .check(z.regex(/^(acct_\w{1,80})?$/, 'must be an account such as acct_1032D82eZvKYlo2C, or empty')),
    default: '',
    summary:
      "The company's own account at the card provider, which card payments are made for and paid out to; empty for the platform's.",
    audience: 'public',
    readers: ['api'],
  }),
  setting({
    key: 'payment.paypal_script_url',
    schema: z.string(),
    default: 'https://www.paypal.com/sdk/js',
    summary: "Address of PayPal's browser script, without its parameters; the sandbox's own in development.",
    audience: 'public',
    readers: ['mf-order-online', 'shell'],
  }),
  setting({
    key: 'payment.paypal_client_id',
    schema: z.string(),
    default: '',
    summary: "PayPal's client id, which its browser script is asked with.",
    audience: 'public',
    readers: ['mf-order-online', 'shell'],
  }),
  setting({
    key: 'payment.script_origins',
    schema: origins,
    default: ['https://www.paypalobjects.com', 'https://c.paypal.com'],
    summary: "Origins from which the wallet's script brings more of its own: pages run scripts from nowhere else.",
    audience: 'public',
    readers: ['shell'],
  }),
  setting({
    key: 'payment.liqpay_checkout_url',
    schema: z.string(),
    default: 'https://www.liqpay.ua/api/3/checkout',
    summary: "Address of LiqPay's checkout, which forms of the site may be sent to; the sandbox's own in development.",
    audience: 'public',
    readers: ['shell', 'api'],
  }),
] as const;
