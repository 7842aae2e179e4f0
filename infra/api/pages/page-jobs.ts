import type { Database } from '../../database/database';
import type { WorkerOptions } from '../../jobs/worker';
import { runSchedules } from './page-store';
import { indexMissing } from './search-documents';

const LOOK_EVERY = 5000;

/** Publishes and disables pages when their moment has come; makes what others publish findable. */
export function pageJobs({ db }: Database): Pick<WorkerOptions, 'handlers' | 'sweeps'> {
  const run = async () => {
    await runSchedules(db);
  };
  const index = async () => {
    await indexMissing(db);
  };
  return {
    handlers: {},
    sweeps: [
      { name: 'planned pages', every: LOOK_EVERY, run },
      { name: 'pages to be found', every: LOOK_EVERY, run: index },
    ],
  };
}
