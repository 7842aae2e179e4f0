import * as z from 'zod/mini';
import { setting } from './setting';

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
] as const;
