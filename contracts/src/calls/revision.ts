import * as z from 'zod/mini';

/** `"12"`: the revision that a change was made from; another one is refused with 412. */
export const revisionHeaders = z.object({
  'if-match': z.string().check(z.regex(/^"\d{1,9}"$/, 'must be a quoted revision')),
});
