import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from './config';

export type CookieName = 'session' | 'sign-in' | 'visitor' | 'release-channel' | 'editor';
type Place = Pick<SiteConfig, 'production'>;

/**
 * Where visitors come by TLS, no other host and no plain HTTP can set a cookie of the site (RFC
 * 6265bis, 4.1.3.2).
 */
export function cookieName(name: CookieName, { production }: Place): string {
  return production ? `__Host-${name}` : name;
}

/** No script reads a cookie of the site but `editor`, and no other site's form sends one. */
export function cookieOptions({ production }: Place) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: production } as const;
}

export function parseCookie(request: FastifyRequest, name: CookieName, place: Place): string | undefined {
  return request.cookies[cookieName(name, place)];
}
