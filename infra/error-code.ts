/** The code of a failure of Node, a socket or PostgreSQL: ENOSPC, ECONNREFUSED, 53100. */
export function errorCode(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : undefined;
}
