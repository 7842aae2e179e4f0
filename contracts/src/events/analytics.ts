import * as z from 'zod/mini';
import { event } from '../bus';

export const analyticsEvent = event({
  name: 'analytics:event',
  version: 1,
  detail: z.object({
    event: z.string(),
    parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
  replay: 'none',
  summary: 'Something worth counting happened; the shell writes it to the data layer once consent allows.',
});
