import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as z from 'zod/mini';
import type { SiteConfig } from './config';
import { cookieName, cookieOptions, parseCookie } from './cookies';

/** Seconds that somebody may take to sign in. */
const LASTS = 600;

const pending = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), to: z.string() });

/** What a sign-in that has begun must come back with, and where it leads. */
export type PendingSignIn = z.output<typeof pending>;

type Place = Pick<SiteConfig, 'production' | 'sessionSecret'>;

/** The browser keeps it, encrypted: whoever only begins to sign in stores nothing with us. */
export async function setPendingSignIn(reply: FastifyReply, signIn: PendingSignIn, config: Place): Promise<void> {
  const value = await new EncryptJWT({ ...signIn })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${LASTS}s`)
    .encrypt(keyOf(config));
  reply.setCookie(cookieName('sign-in', config), value, { ...cookieOptions(config), maxAge: LASTS });
}

/**
 * What this browser began, once: undefined for a cookie that is not ours, was changed or is too
 * old.
 */
export async function takePendingSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Place,
): Promise<PendingSignIn | undefined> {
  const value = parseCookie(request, 'sign-in', config);
  if (value === undefined) return undefined;
  reply.clearCookie(cookieName('sign-in', config), cookieOptions(config));
  const opened = await jwtDecrypt(value, keyOf(config)).catch(() => undefined);
  const parsed = pending.safeParse(opened?.payload);
  return parsed.success ? parsed.data : undefined;
}

/** A key of its own, so that nothing else that the secret signs can be taken for it. */
function keyOf({ sessionSecret }: Place): Uint8Array {
  return createHash('sha256').update(`sign-in ${sessionSecret}`).digest();
}
