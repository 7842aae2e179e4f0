import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { KeysOf } from '../keys';
import { storedAnswer } from '../payments/answer';
import type { Provider } from '../payments/provider';
import { StoredMap } from '../payments/store-state';
import type { Signer } from './signature';
import type { Tokens } from './tokens';

/** Major units as text, with the decimals of the currency. */
const money = z.object({ currency_code: z.string(), value: z.string() });
export type Money = z.output<typeof money>;

/** What the person pays with at the provider; decides what comes of the authorisation. */
export const FUNDINGS = ['balance', 'card', 'challenge', 'refused'] as const;
export type Funding = (typeof FUNDINGS)[number];

const movement = { id: z.string(), create_time: z.string(), amount: money };

const refund = z.object({ ...movement, status: z.literal('COMPLETED') });
export type PaypalRefund = z.output<typeof refund>;

const order = z.object({
  id: z.string(),
  create_time: z.string(),
  intent: z.enum(['AUTHORIZE', 'CAPTURE']),
  amount: money,
  reference_id: z.string(),
  custom_id: z.string().nullable(),
  invoice_id: z.string().nullable(),
  description: z.string().nullable(),
  status: z.enum(['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED']),
  payer_id: z.string().nullable(),
  funding: z.enum(FUNDINGS).nullable(),
  authorization: z.object({ ...movement, status: z.enum(['CREATED', 'CAPTURED', 'VOIDED']) }).nullable(),
  capture: z.object({ ...movement, status: z.enum(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']) }).nullable(),
  refunds: z.array(refund),
});
export type PaypalOrder = z.output<typeof order>;

const event = z.object({
  id: z.string(),
  type: z.string(),
  create_time: z.string(),
  resource_type: z.string(),
  resource: z.unknown(),
});
export type PaypalEvent = z.output<typeof event>;

/** Everything the stand-in remembers; answers by `PayPal-Request-Id`. */
export const createState = () => ({
  orders: new StoredMap(order),
  events: new StoredMap(event),
  answers: new StoredMap(storedAnswer),
});

export interface PaypalSandbox extends Provider<ReturnType<typeof createState>, PaypalEvent, KeysOf<'paypal'>> {
  /** Access tokens end with the process. */
  readonly tokens: Tokens;
  readonly signer: Signer;
}

/** `5O190127TN364715T`: seventeen capitals and digits. */
export function newId(): string {
  return [...randomBytes(17)].map((byte) => 'ABCDEFGHJKLMNPRSTUVWXY0123456789'[byte % 32]).join('');
}
