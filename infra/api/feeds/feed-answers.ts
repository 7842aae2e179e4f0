import type { CallOutput } from '@showroom/contracts/calls/call';
import type { approveRemovals, listFeedRuns, listFeeds } from '@showroom/contracts/calls/feeds';
import { feedReason, type MissingPhotographs } from '@showroom/contracts/entities/feed';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { FeedRow } from '../../database/schema/feeds';
import { type ImportRow, imports } from '../../database/schema/imports';
import { feedSource } from '../../import/store/run-record';
import { intervalOf } from './intervals';

type FeedAnswer = CallOutput<typeof listFeeds>['data'][number];
type RunAnswer = CallOutput<typeof listFeedRuns>['data'][number];
type ReportAnswer = CallOutput<typeof approveRemovals>['data'];

/** All of a run but the ids that wait, which may be a hundred thousand. */
export const RUN_COLUMNS = {
  id: imports.id,
  feed: imports.feed,
  feed_id: imports.feed_id,
  listing: imports.listing,
  mapping: imports.mapping,
  file: imports.file,
  status: imports.status,
  started_by: imports.started_by,
  who: imports.who,
  message: imports.message,
  counts: imports.counts,
  missing_count: imports.missing_count,
  stock: imports.stock,
  approved_by: imports.approved_by,
  started_at: imports.started_at,
  finished_at: imports.finished_at,
  is_last: sql<boolean>`not exists (
    select 1 from imports as later
    where later.feed = imports.feed and (later.started_at, later.id) > (imports.started_at, imports.id)
  )`,
} as const;

export type Run = Omit<ImportRow, 'missing' | 'reasons' | 'heartbeat_at' | 'approved_at'> & {
  readonly is_last: boolean;
};

const NO_COUNTS = { read: 0, taken: 0, repaired: 0, refused: 0, unchanged: 0, inserted: 0, updated: 0, removed: 0 };

function runAttributes(run: Run): RunAnswer['attributes'] {
  return {
    feed_id: run.feed_id,
    listing: run.listing,
    mapping: run.mapping,
    file: run.file,
    status: run.status,
    started_by: run.started_by,
    who: run.who,
    message: run.message,
    counts: { ...NO_COUNTS, ...run.counts },
    missing: run.missing_count,
    stock: run.stock,
    waiting: run.status === 'stopped' && run.is_last,
    approved_by: run.approved_by,
    started_at: run.started_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
  };
}

export function runAnswer(run: Run): RunAnswer {
  return { id: run.id, type: 'feed-run', attributes: runAttributes(run) };
}

export function reportAnswer(
  run: Run,
  reasons: readonly unknown[],
  missing_examples: ReportAnswer['attributes']['missing_examples'],
): ReportAnswer {
  return {
    id: run.id,
    type: 'feed-report',
    attributes: { run: runAttributes(run), reasons: z.array(feedReason).parse(reasons), missing_examples },
  };
}

/** Beside the feed: how many vehicles its sources have in the stock, and its last run. */
export interface AroundFeeds {
  readonly vehicles: ReadonlyMap<string, number>;
  readonly photographs: ReadonlyMap<string, MissingPhotographs>;
  readonly lastRuns: ReadonlyMap<string, Run>;
}

export function feedAnswer(row: FeedRow, { vehicles, photographs, lastRuns }: AroundFeeds): FeedAnswer {
  const source = feedSource(row);
  const last = lastRuns.get(source);
  return {
    id: row.id,
    type: 'feed',
    attributes: {
      name: row.name,
      mapping: row.mapping,
      url: row.url,
      every_minutes: intervalOf(row.every_minutes),
      max_removals: row.max_removals,
      listing: row.listing,
      next_run_at: row.next_run_at?.toISOString() ?? null,
      vehicles: vehicles.get(source) ?? 0,
      photographs: photographs.get(source) ?? { waiting: 0, failed: 0, examples: [] },
      last_run: last ? { id: last.id, ...runAttributes(last) } : null,
    },
  };
}
