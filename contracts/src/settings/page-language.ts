import * as z from 'zod/mini';

/** Language of the pages that a part is written for, such as `ar`; all of them without. */
export const pageLanguage = z.optional(z.string().check(z.maxLength(20)));
