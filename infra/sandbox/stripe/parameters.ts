import * as z from 'zod';
import { invalid } from './errors';

export type FormValue = string | FormObject;
export interface FormObject {
  [key: string]: FormValue;
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads `card[number]=…&metadata[a]=…` as the provider does: brackets nest, later values win. */
export function parseForm(text: string): FormObject {
  const root: FormObject = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter((part) => part !== '');
    if (path.length === 0 || path.length > 5 || path.some((part) => FORBIDDEN.has(part))) continue;
    put(root, path, value);
  }
  return root;
}

function put(target: FormObject, path: readonly string[], value: string): void {
  const [head, ...rest] = path;
  if (head === undefined) return;
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const existing = target[head];
  const next: FormObject = typeof existing === 'object' ? existing : Object.create(null);
  target[head] = next;
  put(next, rest, value);
}

/** The same parameters in one order, so that two requests can be compared. */
export function canonical(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? '')}`).join(',')}}`;
}

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
