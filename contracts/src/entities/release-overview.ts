import * as z from 'zod/mini';
import { releaseBudget } from './release-budget';
import { TROUBLES, VITALS } from './release-health';

const vitalHealth = z.object({ p75: z.number(), samples: z.int() });

/** How one version does in a market, as far as pages and servers told. */
export const versionHealth = z.object({
  loads: z.int(),
  failed: z.int(),
  troubles: z.partialRecord(z.enum(TROUBLES), z.int()),
  vitals: z.partialRecord(z.enum(VITALS), vitalHealth),
  /**
   * Loads and failed loads of the last half hour, oldest first, in slots of a minute that had any.
   */
  minutes: z.array(z.object({ at: z.string(), loads: z.int(), failed: z.int() })),
});
/** How a version does: loads, failures, and the 75th percentile of each vital. */
export type VersionHealth = z.output<typeof versionHealth>;

const overviewVersion = z.object({
  version: z.string(),
  published_at: z.nullable(z.string()),
  gate: z.enum(['passed', 'failed', 'none']),
  standing: z.array(z.enum(['stable', 'canary'])),
  /** Why it may not come back without force. */
  burnt: z.nullable(z.object({ at: z.string(), market: z.string(), why: z.string() })),
  health: z.nullable(versionHealth),
});
/** A version of a remote that could be pinned, or is. */
export type OverviewVersion = z.output<typeof overviewVersion>;

const standing = z.object({
  id: z.string(),
  created_at: z.string(),
  who: z.string(),
  why: z.string(),
  remotes: z.record(z.string(), z.string()),
});

/** What stands in a market, and what could. */
export const releaseOverview = z.object({
  market: z.string(),
  stable: standing,
  canary: z.nullable(z.object({ ...standing.shape, share: z.int(), remote: z.string(), version: z.string() })),
  remotes: z.array(
    z.object({
      remote: z.string(),
      budget: releaseBudget,
      /** The version that stood before the present one. */
      before: z.nullable(z.string()),
      /** Newest first. */
      versions: z.array(overviewVersion),
    }),
  ),
});
/** What is active in a market, and what could be. */
export type ReleaseOverview = z.output<typeof releaseOverview>;
