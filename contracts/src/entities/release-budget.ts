import * as z from 'zod/mini';

/** What a version of a remote may cost its visitors before the registry takes it back by itself. */
export const releaseBudget = z.object({
  /** Share of loads in which something of the remote failed. */
  errors_per_load: z.number().check(z.gte(0), z.lte(1)),
  /** Loads before that share means anything. */
  minimum_loads: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** How much worse than that of the version before the 75th percentile of a web vital may be; 0.25 is a quarter. */
  vitals_tolerance: z.number().check(z.gte(0), z.lte(10)),
  /** Page views with a vital, of both versions, before they are compared. */
  minimum_vitals: z.int().check(z.gte(1), z.lte(1_000_000)),
  /** How far back is looked. */
  window_minutes: z.int().check(z.gte(1), z.lte(120)),
});
export type ReleaseBudget = z.output<typeof releaseBudget>;

export const DEFAULT_BUDGET: ReleaseBudget = {
  errors_per_load: 0.02,
  minimum_loads: 50,
  vitals_tolerance: 0.25,
  minimum_vitals: 100,
  window_minutes: 30,
};

/** What differs from the defaults for one remote; an empty one goes back to them. */
export const budgetChange = z.partial(releaseBudget);
