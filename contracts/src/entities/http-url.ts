import * as z from 'zod/mini';

function isPlainHttp(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hostname !== '';
}

/**
 * An address of the web that a server may be asked to fetch, as far as its text can tell: http or
 * https, no credentials.
 */
export const httpUrl = z
  .string()
  .check(z.maxLength(2000), z.refine(isPlainHttp, 'must be an http or https address without credentials'));
