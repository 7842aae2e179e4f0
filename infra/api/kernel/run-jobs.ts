import { startWorker, type Worker, type WorkerOptions } from '../../jobs/worker';
import type { Api, Context } from './api';

/**
 * Works off jobs in this process, unless they run apart. The embedded database belongs to this
 * process, and so do its jobs.
 */
export function runJobsInside(
  { server }: Api,
  { config, database }: Context,
  jobs: Omit<WorkerOptions, 'report'>,
): void {
  if (config.JOBS === 'apart' && database.kind === 'postgres') return;
  let worker: Worker | undefined;
  server.addHook('onReady', async () => {
    worker = await startWorker(database, { ...jobs, report: (message, details) => server.log.warn(details, message) });
  });
  server.addHook('onClose', async () => worker?.stop());
}
