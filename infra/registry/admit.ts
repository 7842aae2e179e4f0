import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a header is the secret, in a time that reveals nothing. */
export function isSecret(given: string | readonly string[] | undefined, secret: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));
}

/** Whether a person or tool asks that holds the registry's token. */
export function holdsToken({ headers }: FastifyRequest, token: string): boolean {
  return isSecret(headers.authorization, `Bearer ${token}`);
}
