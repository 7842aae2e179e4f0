import * as z from 'zod';
import { invalid } from './errors';
import type { FormObject } from './form-body';

const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number);
const account = z.string().regex(/^acct_\w{1,80}$/, 'No such account');
const metadata = z.record(z.string().max(40), z.string().max(500)).optional();

export const createIntentParameters = z.object({
  amount: integer.pipe(z.number().int().min(1, 'This value must be greater than or equal to 1.')),
  currency: z.string().regex(/^[a-z]{3}$/i, 'Invalid currency'),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic'),
  confirm: z.enum(['true', 'false']).default('false'),
  payment_method: z.string().optional(),
  description: z.string().max(1000).optional(),
  receipt_email: z.string().max(800).optional(),
  on_behalf_of: account.optional(),
  transfer_data: z.object({ destination: account }).optional(),
  metadata,
});

export const confirmIntentParameters = z.object({
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_data: z.record(z.string(), z.unknown()).optional(),
});

export const captureIntentParameters = z.object({ amount_to_capture: integer.optional() });

export const cancelIntentParameters = z.object({
  cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional(),
});

export const createRefundParameters = z.object({
  payment_intent: z.string(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  reverse_transfer: z.enum(['true', 'false']).default('false'),
  metadata,
});

export const createMethodParameters = z.object({
  type: z.literal('card'),
  card: z.object({ number: z.string(), exp_month: integer, exp_year: integer, cvc: z.string().optional() }),
  billing_details: z.record(z.string(), z.unknown()).optional(),
});

/** Parsed parameters, or the provider's error for the first broken one. */
export function parseParameters<S extends z.ZodType>(schema: S, form: FormObject): z.output<S> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const param = issue?.path.join('.') ?? '';
  const absent = issue?.code === 'invalid_type' && issue.input === undefined;
  throw invalid(
    absent ? `Missing required param: ${param}.` : `${issue?.message ?? 'Invalid parameter'}: ${param}`,
    param,
    absent ? 'parameter_missing' : 'parameter_invalid',
  );
}
