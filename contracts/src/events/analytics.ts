import * as z from 'zod/mini';
import { type DetailOf, event } from '../bus';
import { CONSENT_SCOPES, type ConsentScope } from '../entities/consent';
import type { analyticsEventV1 } from './analytics-v1';
import type { analyticsEventV2 } from './analytics-v2';

type Purpose = DetailOf<typeof analyticsEventV2>['purpose'];

const SCOPE_OF = {
  necessary: 'obligatory',
  statistics: 'statistic',
  marketing: 'marketing',
} as const satisfies Readonly<Record<Purpose, ConsentScope>>;

/** What an older host has no word for waits there for what is asked for last. */
const PURPOSE_OF = {
  obligatory: 'necessary',
  optional: 'marketing',
  statistic: 'statistics',
  marketing: 'marketing',
  unclassified: 'marketing',
} as const satisfies Readonly<Record<ConsentScope, Purpose>>;

/** Something worth counting; the shell passes it on once its scope is consented to. */
export const analyticsEvent = event(
  {
    name: 'analytics:event',
    version: 3,
    detail: z.object({
      event: z.string(),
      parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      /** What a visitor must have agreed to before anybody is told. */
      scope: z.enum(CONSENT_SCOPES),
    }),
    replay: 'none',
    summary: 'Something worth counting happened; the shell writes it to the data layer once its scope is consented to.',
  },
  {
    from: {
      // What used to be counted without a word was counted as statistics.
      1: (older: DetailOf<typeof analyticsEventV1>) => ({ ...older, scope: 'statistic' as const }),
      2: ({ purpose, ...older }: DetailOf<typeof analyticsEventV2>) => ({ ...older, scope: SCOPE_OF[purpose] }),
    },
    to: {
      1: ({ event, parameters }) => ({ event, parameters }),
      2: ({ event, parameters, scope }) => ({ event, parameters, purpose: PURPOSE_OF[scope] }),
    },
  },
);
