import { createFeed, deleteFeed, listFeeds, runFeed, updateFeed } from '@showroom/contracts/calls/feeds';
import type { FeedPlan } from '@showroom/contracts/entities/feed';
import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../database/database';
import { type FeedRow, feeds as feedTable } from '../../database/schema/feeds';
import { imports } from '../../database/schema/imports';
import { feedJobs } from '../../import/feeds/feed-jobs';
import { feedRunnerOf, privateHostsOf } from '../../import/feeds/runner-from-config';
import { askForRun } from '../../import/feeds/schedule';
import { MAPPINGS } from '../../import/mappings/mappings';
import type { Api, Context } from '../kernel/api';
import { implement, type Received } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { runJobsInside } from '../kernel/run-jobs';
import { checkPlan, nextRun, ownFeed, whoIs, wrong } from './feed-rules';
import { answersOf, feedsOf, listingsWithFeeds } from './find-feeds';
import { registerPriceHistory } from './price-history';
import { registerRuns } from './runs';
import { registerUploads } from './uploads';

/**
 * Feeds of listings: what they are, when they run, what became of their runs, and consent to
 * removals.
 */
export async function feeds(api: Api, context: Context): Promise<void> {
  const { config, database } = context;
  const runner = feedRunnerOf(config, database, (message, details) => api.server.log.warn(details, message));
  registerFeeds(api, context);
  registerRuns(api, database);
  registerPriceHistory(api, database);
  await registerUploads(api, { database, runner, mostBytes: config.FEED_MOST_BYTES });
  runJobsInside(api, context, feedJobs(database, runner));
  // Uploads are imported here where the jobs run apart as well.
  api.server.addHook('onClose', () => runner.close());
}

function registerFeeds(api: Api, { config, database }: Context): void {
  const { db } = database;
  const privateHosts = privateHostsOf(config);

  implement(api, listFeeds, async ({ query, caller }) => ({
    data: await answersOf(database, await feedsOf(database, query.listing)),
    meta: {
      mappings: MAPPINGS.map(({ name, title, currency, columns }) => ({
        name,
        title,
        currency,
        columns: [...columns],
      })),
      listings: (await listingsWithFeeds(database)).filter((listing) => caller.markets.hasListing(listing)),
    },
  }));

  implement(api, createFeed, async ({ body }) => {
    checkPlan(body, privateHosts);
    return single(database, await storeFeed(db, body));
  });

  implement(api, updateFeed, async ({ params, body, caller }) => {
    const before = await ownFeed(database, params.id, caller);
    if (body.mapping !== before.mapping) throw wrong('mapping', 'The mapping of a feed stays as it is.');
    checkPlan(body, privateHosts);
    return single(database, await changeFeed(db, before, body));
  });

  implement(api, deleteFeed, async ({ params, caller }) => {
    await ownFeed(database, params.id, caller);
    await db.delete(feedTable).where(eq(feedTable.id, params.id));
    return undefined;
  });

  implement(api, runFeed, async ({ params, caller }) => {
    const feed = await ownFeed(database, params.id, caller);
    if (feed.url === null) throw new Refusal(409, 'This feed has no address; upload its file.');
    await db.transaction((transaction) => askForRun(transaction, feed.id, { startedBy: 'person', who: whoIs(caller) }));
    return single(database, feed);
  });
}

async function single(database: Database, row: FeedRow | undefined) {
  const [data] = row ? await answersOf(database, [row]) : [];
  if (!data) throw new Refusal(404, 'There is no such feed.');
  return { data };
}

async function storeFeed(db: Db, plan: Received<typeof createFeed>['body']): Promise<FeedRow> {
  const next = plan.every_minutes === null ? null : new Date();
  const stored = await db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(feedTable)
      .values({ ...plan, next_run_at: next })
      .onConflictDoNothing()
      .returning();
    if (!row) return undefined;
    // What the import command brought so far belongs to its history.
    await transaction
      .update(imports)
      .set({ feed_id: row.id })
      .where(sql`${imports.listing} = ${row.listing} and ${imports.mapping} = ${row.mapping}`);
    return row;
  });
  if (!stored) throw new Refusal(409, 'This listing has a feed with this mapping already.');
  return stored;
}

async function changeFeed(db: Db, before: FeedRow, plan: FeedPlan): Promise<FeedRow | undefined> {
  const { name, url, every_minutes, max_removals } = plan;
  const next_run_at = nextRun(before, plan);
  const isAnother = url !== before.url;
  const [row] = await db
    .update(feedTable)
    .set({
      name,
      url,
      every_minutes,
      max_removals,
      next_run_at,
      updated_at: sql`now()`,
      ...(isAnother && { etag: null }),
    })
    .where(eq(feedTable.id, before.id))
    .returning();
  return row;
}
