import * as z from 'zod/mini';
import { event } from '../bus';

/** A path of the site itself, or an address elsewhere that is encrypted. */
const OWN = /^\/(?![/\\])/;

/**
 * Where a film may come from: the site, or https. From which origins beside the site is the
 * market's setting, which the policy of each page holds.
 */
function isFilm(address: string): boolean {
  if (OWN.test(address)) return URL.canParse(address, 'https://site.invalid');
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** Sent when a visitor wants to see a film. */
export const modalVideo = event({
  name: 'modal:video',
  version: 1,
  detail: z.object({
    src: z.string().check(z.maxLength(2000), z.refine(isFilm, 'must be a path of the site or an https address')),
    title: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
  replay: 'none',
  summary: 'A visitor wants to see a film; the shell opens its one video dialog with it.',
});
