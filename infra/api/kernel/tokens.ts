import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isRole, type Role } from '@showroom/contracts/entities/role';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod';

const DEADLINE = 3000;

function equal(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/** Whether a token is the one that the site and the API share. */
export function isSiteToken(token: string | undefined, expected: string): boolean {
  return token !== undefined && equal(token, expected);
}

/** `{id}.{signature}`, as the site writes it into `x-visitor`. */
export function visitorToken(id: string, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`;
}

/** The id of a visitor token whose signature is ours. */
export function visitorOf(token: string | undefined, secret: string): string | undefined {
  const id = token?.slice(0, token.lastIndexOf('.'));
  if (!token || !id || id.length > 128) return undefined;
  return equal(token, visitorToken(id, secret)) ? id : undefined;
}

export interface Person {
  readonly subject: string;
  readonly roles: readonly Role[];
  readonly markets: readonly MarketCode[];
}

const claims = z.object({
  sub: z.string().min(1),
  roles: z.array(z.string()).catch([]),
  markets: z.array(z.string()).catch([]),
});
const discovery = z.object({ jwks_uri: z.url() });

type Keys = ReturnType<typeof createRemoteJWKSet>;

/**
 * Verifies access tokens by the keys that the issuer publishes; keys are cached, and a new key is
 * noticed.
 */
export function tokenVerifier(issuer: string, audience: string): (token: string) => Promise<Person | undefined> {
  let keys: Promise<Keys> | undefined;

  async function discover(): Promise<Keys> {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const { jwks_uri } = discovery.parse(await response.json());
    return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: DEADLINE });
  }

  function issuerKeys(): Promise<Keys> {
    keys ??= discover().catch((cause: unknown) => {
      keys = undefined;
      throw new ShowroomError('api.unreachable', { status: 503, cause });
    });
    return keys;
  }

  return async (token) => {
    const known = await issuerKeys();
    try {
      const { payload } = await jwtVerify(token, known, { issuer, audience });
      const { sub, roles, markets } = claims.parse(payload);
      return {
        subject: sub,
        roles: roles.filter(isRole),
        markets: MARKET_CODES.filter((code) => markets.includes(code)),
      };
    } catch (error) {
      if (isAnswerOfToken(error)) return undefined;
      throw new ShowroomError('api.unreachable', { status: 503, cause: error });
    }
  };
}

/** Whether the token is at fault, rather than the way to the issuer's keys. */
function isAnswerOfToken(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  return (
    error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'
  );
}
