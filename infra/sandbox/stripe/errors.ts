import * as z from 'zod';
import { Failure } from '../payments/answer';

/** An error in the form that the provider's SDK maps to its error classes. */
export const errorDetails = z.object({
  type: z.enum(['invalid_request_error', 'card_error', 'idempotency_error', 'api_error']),
  message: z.string(),
  code: z.string().exactOptional(),
  decline_code: z.string().exactOptional(),
  param: z.string().exactOptional(),
  payment_intent: z.unknown().optional(),
});
type ErrorDetails = z.output<typeof errorDetails>;

export function failure(status: number, error: ErrorDetails): Failure {
  return new Failure(status, { error });
}

/** A mistake of the caller: `invalid_request_error`. */
export function invalidRequest(
  status: number,
  message: string,
  more: Omit<ErrorDetails, 'type' | 'message'> = {},
): Failure {
  return failure(status, { type: 'invalid_request_error', message, ...more });
}

export function missing(kind: string, id: string): Failure {
  return invalidRequest(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'intent' });
}

/** Refused before any work began: the provider keeps no answer for the idempotency key then. */
export function invalid(message: string, param: string, code = 'parameter_invalid'): Failure {
  return new Failure(400, { error: { type: 'invalid_request_error', message, param, code } }, { isFleeting: true });
}

export function unexpectedState(message: string, payment_intent?: unknown): Failure {
  return invalidRequest(400, message, {
    code: 'payment_intent_unexpected_state',
    ...(payment_intent !== undefined && { payment_intent }),
  });
}

/** The provider's own trouble. */
export function errorBody(status: 429 | 500) {
  if (status === 500) return { error: { type: 'api_error', message: 'An unknown error occurred' } };
  return {
    error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests hit the API too quickly.' },
  };
}
