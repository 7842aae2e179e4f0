import { createHmac, timingSafeEqual } from 'node:crypto';

const LASTS = 7 * 24 * 3600;

/** What a link is signed for: one to a page's draft opens no form. */
const PURPOSES = { page: 'preview', form: 'form-preview' } as const;
type Kind = keyof typeof PURPOSES;

function signature(kind: Kind, id: string, ends: number, secret: string): string {
  return createHmac('sha256', secret).update(`${PURPOSES[kind]}:${id}:${ends}`).digest('base64url');
}

/** What a link to a draft carries, and when it ends in seconds since 1970. */
export function previewToken(kind: Kind, id: string, now: number, secret: string): { token: string; ends: number } {
  const ends = Math.floor(now) + LASTS;
  return { token: `${id}.${ends}.${signature(kind, id, ends, secret)}`, ends };
}

/** The id of the page or form of a token that is ours and has not ended. */
export function idOfPreview(kind: Kind, token: string, now: number, secret: string): string | undefined {
  const [id = '', until = '', given = ''] = token.split('.');
  const ends = Number(until);
  const [left, right] = [Buffer.from(given), Buffer.from(signature(kind, id, ends, secret))];
  return left.length === right.length && timingSafeEqual(left, right) && ends > now ? id : undefined;
}
