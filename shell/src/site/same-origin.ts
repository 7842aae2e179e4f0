import type { FastifyRequest } from 'fastify';

export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** Cross-site pages cannot make a visitor's browser change anything (OWASP CSRF, origin check). */
export function isSameOrigin(request: FastifyRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = request.headers;
  return origin === undefined ? site === 'same-origin' : origin === originOf(request);
}
