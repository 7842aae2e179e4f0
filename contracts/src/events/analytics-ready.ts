import * as z from 'zod/mini';
import { event } from '../bus';

/** Sent once on a page, when whoever wants to be counted need not wait any longer. */
export const analyticsReady = event({
  name: 'analytics:ready',
  version: 1,
  detail: z.object({
    /** Whether the provider said so; otherwise it was waited for long enough. */
    is_reported: z.boolean(),
  }),
  replay: 'last',
  summary: 'What counts visits is there, or was waited for long enough; who leaves the page may leave it now.',
});
