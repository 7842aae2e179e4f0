import { createHmac, timingSafeEqual } from 'node:crypto';

const LASTS = 7 * 24 * 3600;

function signature(page: string, ends: number, secret: string): string {
  return createHmac('sha256', secret).update(`preview:${page}:${ends}`).digest('base64url');
}

/** What a link to a page's draft carries, and when it ends in seconds since 1970. */
export function previewToken(page: string, now: number, secret: string): { token: string; ends: number } {
  const ends = Math.floor(now) + LASTS;
  return { token: `${page}.${ends}.${signature(page, ends, secret)}`, ends };
}

/** The page of a token that is ours and has not ended. */
export function pageOfPreview(token: string, now: number, secret: string): string | undefined {
  const [page = '', until = '', given = ''] = token.split('.');
  const ends = Number(until);
  const [left, right] = [Buffer.from(given), Buffer.from(signature(page, ends, secret))];
  return left.length === right.length && timingSafeEqual(left, right) && ends > now ? page : undefined;
}
