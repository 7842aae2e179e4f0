import { loggedMessage } from '@showroom/contracts/http/logged-error';
import type { Database } from '../database/database';
import { delayAfter, type Schedule } from '../retry';
import { claim, finish, JOBS_CHANNEL, type Job, putBack, renew } from './queue';

type JobHandler = (payload: Readonly<Record<string, string>>, attempt: JobAttempt) => Promise<void>;

export interface JobAttempt {
  /** Seconds after which it is tried again when it fails; undefined: this try is the last. */
  readonly retryIn: number | undefined;
}

/** Thrown by a handler whose work would fail again: the job is given up at once. */
export class HopelessJob extends Error {}

/** Work that is looked for again and again, such as holds that ran out. */
interface Sweep {
  readonly name: string;
  /** Milliseconds between the end of one and the start of the next. */
  readonly every: number;
  run(): Promise<void>;
}

export interface WorkerOptions {
  /** By kind; a worker takes jobs of these kinds only. */
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** How long each further try of a kind waits. Default: `soon`. */
  readonly schedules?: Readonly<Record<string, Schedule>>;
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

/** Runs a job; what fails goes back to the queue, to be tried again or looked at. */
async function runJob(database: Database, { handlers, schedules, report }: WorkerOptions, job: Job): Promise<void> {
  const retryIn = delayAfter(schedules?.[job.kind] ?? 'soon', job.tries);
  // A renewal that fails is tried again before the lock ends.
  const renewing = setInterval(() => void renew(database, job).catch(() => undefined), RENEW_EVERY);
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`No handler for jobs of the kind ${job.kind}`);
    await handler(job.payload, { retryIn });
    await finish(database, job);
  } catch (error) {
    const delay = error instanceof HopelessJob ? undefined : retryIn;
    const reason = loggedMessage(error);
    const { id, kind } = job;
    report(delay === undefined ? 'job given up' : 'job failed', { job: id, kind, reason, delay });
    await putBack(database, job, reason, delay);
  } finally {
    clearInterval(renewing);
  }
}

class QueueWorker implements Worker {
  readonly #database: Database;
  readonly #options: WorkerOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #sweeping = new Set<Promise<void>>();
  #unlisten: (() => Promise<void>) | undefined;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #isStopped = false;

  constructor(database: Database, options: WorkerOptions) {
    this.#database = database;
    this.#options = options;
  }

  async start(): Promise<void> {
    const { pollEvery = 2000, sweeps = [] } = this.#options;
    const wake = () => this.#wake();
    this.#unlisten = await this.#database.listen(JOBS_CHANNEL, { message: wake, gap: wake });
    this.#repeat(pollEvery, async () => wake());
    for (const sweep of sweeps) this.#repeat(sweep.every, () => this.#sweep(sweep));
    wake();
  }

  drain(): Promise<void> {
    this.#isWoken = true;
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#unlisten?.();
    await Promise.allSettled([this.#running, ...this.#sweeping]);
  }

  async #work(): Promise<void> {
    const { handlers, sideBySide: batch = SIDE_BY_SIDE } = this.#options;
    const kinds = Object.keys(handlers);
    do {
      this.#isWoken = false;
      for (;;) {
        const jobs = this.#isStopped ? [] : await claim(this.#database, batch, kinds);
        await Promise.all(jobs.map((job) => runJob(this.#database, this.#options, job)));
        if (jobs.length < batch) break;
      }
    } while (this.#isWoken && !this.#isStopped);
  }

  #wake(): void {
    if (this.#isStopped) return;
    this.drain().catch((error: unknown) => this.#options.report('the queue cannot be read', { err: error }));
  }

  async #sweep({ name, run }: Sweep): Promise<void> {
    const sweep = run().catch((error: unknown) => this.#options.report('sweep failed', { name, err: error }));
    this.#sweeping.add(sweep);
    await sweep;
    this.#sweeping.delete(sweep);
  }

  #repeat(every: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void work().then(() => {
        if (!this.#isStopped) this.#repeat(every, work);
      });
    }, every);
    this.#timers.add(timer.unref());
  }
}

/**
 * Works off the queue of this database, woken by notifications and by the clock. Any number may
 * run.
 */
export async function startWorker(database: Database, options: WorkerOptions): Promise<Worker> {
  const worker = new QueueWorker(database, options);
  await worker.start();
  return worker;
}
