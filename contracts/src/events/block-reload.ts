import * as z from 'zod/mini';
import { event } from '../bus';

/** Sent by a block that wants its data anew. */
export const blockReload = event({
  name: 'block:reload',
  version: 1,
  detail: z.object({
    /** The id that the block has on its page. */
    id: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  replay: 'none',
  summary: 'A block asks for its data anew; the shell loads them and renders the block again.',
});
