import * as z from 'zod/mini';
import { event } from '../bus';

/**
 * The version of before, still spoken by remotes that are pinned; it goes when none of them sends
 * it any more.
 */
export const analyticsEventV1 = event({
  name: 'analytics:event',
  version: 1,
  detail: z.object({
    event: z.string(),
    parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
  replay: 'none',
  summary: 'Something worth counting happened; the shell writes it to the data layer once consent allows.',
});
