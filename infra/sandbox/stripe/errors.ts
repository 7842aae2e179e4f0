export interface StripeErrorBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly payment_intent?: unknown;
}

/**
 * An answer that is not a success, in the form that the provider's SDK maps to its error classes.
 */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;
  /** Refused before any work began: the provider keeps no answer for the idempotency key then. */
  readonly refusedAtDoor: boolean;

  constructor(status: number, body: StripeErrorBody, options: { readonly refusedAtDoor?: boolean } = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.refusedAtDoor = options.refusedAtDoor ?? false;
  }
}

export function missing(kind: string, id: string): StripeFailure {
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'intent',
  });
}

export function invalid(message: string, param: string, code = 'parameter_invalid'): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, param, code }, { refusedAtDoor: true });
}

export function unexpectedState(message: string, intent: unknown): StripeFailure {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}
