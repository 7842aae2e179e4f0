import * as z from 'zod/mini';
import { pageContent } from './page-content';

/** Path below the page that was exported; empty for that page itself. */
const below = z.string().check(z.maxLength(300), z.regex(/^(?:\/[\p{L}\p{N}._~-]+)*$/u, 'has words between slashes'));

/** A page, or a folder with all that is in it, as a file: for another place, market or site. */
export const pageFile = z.object({
  format: z.literal('showroom-pages'),
  version: z.literal(1),
  pages: z
    .array(z.object({ path: below, page_type: z.enum(['page', 'folder']), content: pageContent }))
    .check(z.minLength(1), z.maxLength(500)),
});
/** Pages as a file. */
export type PageFile = z.output<typeof pageFile>;
