import * as z from 'zod/mini';
import { feed, feedId, feedPlan, feedReport, feedRun, feedRunId } from '../entities/feed';
import { integerText, list, resource, single } from '../schema/schema';
import { call } from './call';

const LOOK = ['editor', 'market_manager', 'admin'] as const;
const CHANGE = ['market_manager', 'admin'] as const;

const listing = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'must be a listing name'));
const feedResource = resource('feed', feedId, feed);
const runResource = resource('feed-run', feedRunId, feedRun);
const oneFeed = z.object({ id: feedId });
const oneRun = z.object({ id: feedRunId });

/** What a feed's files may look like. */
const feedMapping = z.object({
  name: z.string(),
  title: z.string(),
  currency: z.string(),
  /** Columns that a file must have; others may stand beside them. */
  columns: z.array(z.string()),
});

/** Feeds of a listing, and the mappings that a new one may have. */
export const listFeeds = call({
  method: 'GET',
  path: '/feeds',
  summary: 'Feeds of a listing with how they last ran, and the mappings that a feed may have.',
  access: LOOK,
  query: z.object({ listing }),
  answer: z.object({
    data: z.array(feedResource),
    meta: z.object({
      mappings: z.array(feedMapping),
      /** Every listing that has a market, a feed or a run. */
      listings: z.array(z.string()),
    }),
  }),
});

/** Adds a feed to a listing: one for each mapping at most. */
export const createFeed = call({
  method: 'POST',
  path: '/feeds',
  summary: 'Adds a feed to a listing; a mapping brings one feed to a listing at most.',
  access: CHANGE,
  body: z.object({ listing, ...feedPlan.shape }),
  status: 201,
  answer: single(feedResource),
});

/** Changes the plan of a feed; its mapping stays what it is. */
export const updateFeed = call({
  method: 'PUT',
  path: '/feeds/:id',
  summary: 'Changes what a feed is called, where its files are and when it runs; its mapping stays.',
  access: CHANGE,
  params: oneFeed,
  body: feedPlan,
  answer: single(feedResource),
});

/** Ends a feed; its vehicles and the history of its runs stay. */
export const deleteFeed = call({
  method: 'DELETE',
  path: '/feeds/:id',
  summary: 'Ends a feed. Its vehicles and the history of its runs stay.',
  access: CHANGE,
  params: oneFeed,
  status: 204,
  answer: z.unknown(),
});

/** Asks for a run now; what became of it is in the feed's runs. */
export const runFeed = call({
  method: 'POST',
  path: '/feeds/:id/runs',
  summary: "Fetches a feed's file and imports it soon.",
  access: CHANGE,
  params: oneFeed,
  status: 202,
  answer: single(feedResource),
});

/** Takes a feed's file; answers 202 when all of it is here, before it is imported. */
export const uploadFeed = call({
  method: 'POST',
  path: '/feeds/:id/uploads',
  summary: "Takes a feed's file and imports it; answers when the file is here, before it is imported.",
  access: CHANGE,
  params: oneFeed,
  query: z.object({ file: z.string().check(z.minLength(1), z.maxLength(200)) }),
  sends: 'file',
  status: 202,
  answer: single(runResource),
});

/** Runs of a listing or of one feed, newest first. */
export const listFeedRuns = call({
  method: 'GET',
  path: '/feed-runs',
  summary: 'What became of the imports of a listing, newest first; of one feed when it is named.',
  access: LOOK,
  query: z.object({
    listing,
    feed: z.optional(feedId),
    page: z.optional(integerText(1, 100_000)),
    items: z.optional(integerText(1, 100)),
  }),
  answer: list(runResource),
});

/** One run with its reasons and counts. */
export const getFeedRun = call({
  method: 'GET',
  path: '/feed-runs/:id',
  summary: 'The report of one import: counts, reasons, and what its file does not have any more.',
  access: LOOK,
  params: oneRun,
  answer: single(resource('feed-report', feedRunId, feedReport)),
});

/** Consent to the removals that a feed's last run stopped for. */
export const approveRemovals = call({
  method: 'POST',
  path: '/feed-runs/:id/removals',
  summary: "Removes the vehicles that the file of a feed's last run does not have, after it stopped for consent.",
  access: CHANGE,
  params: oneRun,
  body: z.object({
    /** As many as the person was shown. */
    missing: z.int().check(z.gte(1)),
    why: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  }),
  answer: single(resource('feed-report', feedRunId, feedReport)),
});
