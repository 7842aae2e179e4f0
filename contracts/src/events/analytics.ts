import * as z from 'zod/mini';
import { type DetailOf, event } from '../bus';
import type { analyticsEventV1 } from './analytics-v1';

/** What used to be counted without a word was counted as statistics. */
const UNTOLD = 'statistics';

/** Something worth counting; the shell passes it on once its purpose is consented to. */
export const analyticsEvent = event(
  {
    name: 'analytics:event',
    version: 2,
    detail: z.object({
      event: z.string(),
      parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      purpose: z.enum(['necessary', 'statistics', 'marketing']),
    }),
    replay: 'none',
    summary:
      'Something worth counting happened; the shell writes it to the data layer once its purpose is consented to.',
  },
  {
    from: { 1: (older: DetailOf<typeof analyticsEventV1>) => ({ ...older, purpose: UNTOLD }) },
    to: { 1: ({ event, parameters }) => ({ event, parameters }) },
  },
);
