import { partOf } from '@showroom/contracts/schema/part-of';

/** The code of a failure of Node, a socket or PostgreSQL: ENOSPC, ECONNREFUSED, 53100. */
export function errorCode(error: unknown): string | undefined {
  const code = partOf(error, 'code');
  return typeof code === 'string' ? code : undefined;
}
