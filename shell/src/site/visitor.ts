import { createHmac, timingSafeEqual } from 'node:crypto';
import { newVisitorId } from '@showroom/contracts/visitor-id';

/** A visitor's signed name, `id.signature`: who holds a vehicle is known by it, nothing else. */
export function newVisitor(secret: string): string {
  return signed(newVisitorId(Date.now()), secret);
}

const FORM = /^([\w-]{16,64})\.[\w-]{43}$/;

/**
 * The name in a cookie, if this site signed it: the API would refuse any other, and its bearer
 * would stay refused.
 */
export function visitorOf(cookie: string | undefined, secret: string): string | undefined {
  const id = FORM.exec(cookie ?? '')?.[1];
  if (!cookie || !id) return undefined;
  return timingSafeEqual(Buffer.from(cookie), Buffer.from(signed(id, secret))) ? cookie : undefined;
}

function signed(id: string, secret: string): string {
  return `${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`;
}
