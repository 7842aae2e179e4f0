import * as z from 'zod';

const amount = z.coerce.number().positive().max(100_000_000);
const orderId = z.string().min(1).max(255);

/** What a shop signs for the checkout. */
export const checkoutParameters = z.object({
  version: z.literal([3, '3']),
  public_key: z.string(),
  action: z.enum(['pay', 'hold']),
  amount,
  currency: z.enum(['UAH', 'USD', 'EUR']),
  description: z.string().min(1),
  order_id: orderId,
  language: z.enum(['uk', 'en']).default('uk'),
  paytypes: z.string().optional(),
  result_url: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional(),
  server_url: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional(),
  /** UTC, `2026-11-22 08:00:00`; the payment can be made until then. */
  expired_date: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    .optional(),
});
export type Checkout = z.output<typeof checkoutParameters>;

/** What a shop's server asks for. */
export const requestParameters = z.discriminatedUnion('action', [
  z.object({ action: z.literal('status'), order_id: orderId }),
  z.object({ action: z.literal('hold_completion'), order_id: orderId, amount: amount.optional() }),
  z.object({ action: z.literal('refund'), order_id: orderId, amount: amount.optional() }),
]);
