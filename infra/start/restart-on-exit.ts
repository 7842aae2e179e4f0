import type { ProcessName, Running } from './processes';
import { recentEnds, restartDelay } from './restart-delay';

/** Milliseconds between two questions whether a process lives; an answer may take half of them. */
const ASK_EVERY = 10_000;
/**
 * Longer than the longest statement of a database, since the embedded one stops its process while
 * it works.
 */
const SILENT_QUESTIONS = 9;

type Kept = Pick<Running, 'name' | 'url' | 'logFile' | 'ended' | 'stop'>;

interface KeepRunningOptions {
  /** Starts a process again. */
  readonly start: (name: ProcessName) => Promise<Kept>;
  readonly report: (line: string) => void;
  readonly askEvery?: number;
}

/**
 * Starts processes again that ended, however they did, and kills those that are there without
 * answering. The returned function ends that, before they are told to stop.
 */
export function restartOnExit(processes: Iterable<Kept>, options: KeepRunningOptions): () => void {
  const { start, report, askEvery = ASK_EVERY } = options;
  const timers = new Set<NodeJS.Timeout>();
  const ends = new Map<ProcessName, readonly number[]>();
  let isOver = false;

  function after(milliseconds: number, work: () => unknown): NodeJS.Timeout {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
    return timer;
  }

  function again(name: ProcessName, logFile: string, how: string): void {
    if (isOver) return;
    const now = performance.now();
    const recent = recentEnds([...(ends.get(name) ?? []), now], now);
    ends.set(name, recent);
    const delay = restartDelay(recent.length);
    const times = recent.length === 1 ? '' : ` (${recent.length} times in ten minutes)`;
    report(`The ${name} ended with ${how}${times}. It is started again in ${delay / 1000} s; its log is ${logFile}.`);
    after(delay, () => start(name).then(watch, (error: unknown) => again(name, logFile, String(error))));
  }

  function watch(process: Kept): void {
    const { name, url, logFile, ended, stop } = process;
    let silent = 0;
    let hasEnded = false;
    let asking = after(askEvery, ask);
    async function ask(): Promise<void> {
      silent = (await isAlive(url, askEvery / 2)) ? 0 : silent + 1;
      if (isOver || hasEnded) return;
      if (silent < SILENT_QUESTIONS) {
        asking = after(askEvery, ask);
        return;
      }
      report(`The ${name} has not answered for ${(silent * askEvery) / 1000} s and is killed.`);
      await stop('SIGKILL');
    }
    void ended.then((how) => {
      hasEnded = true;
      clearTimeout(asking);
      timers.delete(asking);
      again(name, logFile, how);
    });
  }

  for (const process of processes) watch(process);
  return () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
  };
}

async function isAlive(url: string, within: number): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(within) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
