import { createHmac, randomBytes } from 'node:crypto';

export const VISITOR_COOKIE = 'visitor';

/** A visitor's signed name, `id.signature`: who holds a vehicle is told by it, nothing else. */
export function newVisitor(secret: string): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`;
}

const FORM = /^[\w-]{16,64}\.[\w-]{43}$/;

export function visitorOf(cookie: string | undefined): string | undefined {
  return cookie && FORM.test(cookie) ? cookie : undefined;
}
