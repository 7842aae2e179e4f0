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

/** What was asked for is understood and cannot be done; `issue` says why. */
export function unprocessable(issue: string, description: string): Failure {
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
