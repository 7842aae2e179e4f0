import * as z from 'zod/mini';
import { releaseVersion, remoteName } from '../remotes/release';

/**
 * What can go wrong with a remote: its files, their hashes, its rendering, React's taking over, its
 * handlers, on the server.
 */
export const TROUBLES = ['load', 'integrity', 'render', 'hydration', 'script', 'server'] as const;
/** One kind of failure of a remote. */
export type Trouble = (typeof TROUBLES)[number];

/** Web vitals that pages report: LCP and INP in milliseconds, CLS without a unit. */
export const VITALS = ['lcp', 'cls', 'inp'] as const;
/** One web vital. */
export type Vital = (typeof VITALS)[number];

const count = z.int().check(z.gte(0), z.lte(1_000_000));
const troubles = z.partialRecord(z.enum(TROUBLES), count);

/**
 * What a page reports: remotes whose code it loaded, what failed of them, and its web vitals.
 * Nothing about who looked at what.
 */
export const beacon = z.object({
  composition: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** Name of the site map when versions from before stood in for some of the composition. */
  map: z.optional(z.string().check(z.regex(/^[\w.@+-]{1,1000}$/))),
  remotes: z
    .array(
      z.object({
        remote: remoteName.check(z.maxLength(60)),
        version: releaseVersion.check(z.maxLength(60)),
        /** The first report of this page that names the remote. */
        loaded: z.boolean(),
        /** The first report of this page with an error of the remote. */
        failed: z.boolean(),
        troubles: z.partialRecord(z.enum(TROUBLES), z.int().check(z.gte(1), z.lte(50))),
      }),
    )
    .check(z.maxLength(40)),
  vitals: z.optional(z.partialRecord(z.enum(VITALS), z.number().check(z.gte(0), z.lte(600_000)))),
});
/** A page's report of its remotes. */
export type Beacon = z.output<typeof beacon>;

/** Values of one vital by the number of their bucket (`entities/vital-histogram`). */
const histogram = z.record(z.string().check(z.regex(/^\d{1,3}$/)), count);
/** How many values fell into each bucket of one vital. */
export type Histogram = z.output<typeof histogram>;

const sums = {
  loads: count,
  /** Loads with at least one error. */
  failed: count,
  troubles,
  vitals: z.partialRecord(z.enum(VITALS), histogram),
};

/** What was counted of one version during a while. */
export const releaseSums = z.object(sums);
/** Loads, failures and vitals of one version. */
export type ReleaseSums = z.output<typeof releaseSums>;

/** What a site counted of one version in one market since it told last. */
export const observation = z.object({
  market: z.string().check(z.maxLength(40)),
  composition: z.string().check(z.maxLength(64)),
  remote: remoteName.check(z.maxLength(60)),
  version: releaseVersion.check(z.maxLength(60)),
  ...sums,
});
/** What one site counted of a version in a market. */
export type Observation = z.output<typeof observation>;

/** A batch counts once, however often it arrives. */
export const observationBatch = z.object({
  batch: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  observations: z.array(observation).check(z.maxLength(1000)),
});
/** Observations that are sent together and count once. */
export type ObservationBatch = z.output<typeof observationBatch>;
