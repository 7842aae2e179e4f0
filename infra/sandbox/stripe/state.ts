import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { KeysOf } from '../keys';
import { storedAnswer } from '../payments/answer';
import type { Provider } from '../payments/provider';
import { StoredMap } from '../payments/store-state';
import { errorDetails } from './errors';

const metadata = z.record(z.string(), z.string());

const paymentIntent = z.object({
  id: z.string(),
  client_secret: z.string(),
  created: z.number(),
  amount: z.number(),
  currency: z.string(),
  capture_method: z.enum(['automatic', 'manual']),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  amount_received: z.number(),
  metadata,
  description: z.string().nullable(),
  receipt_email: z.string().nullable(),
  /** The company's own account, which the payment is made for and paid out to. */
  on_behalf_of: z.string().nullable(),
  transfer_data: z.object({ destination: z.string() }).nullable(),
  payment_method: z.string().nullable(),
  latest_charge: z.string().nullable(),
  last_payment_error: errorDetails.nullable(),
  challenge: z.string().nullable(),
  canceled_at: z.number().nullable(),
  cancellation_reason: z.string().nullable(),
});
export type PaymentIntent = z.output<typeof paymentIntent>;

const paymentMethod = z.object({
  id: z.string(),
  created: z.number(),
  number: z.string(),
  exp_month: z.number(),
  exp_year: z.number(),
  billing_details: z.unknown(),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

const refund = z.object({
  id: z.string(),
  created: z.number(),
  payment_intent: z.string(),
  charge: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string().nullable(),
  /** Whether it is taken from the company's account again. */
  reverse_transfer: z.boolean(),
  metadata,
  status: z.enum(['succeeded', 'pending', 'failed']),
});
export type Refund = z.output<typeof refund>;

const event = z.object({ id: z.string(), created: z.number(), type: z.string(), object: z.unknown() });
export type StripeEvent = z.output<typeof event>;

/** Everything the stand-in remembers; one per server. */
export const createState = () => ({
  intents: new StoredMap(paymentIntent),
  methods: new StoredMap(paymentMethod),
  refunds: new StoredMap(refund),
  events: new StoredMap(event),
  answers: new StoredMap(storedAnswer),
  challenges: new StoredMap(z.string()),
});

export type StripeSandbox = Provider<ReturnType<typeof createState>, StripeEvent, KeysOf<'stripe'>>;

/** `pi_3f…`: the provider's prefix and 24 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

export function epochSeconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
