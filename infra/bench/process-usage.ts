import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

/**
 * Milliseconds of processor time of each thread of a process and of those that it started, by
 * thread id.
 */
export function threadTimes(pid: number): ReadonlyMap<number, number> {
  const threads = [pid, ...childrenOf(pid)].flatMap((one) => {
    const folder = `/proc/${one}/task`;
    return readdirSync(folder).map((thread): [number, number] => {
      // The name stands in brackets and may hold anything; the fields after it are numbers.
      const fields = readFileSync(`${folder}/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return [Number(thread), (Number(fields[11]) + Number(fields[12])) * TICK];
    });
  });
  return new Map(threads);
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
}

export interface Spent {
  /** All threads. */
  readonly all: number;
  readonly main: number;
  /** The busiest other thread: the render worker of a site with one. */
  readonly worker: number;
}

export function spentSince(before: ReadonlyMap<number, number>, pid: number): Spent {
  const deltas = [...threadTimes(pid)].map(([thread, time]): [number, number] => [
    thread,
    time - (before.get(thread) ?? 0),
  ]);
  const others = deltas.filter(([thread]) => thread !== pid).map(([, time]) => time);
  return {
    all: deltas.reduce((sum, [, time]) => sum + time, 0),
    main: deltas.find(([thread]) => thread === pid)?.[1] ?? 0,
    worker: Math.max(0, ...others),
  };
}

/** What a process has in memory, without those that it started. */
export function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

/** The same with those that it started; pages of memory that they share count for each. */
export function familyMegabytes(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + residentMegabytes(one), 0);
}
