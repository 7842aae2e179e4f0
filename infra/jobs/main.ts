import pino from 'pino';
import { createBuyOnline } from '../api/buy-online/buy-online';
import { buyOnlineJobs } from '../api/buy-online/jobs';
import { readApiConfig } from '../api/config';
import { leadJobs } from '../api/leads/jobs';
import { createLeads } from '../api/leads/services';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { feedJobs } from '../import/feeds/feed-jobs';
import { feedRunnerOf } from '../import/feeds/runner-from-config';
import { onStop } from '../on-stop';
import { startWorker } from './worker';

const config = readApiConfig(process.env);
const log = pino({ level: config.LOG_LEVEL, base: { service: 'jobs' } });

if (config.DATABASE_URL === undefined) {
  process.stderr.write(
    'The embedded database belongs to the API, which runs the jobs itself. Set DATABASE_URL to run them apart.\n',
  );
  process.exit(78);
}

const database = await connect({ databaseUrl: config.DATABASE_URL, dataFolder: config.DATA_FOLDER });
await migrate(database);
const report = (message: string, details: Record<string, unknown>) => log.warn(details, message);
const runner = feedRunnerOf(config, database, report);
const workers = [
  await startWorker(database, { ...buyOnlineJobs(config, createBuyOnline(config, database)), report }),
  await startWorker(database, { ...leadJobs(createLeads(config, database)), report }),
  // Imports take minutes; payments and e-mails do not wait behind them.
  await startWorker(database, { ...feedJobs(database, runner), report }),
];
log.info('jobs ready');

onStop(async () => {
  await runner.close();
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.close();
});
