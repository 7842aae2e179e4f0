import { createFeed, deleteFeed, listFeeds, runFeed, updateFeed } from '@showroom/contracts/calls/feeds';
import { eq, sql } from 'drizzle-orm';
import { type FeedRow, feeds as feedTable } from '../../database/schema/feeds';
import { imports } from '../../database/schema/imports';
import { feedJobs } from '../../import/feeds/feed-jobs';
import type { FeedRunner } from '../../import/feeds/feed-runner';
import { feedRunnerOf, privateHostsOf } from '../../import/feeds/runner-from-config';
import { askForRun } from '../../import/feeds/schedule';
import { MAPPINGS } from '../../import/mappings/mappings';
import { startWorker, type Worker } from '../../jobs/worker';
import type { Api, Context } from '../server/api';
import { implement } from '../server/implement';
import { Refusal } from '../server/refusal';
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
  const { db } = database;
  const privateHosts = privateHostsOf(config);
  const runner = feedRunnerOf(config, database, (message, details) => api.server.log.warn(details, message));

  async function single(row: FeedRow | undefined) {
    const [data] = row ? await answersOf(database, [row]) : [];
    if (!data) throw new Refusal(404, 'There is no such feed.');
    return { data };
  }

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
    const next = body.every_minutes === null ? null : new Date();
    const created = await db.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(feedTable)
        .values({ ...body, next_run_at: next })
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
    if (!created) throw new Refusal(409, 'This listing has a feed with this mapping already.');
    return single(created);
  });

  implement(api, updateFeed, async ({ params, body, caller }) => {
    const before = await ownFeed(database, params.id, caller);
    if (body.mapping !== before.mapping) throw wrong('mapping', 'The mapping of a feed stays as it is.');
    checkPlan(body, privateHosts);
    const { name, url, every_minutes, max_removals } = body;
    const isAnother = url !== before.url;
    const [row] = await db
      .update(feedTable)
      .set({
        name,
        url,
        every_minutes,
        max_removals,
        updated_at: sql`now()`,
        next_run_at: nextRun(before, body),
        ...(isAnother && { etag: null }),
      })
      .where(eq(feedTable.id, params.id))
      .returning();
    return single(row);
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
    return single(feed);
  });

  registerRuns(api, database);
  registerPriceHistory(api, database);
  await registerUploads(api, { database, runner, mostBytes: config.FEED_MOST_BYTES });
  runJobsInside(api, context, runner);
}

/** On a server's database the jobs may run apart; uploads are imported here all the same. */
function runJobsInside({ server }: Api, { config, database }: Context, runner: FeedRunner): void {
  let worker: Worker | undefined;
  if (config.JOBS === 'inside' || database.kind === 'pglite') {
    server.addHook('onReady', async () => {
      const report = (message: string, details: Record<string, unknown>) => server.log.warn(details, message);
      worker = await startWorker(database, { ...feedJobs(database, runner), report });
    });
  }
  server.addHook('onClose', async () => {
    await runner.close();
    await worker?.stop();
  });
}
