import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { endOldReductions } from '../../database/old-reductions';
import { run } from '../../database/sql';
import type { WorkerOptions } from '../../jobs/worker';
import type { FeedRunner } from './feed-runner';
import { FEED_JOB, runDueFeeds } from './schedule';

const LOOK_EVERY = 10_000;
const TIDY_EVERY = 600_000;
const KEPT_DAYS = 90;
/** A file and its rows lie in memory and in the spool while they are imported. */
const SIDE_BY_SIDE = 2;

/** Old runs go, but the last one of each feed. */
export async function removeOldRuns(database: Database): Promise<void> {
  await run(
    database.db,
    sql`
    delete from imports where started_at < now() - make_interval(days => ${KEPT_DAYS})
      and exists (select 1 from imports as later where later.feed = imports.feed and later.started_at > imports.started_at)`,
  );
}

/** The work of feeds that nobody waits for; long work, so that its worker takes no other. */
export function feedJobs(database: Database, runner: FeedRunner): Omit<WorkerOptions, 'report'> {
  return {
    handlers: {
      [FEED_JOB]: ({ feed = '', started_by, who = '' }) =>
        runner.run(feed, started_by === 'schedule' ? 'schedule' : 'person', who),
    },
    sweeps: [
      { name: 'feeds', every: LOOK_EVERY, run: async () => void (await runDueFeeds(database)) },
      {
        name: 'feeds-tidy',
        every: TIDY_EVERY,
        run: async () => {
          await endOldReductions(database);
          await removeOldRuns(database);
        },
      },
    ],
    sideBySide: SIDE_BY_SIDE,
  };
}
