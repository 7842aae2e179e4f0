import * as z from 'zod/mini';

/**
 * Least and most of each limit: within them a budget neither takes everything back nor lets
 * everything pass.
 */
export const BUDGET_BOUNDS = {
  errors_per_load: [0.001, 0.5],
  minimum_loads: [2, 10_000],
  vitals_tolerance: [0.05, 2],
  minimum_vitals: [10, 10_000],
  window_minutes: [5, 120],
} as const;

const within = <T extends number>([least, most]: readonly [T, T]) => [z.gte(least), z.lte(most)] as const;

/** What a version of a remote may cost its visitors before the registry takes it back by itself. */
export const releaseBudget = z.object({
  /** Share of loads in which something of the remote failed. */
  errors_per_load: z.number().check(...within(BUDGET_BOUNDS.errors_per_load)),
  /** Loads before that share means anything. */
  minimum_loads: z.int().check(...within(BUDGET_BOUNDS.minimum_loads)),
  /**
   * How much worse than that of the version before the 75th percentile of a web vital may be; 0.25
   * is a quarter.
   */
  vitals_tolerance: z.number().check(...within(BUDGET_BOUNDS.vitals_tolerance)),
  /** Page views with a vital, of both versions, before they are compared. */
  minimum_vitals: z.int().check(...within(BUDGET_BOUNDS.minimum_vitals)),
  /** How far back is looked. */
  window_minutes: z.int().check(...within(BUDGET_BOUNDS.window_minutes)),
});
/** Limits for a version of a remote; a version that exceeds them is taken back. */
export type ReleaseBudget = z.output<typeof releaseBudget>;

/** The limits of a remote that has none of its own. */
export const DEFAULT_BUDGET: ReleaseBudget = {
  errors_per_load: 0.02,
  minimum_loads: 50,
  vitals_tolerance: 0.25,
  minimum_vitals: 100,
  window_minutes: 30,
};

/** What differs from the defaults for one remote; an empty one goes back to them. */
export const budgetChange = z.partial(z.strictObject(releaseBudget.shape));
