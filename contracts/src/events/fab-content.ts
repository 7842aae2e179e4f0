import * as z from 'zod/mini';
import { event } from '../bus';
import { fabContent } from '../entities/fab';

/** Sent by a block that fills the floating action button of its page. */
export const fabContentChanged = event({
  name: 'fab:content',
  version: 1,
  detail: z.object({
    /** Nothing where the block leaves its page. */
    content: z.nullable(fabContent),
  }),
  replay: 'last',
  summary: 'A block fills the floating action button of its page, or leaves it; the shell shows it before its setting.',
});
