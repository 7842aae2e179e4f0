import { createHmac, timingSafeEqual } from 'node:crypto';

/** Opens one lead to whoever holds the link. */
export function leadToken(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`lead:${id}`).digest('base64url');
}

export function isLeadToken(token: string, id: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(leadToken(id, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
