import { type ErrorCode, isErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { partOf } from '@showroom/contracts/schema/part-of';
import { data } from '@showroom/shared-ui/router';

/**
 * A failed call as what a route throws: a status for the server's answer and a code that survives
 * the way to the browser.
 */
export function asRouteError(error: unknown): unknown {
  return error instanceof ShowroomError ? data({ code: error.code }, { status: error.status }) : error;
}

/** The code of what asRouteError threw, also after it travelled as JSON. */
export function codeOfRouteError(error: unknown): ErrorCode {
  const body = partOf(error, 'data');
  const code = partOf(body, 'code');
  return typeof code === 'string' && isErrorCode(code) ? code : 'block.failed';
}
