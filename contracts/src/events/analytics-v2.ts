import * as z from 'zod/mini';
import { type DetailOf, event } from '../bus';
import type { analyticsEventV1 } from './analytics-v1';

/** What used to be counted without a word was counted as statistics. */
const UNTOLD = 'statistics';

/**
 * Spoken by remotes that are pinned since before consent had scopes; it goes when none of them
 * sends it any more.
 */
export const analyticsEventV2 = event(
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
