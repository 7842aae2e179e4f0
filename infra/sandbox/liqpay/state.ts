import { randomInt } from 'node:crypto';
import * as z from 'zod';
import type { KeysOf } from '../keys';
import type { Provider } from '../payments/provider';
import { StoredMap } from '../payments/store-state';

/**
 * The statuses that the stand-in gives; the provider has more, for ways to pay that the stand-in
 * does not have.
 */
const status = z.enum(['3ds_verify', 'failure', 'hold_wait', 'success', 'reversed']);

const payment = z.object({
  order_id: z.string(),
  payment_id: z.number(),
  action: z.enum(['pay', 'hold']),
  currency: z.string(),
  description: z.string(),
  server_url: z.string().nullable(),
  create_date: z.number(),
  amount: z.number(),
  status,
  end_date: z.number().nullable(),
  err_code: z.string().nullable(),
  err_description: z.string().nullable(),
  /** What was given back, in major units. */
  refunded: z.number(),
});
export type LiqpayPayment = z.output<typeof payment>;

const event = z.object({
  id: z.string(),
  type: status,
  url: z.string(),
  payload: z.record(z.string(), z.unknown()),
});
type LiqpayEvent = z.output<typeof event>;

/** Everything the stand-in remembers: payments by the order id that the shop gave them. */
export const createState = () => ({ payments: new StoredMap(payment), events: new StoredMap(event) });

export type LiqpaySandbox = Provider<ReturnType<typeof createState>, LiqpayEvent, KeysOf<'liqpay'>>;

export function newPaymentId(): number {
  return randomInt(1_000_000_000, 9_999_999_999);
}
