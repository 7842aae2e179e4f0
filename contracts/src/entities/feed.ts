import * as z from 'zod/mini';
import { httpUrl } from './http-url';

/** Id of a feed: hexadecimal digits and hyphens. */
export const feedId = z.string().check(z.regex(/^[0-9a-f-]{1,36}$/, 'must be the id of a feed'));
/** Id of a run of a feed: hexadecimal digits and hyphens. */
export const feedRunId = z.string().check(z.regex(/^[0-9a-f-]{1,36}$/, 'must be the id of a run'));

/**
 * `done`; `incomplete`: the file ended half-way; `stopped`: too much would be removed, a person
 * decides; `failed`: nothing was taken.
 */
export const FEED_RUN_STATUSES = ['running', 'done', 'incomplete', 'stopped', 'failed'] as const;
/** What began a run. */
export const FEED_RUN_STARTS = ['schedule', 'person', 'upload', 'command'] as const;

/** Minutes between two runs. */
export const FEED_INTERVALS = [15, 60, 360, 1440, 10_080] as const;

/** Rows of a file by what became of them, and vehicles by what changed. */
export const feedCounts = z.object({
  read: z.int(),
  taken: z.int(),
  /** Of those taken, the ones with a repaired value. */
  repaired: z.int(),
  refused: z.int(),
  unchanged: z.int(),
  inserted: z.int(),
  updated: z.int(),
  removed: z.int(),
});
/** Numbers of rows and vehicles of one run. */
export type FeedCounts = z.output<typeof feedCounts>;

/** One import of a feed's file, with what became of it. */
export const feedRun = z.object({
  /** Null for a file that the import command brought without a feed. */
  feed_id: z.nullable(z.string()),
  listing: z.string(),
  mapping: z.string(),
  file: z.string(),
  status: z.enum(FEED_RUN_STATUSES),
  started_by: z.enum(FEED_RUN_STARTS),
  /** The person who started it, when one did. */
  who: z.string(),
  /** What happened, in plain sentences. */
  message: z.string(),
  counts: feedCounts,
  /** Vehicles of the feed that the file does not have, of how many. */
  missing: z.int(),
  stock: z.int(),
  /** Whether their removal waits for somebody's consent; only of a feed's last run. */
  waiting: z.boolean(),
  approved_by: z.nullable(z.string()),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
});
/** One import, running or over. */
export type FeedRun = z.output<typeof feedRun>;

/** How often something was wrong with a column, with the first row as an example. */
export const feedReason = z.object({
  kind: z.enum(['repaired', 'refused']),
  reason: z.string(),
  field: z.string(),
  rows: z.int(),
  line: z.int(),
  value: z.string(),
});
/** One thing that was wrong with rows of a file, counted. */
export type FeedReason = z.output<typeof feedReason>;

/** A run with its reasons and with examples of what its file does not have any more. */
export const feedReport = z.object({
  run: feedRun,
  reasons: z.array(feedReason),
  missing_examples: z.array(z.object({ id: z.string(), title: z.string() })),
});
/** A run with the reasons behind its counts. */
export type FeedReport = z.output<typeof feedReport>;

/** What a person says about a feed. */
export const feedPlan = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** How the columns of its files become vehicles. */
  mapping: z.string().check(z.maxLength(64)),
  /** Where its files are; null when they are uploaded. */
  url: z.nullable(httpUrl),
  /** Null for one that only runs when somebody asks. */
  every_minutes: z.nullable(z.literal(FEED_INTERVALS)),
  /** The largest share of its vehicles that may vanish at once without consent. */
  max_removals: z.number().check(z.gte(0), z.lte(1)),
});
/** A feed as a person plans it. */
export type FeedPlan = z.output<typeof feedPlan>;

/** What became of the photographs that a feed's vehicles name and that are not there. */
export const missingPhotographs = z.object({
  /** On their way. */
  waiting: z.int(),
  failed: z.int(),
  /** Some of those that failed. */
  examples: z.array(z.object({ url: z.string(), reason: z.string() })),
});
/** Photographs of a feed that are on their way or did not come. */
export type MissingPhotographs = z.output<typeof missingPhotographs>;

/** A feed, how it is to run and how it last did. */
export const feed = z.object({
  ...feedPlan.shape,
  listing: z.string(),
  next_run_at: z.nullable(z.string()),
  /** Vehicles of it that are in the stock. */
  vehicles: z.int(),
  photographs: z._default(missingPhotographs, { waiting: 0, failed: 0, examples: [] }),
  last_run: z.nullable(z.object({ id: z.string(), ...feedRun.shape })),
});
/** A feed with its plan, its vehicles and its last run. */
export type Feed = z.output<typeof feed>;
