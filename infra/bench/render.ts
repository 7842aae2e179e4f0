import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startProcess, untilReady } from '../start/processes';
import { startOwnSite } from './own-site';
import { BLOCKS_PATH, publishBlocks } from './page-of-blocks';
import { startNext } from './peers/start';
import { spentSince, threadTimes } from './process-usage';
import { machine, median, numberOption, print, printTable } from './table';

const LIST = '/stock';
/**
 * Another page of the list each time, as visitors ask: its cards are others, its frame is the same.
 */
const LIST_PAGES = Array.from({ length: 24 }, (_, index) => ({ path: `${LIST}?page=${index + 1}` }));
const CONNECTIONS = 16;
/** Both sides run compiled code, and ours has its parts together, after some thousand pages. */
const WARM_UP_SECONDS = 20;
const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 5600) + 6;

interface Subject {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** The thread that makes the pages. */
  readonly thread: 'main' | 'worker';
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked for in turn instead of `url`. */
  readonly requests?: readonly { readonly path: string }[];
  readonly runs: Run[];
}

interface Run {
  readonly perSecond: number;
  readonly p99: number;
  /**
   * Microseconds of processor time for one page: of the whole process, and of the thread that makes
   * it.
   */
  readonly process: number;
  readonly thread: number;
  readonly failed: number;
}

async function load({ url, pid, thread, headers, requests }: Subject, duration: number): Promise<Run> {
  const before = threadTimes(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    ...(headers && { headers }),
    ...(requests && { requests }),
  });
  const spent = spentSince(before, pid);
  const each = (milliseconds: number) => (milliseconds * 1000) / Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    process: each(spent.all),
    thread: each(spent[thread]),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

function subject(name: string, url: string, child: ChildProcess | undefined, thread: Subject['thread']): Subject {
  return { name, url, pid: child?.pid ?? 0, thread, runs: [] };
}

/** A script of this folder in a process of its own, up when its port answers. */
async function startScript(file: string, port: number, page: string, ...more: string[]): Promise<ChildProcess> {
  const script = join(import.meta.dirname, file);
  const child = spawn(process.execPath, ['--import', 'tsx', script, page, String(port), ...more], {
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

/** What a page of the listing asks the API for. */
function questions(api: string): string[] {
  const where = 'market=international&locale=en-GB';
  return [
    `${api}/public_api/pages/by_path/stock?${where}`,
    `${api}/nav_entries?${where}`,
    `${api}/public_api/listing/international/light?per_page=12&sort=createdAtDesc`,
  ];
}

function report(subjects: readonly Subject[]): void {
  const of = ({ runs }: Subject, read: (run: Run) => number) => median(runs.map(read));
  printTable(
    ['16 connections', 'pages/s', 'p99 ms', 'CPU us/page', 'of it the rendering thread', 'failed'],
    subjects.map((subject) => [
      subject.name,
      of(subject, ({ perSecond }) => perSecond).toFixed(0),
      of(subject, ({ p99 }) => p99).toFixed(0),
      of(subject, ({ process }) => process).toFixed(0),
      of(subject, (run) => run.thread).toFixed(0),
      String(subject.runs.reduce((sum, { failed }) => sum + failed, 0)),
    ]),
  );
  const [rendered, react, asking, kept, bare, next] = subjects;
  if (!rendered || !react) return;
  const ratio = (ours: Subject, theirs: Subject, read: (ours: Run, theirs: Run) => number) =>
    median(
      ours.runs.flatMap((run, index) => {
        const other = theirs.runs[index];
        return other ? [read(run, other)] : [];
      }),
    ).toFixed(2);
  print();
  for (const [name, other] of [
    ['plain React', react],
    ['plain React that asks the API', asking],
  ] as const) {
    if (!other) continue;
    print(
      `rendered / ${name}, pages per second end to end: ${ratio(rendered, other, (a, b) => a.perSecond / b.perSecond)}`,
    );
    print(
      `  the same where each rendering thread has a core to itself: ${ratio(rendered, other, (a, b) => b.thread / a.thread)}`,
    );
  }
  for (const other of [bare, next]) {
    if (!kept || !other) continue;
    print(`from cache / ${other.name}, pages per second: ${ratio(kept, other, (a, b) => a.perSecond / b.perSecond)}`);
  }
}

/** A page of blocks instead of the list, which React alone can render as well. */
const BLOCKS = process.argv.includes('--blocks') ? numberOption('blocks', 20) : undefined;
const PAGE = BLOCKS === undefined ? LIST : BLOCKS_PATH;

const seconds = numberOption('seconds', 10);
const rounds = numberOption('rounds', 3);
const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-site-'));
const site = await startOwnSite({ RENDER_WORKERS: '1' });
const uncached = await startProcess(
  'site',
  { ...site.env, SITE_PORT: String(FIRST_PORT), SITE_FOLDER: folder, PAGE_CACHE_BYTES: '0', RENDER_WORKERS: '1' },
  folder,
);
const scripts: ChildProcess[] = [];
try {
  if (BLOCKS !== undefined) await publishBlocks(site.url, BLOCKS);
  await untilReady(uncached, PAGE);
  const next = await startNext(site.url, FIRST_PORT + 4);
  const page = site.urlOf('site') + PAGE;
  const react = await startScript('plain-react.ts', FIRST_PORT + 1, page);
  const bare = await startScript('bare-http.ts', FIRST_PORT + 2, page);
  const asking = await startScript('plain-react.ts', FIRST_PORT + 3, page, ...questions(site.urlOf('api')));
  scripts.push(react, bare, asking, next.child);
  const gzip = { 'accept-encoding': 'gzip' };
  const local = (offset: number) => `http://127.0.0.1:${FIRST_PORT + offset}/`;
  const subjects: Subject[] = [
    {
      ...subject('rendered, one worker, no cache', uncached.url + PAGE, uncached.child, 'worker'),
      ...(BLOCKS === undefined && { url: uncached.url, requests: LIST_PAGES }),
    },
    subject('plain React, same elements', local(1), react, 'main'),
  ];
  const ofTheList: Subject[] = [
    subject('plain React that asks the API', local(3), asking, 'main'),
    { ...subject('from cache (gzip)', page, undefined, 'main'), pid: site.pidOf('site'), headers: gzip },
    { ...subject('bare node:http, same bytes (gzip)', local(2), bare, 'main'), headers: gzip },
    { ...subject('Next.js, rendered (gzip)', `${next.url}/`, next.child, 'main'), headers: gzip },
  ];
  if (BLOCKS === undefined) subjects.push(...ofTheList);
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
