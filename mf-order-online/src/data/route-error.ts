import { type ErrorCode, isErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { partOf } from '@showroom/contracts/schema/part-of';
import { data } from '@showroom/shared-ui/router';

/**
 * A failed call as a route throws it: the answer's status, and a code that survives serialization.
 */
function asRouteError(error: unknown): unknown {
  if (!(error instanceof ShowroomError)) return error;
  return data({ code: error.code }, { status: error.status });
}

export function isHidden(error: unknown): error is ShowroomError {
  return error instanceof ShowroomError && [400, 401, 403, 404].includes(error.status);
}

/** What a visitor may not see, and what was never there, is not found. */
export function asNotFound(error: unknown): unknown {
  return isHidden(error) ? data({ code: error.code }, { status: 404 }) : asRouteError(error);
}

export interface RouteFailure {
  readonly status: number;
  readonly code: ErrorCode;
}

/** Parses what asRouteError threw, serialized or not; anything else is a failed block. */
export function routeFailureOf(error: unknown): RouteFailure {
  if (typeof error !== 'object' || error === null) return { status: 500, code: 'block.failed' };
  const status: unknown = Reflect.get(error, 'status');
  const body: unknown = Reflect.get(error, 'data');
  const code = partOf(body, 'code');
  return {
    status: typeof status === 'number' ? status : 500,
    code: typeof code === 'string' && isErrorCode(code) ? code : 'block.failed',
  };
}
