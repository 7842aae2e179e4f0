import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Executor } from '../../database/database';
import { enqueue } from '../../jobs/queue';

export const FEED_JOB = 'feed.run';

const due = z.array(z.object({ id: z.string(), was: z.string() }));

/** Asks for a run of a feed in the transaction that wants it. */
export async function askForRun(
  db: Executor,
  feed: string,
  asked: { readonly startedBy: 'schedule' | 'person'; readonly who: string; readonly uniqueKey?: string },
): Promise<void> {
  const { startedBy, who, uniqueKey } = asked;
  await enqueue(db, {
    kind: FEED_JOB,
    payload: { feed, started_by: startedBy, who },
    ...(uniqueKey !== undefined && { uniqueKey }),
  });
}

/**
 * Asks for a run of every feed whose time has come. The next time keeps the rhythm: what was missed
 * while nobody was there is done once, not once for each time. Any number of processes may look at
 * once.
 */
export async function runDueFeeds(database: Database): Promise<number> {
  return database.db.transaction(async (db) => {
    const { rows } = await db.execute(sql`
      with due as (
        select id, next_run_at as was from feeds
        where next_run_at <= now() and url is not null and every_minutes is not null
        for update skip locked
      )
      update feeds set next_run_at = due.was + make_interval(mins => feeds.every_minutes)
        * (floor(extract(epoch from now() - due.was) / (feeds.every_minutes * 60)) + 1)
      from due where feeds.id = due.id
      returning feeds.id, due.was::text as was`);
    const feeds = due.parse(rows);
    for (const { id, was } of feeds) {
      await askForRun(db, id, { startedBy: 'schedule', who: '', uniqueKey: `feed:${id}:${was}` });
    }
    return feeds.length;
  });
}
