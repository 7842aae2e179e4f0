import { loggedMessage } from '@showroom/contracts/http/logged-error';
import type { Database } from '../database/database';
import { claim, finish, JOBS_CHANNEL, type Job, putBack, renew } from './queue';

export type JobHandler = (payload: Readonly<Record<string, string>>) => Promise<void>;

/** Work that is looked for again and again, such as holds that ran out. */
export interface Sweep {
  readonly name: string;
  /** Milliseconds between the end of one and the start of the next. */
  readonly every: number;
  run(): Promise<void>;
}

export interface WorkerOptions {
  /** By kind; a worker takes jobs of these kinds only. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly sweeps?: readonly Sweep[];
  readonly report: (message: string, details: Record<string, unknown>) => void;
  /** Milliseconds between looks at the queue when nobody wakes the worker. */
  readonly pollEvery?: number;
  /** Jobs that run side by side. Default: 10. */
  readonly sideBySide?: number;
}

export interface Worker {
  /** Runs everything that is due, once. */
  drain(): Promise<void>;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

const SIDE_BY_SIDE = 10;
const RENEW_EVERY = 30_000;
const MAX_TRIES = 8;
const LONGEST_DELAY = 3600;

/** Seconds before the next try: 2, 8, 32 … up to an hour; undefined after the last one. */
export function delayAfter(tries: number): number | undefined {
  return tries >= MAX_TRIES ? undefined : Math.min(2 * 4 ** (tries - 1), LONGEST_DELAY);
}

/**
 * Works off the queue of this database, woken by notifications and by the clock. Any number may
 * run.
 */
export async function startWorker(database: Database, options: WorkerOptions): Promise<Worker> {
  const timers = new Set<NodeJS.Timeout>();
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  const kinds = Object.keys(options.handlers);
  const batch = options.sideBySide ?? SIDE_BY_SIDE;

  async function runOne(job: Job): Promise<void> {
    // A renewal that fails is tried again before the lock ends.
    const renewing = setInterval(() => void renew(database, job).catch(() => undefined), RENEW_EVERY);
    try {
      const handler = options.handlers[job.kind];
      if (!handler) throw new Error(`No handler for jobs of the kind ${job.kind}`);
      await handler(job.payload);
      await finish(database, job);
    } catch (error) {
      const delay = delayAfter(job.tries);
      const reason = loggedMessage(error);
      options.report(delay === undefined ? 'job given up' : 'job failed', {
        job: job.id,
        kind: job.kind,
        reason,
        delay,
      });
      await putBack(database, job, reason, delay);
    } finally {
      clearInterval(renewing);
    }
  }

  async function work(): Promise<void> {
    do {
      isWoken = false;
      for (;;) {
        const jobs = isStopped ? [] : await claim(database, batch, kinds);
        await Promise.all(jobs.map(runOne));
        if (jobs.length < batch) break;
      }
    } while (isWoken && !isStopped);
  }

  function drain(): Promise<void> {
    isWoken = true;
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  function wake(): void {
    if (isStopped) return;
    drain().catch((error: unknown) => options.report('the queue cannot be read', { err: error }));
  }

  function repeat(every: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work().then(() => {
        if (!isStopped) repeat(every, work);
      });
    }, every);
    timers.add(timer.unref());
  }

  const unlisten = await database.listen(JOBS_CHANNEL, { message: wake, gap: wake });
  repeat(options.pollEvery ?? 2000, async () => wake());
  const sweeping = new Set<Promise<void>>();
  for (const { name, every, run } of options.sweeps ?? []) {
    repeat(every, async () => {
      const sweep = run().catch((error: unknown) => options.report('sweep failed', { name, err: error }));
      sweeping.add(sweep);
      await sweep;
      sweeping.delete(sweep);
    });
  }
  wake();

  return {
    drain,
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await unlisten();
      await Promise.allSettled([running, ...sweeping]);
    },
  };
}
