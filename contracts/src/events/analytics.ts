import * as z from 'zod/mini';
import { type DetailOf, event } from '../bus';

const EVENT = { name: 'analytics:event', replay: 'none' } as const;
const counted = {
  event: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
} as const;

/** The version of before, still spoken by remotes that are pinned; it goes when none of them sends it any more. */
export const analyticsEventV1 = event({
  ...EVENT,
  version: 1,
  detail: z.object(counted),
  summary: 'Something worth counting happened; the shell writes it to the data layer once consent allows.',
});

/** What used to be counted without a word was counted as statistics. */
const UNTOLD = 'statistics';

export const analyticsEvent = event(
  {
    ...EVENT,
    version: 2,
    detail: z.object({ ...counted, purpose: z.enum(['necessary', 'statistics', 'marketing']) }),
    summary:
      'Something worth counting happened; the shell writes it to the data layer once its purpose is consented to.',
  },
  {
    from: { 1: (older: DetailOf<typeof analyticsEventV1>) => ({ ...older, purpose: UNTOLD }) },
    to: { 1: ({ event, parameters }) => ({ event, parameters }) },
  },
);
