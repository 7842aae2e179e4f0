import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startProcess, untilReady } from '../start/processes';
import { spentSince, threadTimes } from './cpu-time';
import { startOwnSite } from './own-site';
import { machine, median, numberOption, print, printTable } from './table';

const PAGE = '/stock';
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 5600) + 6;

interface Subject {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly runs: Run[];
}

interface Run {
  readonly perSecond: number;
  readonly p99: number;
  /** Microseconds of processor time for one page: of the whole process, and of its busiest thread beside the main one. */
  readonly process: number;
  readonly worker: number;
  readonly failed: number;
}

async function load({ url, pid, headers }: Subject, duration: number): Promise<Run> {
  const before = threadTimes(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, duration, ...(headers && { headers }) });
  const spent = spentSince(before, pid);
  const each = (milliseconds: number) => (milliseconds * 1000) / Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    process: each(spent.all),
    worker: each(spent.worker),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** A script of this folder in a process of its own, up when its port answers. */
async function startScript(file: string, page: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, file), page, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function report(subjects: readonly Subject[]): void {
  const of = ({ runs }: Subject, read: (run: Run) => number) => median(runs.map(read));
  printTable(
    ['16 connections', 'pages/s', 'p99 ms', 'CPU us/page', 'of it busiest worker thread', 'failed'],
    subjects.map((subject) => [
      subject.name,
      of(subject, ({ perSecond }) => perSecond).toFixed(0),
      of(subject, ({ p99 }) => p99).toFixed(0),
      of(subject, ({ process }) => process).toFixed(0),
      of(subject, ({ worker }) => worker).toFixed(0),
      String(subject.runs.reduce((sum, { failed }) => sum + failed, 0)),
    ]),
  );
  const [rendered, react, kept, bare] = subjects;
  if (!rendered || !react || !kept || !bare) return;
  const ratio = (ours: Subject, theirs: Subject, read: (ours: Run, theirs: Run) => number) =>
    median(
      ours.runs.flatMap((run, index) => {
        const other = theirs.runs[index];
        return other ? [read(run, other)] : [];
      }),
    ).toFixed(2);
  print();
  print(
    `rendered / plain React, pages per second end to end: ${ratio(rendered, react, (a, b) => a.perSecond / b.perSecond)}`,
  );
  print(
    `rendered / plain React, pages per second of a worker that has a core to itself: ${ratio(rendered, react, (a, b) => b.process / a.worker)}`,
  );
  print(`from cache / bare node:http, pages per second: ${ratio(kept, bare, (a, b) => a.perSecond / b.perSecond)}`);
}

const seconds = numberOption('seconds', 10);
const rounds = numberOption('rounds', 3);
const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-site-'));
const site = await startOwnSite({ RENDER_WORKERS: '1' });
const uncached = startProcess(
  'site',
  { ...site.env, SITE_PORT: String(FIRST_PORT), SITE_FOLDER: folder, PAGE_CACHE_BYTES: '0', RENDER_WORKERS: '1' },
  folder,
);
const scripts: ChildProcess[] = [];
try {
  await untilReady(uncached, PAGE);
  const page = site.urlOf('site') + PAGE;
  const react = await startScript('plain-react.ts', page, FIRST_PORT + 1);
  const bare = await startScript('bare-http.ts', page, FIRST_PORT + 2);
  scripts.push(react, bare);
  const gzip = { 'accept-encoding': 'gzip' };
  const subjects: Subject[] = [
    { name: 'rendered, one worker, no cache', url: uncached.url + PAGE, pid: uncached.child.pid ?? 0, runs: [] },
    { name: 'plain React, same elements', url: `http://127.0.0.1:${FIRST_PORT + 1}/`, pid: react.pid ?? 0, runs: [] },
    { name: 'from cache (gzip)', url: page, pid: site.pidOf('site'), headers: gzip, runs: [] },
    {
      name: 'bare node:http, same bytes (gzip)',
      url: `http://127.0.0.1:${FIRST_PORT + 2}/`,
      pid: bare.pid ?? 0,
      headers: gzip,
      runs: [],
    },
  ];
  for (const subject of subjects) await load(subject, WARM_UP_SECONDS);
  for (let round = 1; round <= rounds; round++) {
    for (const subject of subjects) subject.runs.push(await load(subject, seconds));
    print(`Round ${round} of ${rounds} (${machine()})`);
  }
  print();
  report(subjects);
} finally {
  for (const script of scripts) script.kill();
  await Promise.all(scripts.filter(({ exitCode }) => exitCode === null).map((script) => once(script, 'exit')));
  await uncached.stop();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
