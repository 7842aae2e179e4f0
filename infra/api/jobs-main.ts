import { serverLog } from '@showroom/contracts/http/server-log';
import pino from 'pino';
import { parseApiConfig } from '../api-config';
import { connect, databaseOf } from '../database/connect';
import { migrate } from '../database/migrate';
import { feedJobs } from '../import/feeds/feed-jobs';
import { feedRunnerOf } from '../import/feeds/runner-from-config';
import { startWorker, type Worker } from '../jobs/worker';
import { onCrash } from '../on-crash';
import { onStop } from '../on-stop';
import { sayOnce, untilThere } from '../until-there';
import { leadJobs } from './leads/jobs';
import { createLeads } from './leads/services';
import { configuredStorage } from './media/configured-storage';
import { feedPhotoJobs } from './media/feed-photos';
import { Variants } from './media/variants';
import { buyOnlineJobs } from './orders/jobs';
import { createBuyOnline } from './orders/orders';
import { pageJobs } from './pages/page-jobs';

onCrash('jobs');
const config = parseApiConfig(process.env);
const log = pino({ ...serverLog('jobs'), level: config.LOG_LEVEL });

if (config.DATABASE_URL === undefined) {
  process.stderr.write(
    'The embedded database belongs to the API, which runs the jobs itself. Set DATABASE_URL to run them apart.\n',
  );
  process.exit(78);
}

const report = (message: string, details: Record<string, unknown>) => log.warn(details, message);

/** Everything that works off the queue; what was started before a failure is stopped again. */
async function open() {
  const database = await connect({ ...databaseOf(config), readUrl: undefined });
  const runner = feedRunnerOf(config, database, report);
  const storage = await configuredStorage(config);
  const photographs = new AbortController();
  const workers: Worker[] = [];
  async function stop(): Promise<void> {
    photographs.abort();
    await runner.close();
    await Promise.all(workers.map((worker) => worker.stop()));
    await database.close();
  }
  try {
    await migrate(database);
    for (const jobs of [
      buyOnlineJobs(config, createBuyOnline(config, database)),
      leadJobs(createLeads(config, database)),
      pageJobs(database),
      // Imports take minutes; payments and e-mails do not wait behind them.
      feedJobs(database, runner),
      feedPhotoJobs(
        { db: database.db, config, storage, variants: new Variants(storage, config.MEDIA_MOST_PIXELS) },
        photographs.signal,
      ),
    ]) {
      workers.push(await startWorker(database, { ...jobs, report }));
    }
    return stop;
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

const stopping = new AbortController();
const starting = untilThere(open, {
  onOutage: sayOnce((line) => log.warn(line)),
  signal: stopping.signal,
});
onStop(async () => {
  stopping.abort();
  const stop = await starting.catch(() => undefined);
  await stop?.();
});
starting.then(
  () => log.info('jobs ready'),
  (error: unknown) => {
    if (stopping.signal.aborted) return;
    log.fatal({ err: error }, 'jobs cannot start');
    process.exitCode = 1;
  },
);
