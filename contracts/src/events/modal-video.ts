import * as z from 'zod/mini';
import { event } from '../bus';

/** A path of the site itself, or an address elsewhere that is encrypted. */
const OWN = /^\/(?![/\\])/;

/**
 * Where a film may come from: the site, or https. From which origins beside the site is the
 * market's setting, which the policy of each page holds.
 */
function isOfSite(address: string): boolean {
  if (OWN.test(address)) return URL.canParse(address, 'https://site.invalid');
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

const address = z
  .string()
  .check(z.maxLength(2000), z.refine(isOfSite, 'must be a path of the site or an https address'));

/** Sent when a visitor wants to see a film. */
export const modalVideo = event({
  name: 'modal:video',
  version: 1,
  detail: z.object({
    src: address,
    title: z.string().check(z.minLength(1), z.maxLength(500)),
    /** For people who do not see it. */
    description: z.optional(z.string().check(z.maxLength(500))),
    /** The picture that is shown until it plays. */
    poster: z.optional(address),
    captions: z.optional(z.array(z.object({ src: address, language: z.string(), label: z.string() }))),
  }),
  replay: 'none',
  summary: 'A visitor wants to see a film; the shell opens its one video dialog with it.',
});
