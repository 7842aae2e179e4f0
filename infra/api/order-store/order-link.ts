import { createHmac, timingSafeEqual } from 'node:crypto';

/** Opens one order to whoever holds the link. */
export function orderToken(number: string, secret: string): string {
  return createHmac('sha256', secret).update(`order:${number}`).digest('base64url');
}

export function isOrderToken(token: string, number: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(orderToken(number, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
