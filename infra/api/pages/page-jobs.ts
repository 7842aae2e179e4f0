import type { Database } from '../../database/database';
import type { WorkerOptions } from '../../jobs/worker';
import { runSchedules } from './page-store';

const LOOK_EVERY = 5000;

/** Publishes and disables pages when their moment has come. */
export function pageJobs({ db }: Database): Pick<WorkerOptions, 'handlers' | 'sweeps'> {
  const run = async () => {
    await runSchedules(db);
  };
  return { handlers: {}, sweeps: [{ name: 'planned pages', every: LOOK_EVERY, run }] };
}
