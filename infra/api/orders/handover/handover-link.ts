import { createHmac, timingSafeEqual } from 'node:crypto';

function signature(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`handover:${id}`).digest('base64url');
}

/** What the link of a hand-over carries. */
export function handoverToken(id: string, secret: string): string {
  return `${id}.${signature(id, secret)}`;
}

/** The hand-over of a token that is ours. */
export function handoverOf(token: string, secret: string): string | undefined {
  const [id = '', given = ''] = token.split('.');
  const [left, right] = [Buffer.from(given), Buffer.from(signature(id, secret))];
  return left.length === right.length && timingSafeEqual(left, right) ? id : undefined;
}
