import { Failure } from '../payments/answer';

interface Detail {
  readonly issue: string;
  readonly description: string;
  readonly field?: string;
}

function failure(status: number, name: string, message: string, details: readonly Detail[] = []): Failure {
  return new Failure(status, { name, message, debug_id: 'sandbox', details, links: [] });
}

export function notFound(): Failure {
  return failure(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    {
      issue: 'INVALID_RESOURCE_ID',
      description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ]);
}

export function malformed(field: string, description: string): Failure {
  return failure(400, 'INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.', [
    { field, issue: 'INVALID_PARAMETER_SYNTAX', description },
  ]);
}

/** Why what was asked for is understood and cannot be done. */
const ISSUES = {
  AUTHORIZATION_ALREADY_CAPTURED: 'Authorization has already been captured.',
  AUTHORIZATION_VOIDED: 'A voided authorization cannot be captured or reauthorized.',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  CURRENCY_NOT_SUPPORTED: 'Currency code is not currently supported.',
  DECIMALS_NOT_SUPPORTED: 'Currency does not support decimals.',
  DUPLICATE_REQUEST_ID: 'The value of PayPal-Request-Id header has already been used.',
  INSTRUMENT_DECLINED:
    'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
  MAX_CAPTURE_AMOUNT_EXCEEDED: 'Capture amount exceeds allowable limit.',
  ORDER_ALREADY_AUTHORIZED: 'Order already authorized.',
  ORDER_ALREADY_CAPTURED: 'Order already captured.',
  ORDER_ALREADY_COMPLETED: 'The order was already completed.',
  ORDER_NOT_APPROVED: 'Payer has not yet approved the Order for payment.',
  PREVIOUSLY_CAPTURED: 'Authorization has been previously captured and hence cannot be voided.',
  PREVIOUSLY_VOIDED: 'Authorization has been previously voided and hence cannot be voided again.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  ACTION_DOES_NOT_MATCH_INTENT: 'Order was created with an intent to CAPTURE.',
} as const;
export type Issue = keyof typeof ISSUES;

export function unprocessable(issue: Issue, description: string = ISSUES[issue]): Failure {
  return failure(
    422,
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
    [{ issue, description }],
  );
}

export function unauthorised(error: 'invalid_client' | 'invalid_token', error_description: string): Failure {
  return new Failure(401, { error, error_description });
}

/** The provider's own trouble. */
export function errorBody(status: 429 | 500) {
  return status === 429
    ? { name: 'RATE_LIMIT_REACHED', message: 'Too many requests. Blocked due to rate limiting.', debug_id: 'sandbox' }
    : { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error has occurred.', debug_id: 'sandbox' };
}
