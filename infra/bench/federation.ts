import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../checks/browser';
import { buildMonolith } from './monolith/build';
import { startOwnSite } from './own-site';
import { loadPage, type PageLoad } from './page-load';
import { spentSince, threadTimes } from './process-usage';
import { machine, median, numberOption, print, printTable } from './table';

const PORT = Number(process.env['BENCH_PORT'] ?? 5600) + 8;
const PAGES = { home: '/', listing: '/stock', offers: '/offers' } as const;
/** Rendered pages for one figure of the server. */
const REQUESTS = 120;
const WARM_UP = 120;

interface Subject {
  readonly url: string;
  readonly pid: number;
}
interface Figures {
  readonly federated: number;
  readonly monolith: number;
}
interface Row {
  readonly loads: { readonly federated: PageLoad; readonly monolith: PageLoad }[];
  readonly seconds: Figures[];
  readonly processor: Figures[];
}

/** The same page again and again at addresses that were never asked for, one after the other. */
async function renderTimes({ url, pid }: Subject, path: string, count = REQUESTS) {
  const before = threadTimes(pid);
  const times: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    const started = performance.now();
    const response = await fetch(`${url}${path}?unseen=${crypto.randomUUID()}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url}${path} answered ${response.status}`);
    times.push(performance.now() - started);
  }
  return { wall: median(times), processor: spentSince(before, pid).all / count };
}

async function measure(browser: Browser, subjects: { federated: Subject; monolith: Subject }, runs: number) {
  const { federated, monolith } = subjects;
  const rows = Object.entries(PAGES).map(([name, path]) => ({
    name,
    path,
    row: { loads: [], seconds: [], processor: [] } as Row,
  }));
  // Once before the clock: pictures are drawn, pages are kept, code is compiled.
  for (const { path } of rows) {
    for (const subject of [federated, monolith]) {
      await loadPage(browser, subject.url + path);
      await renderTimes(subject, path, WARM_UP);
    }
  }
  for (let run = 1; run <= runs; run++) {
    for (const { path, row } of rows) {
      row.loads.push({
        federated: await loadPage(browser, federated.url + path),
        monolith: await loadPage(browser, monolith.url + path),
      });
      const [ours, theirs] = [await renderTimes(federated, path), await renderTimes(monolith, path)];
      row.seconds.push({ federated: ours.wall, monolith: theirs.wall });
      row.processor.push({ federated: ours.processor, monolith: theirs.processor });
    }
    print(`Run ${run} of ${runs} (${machine()})`);
  }
  return rows;
}

function report(rows: Awaited<ReturnType<typeof measure>>): void {
  const bytesOf = ({ scripts }: PageLoad) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const both = (figures: readonly Figures[], digits: number) => {
    const of = (side: keyof Figures) => median(figures.map((one) => one[side])).toFixed(digits);
    const ratio = median(figures.map(({ federated, monolith }) => federated / monolith)).toFixed(2);
    return [of('federated'), of('monolith'), ratio];
  };
  const read = (row: Row, value: (load: PageLoad) => number) =>
    row.loads.map(({ federated, monolith }) => ({ federated: value(federated), monolith: value(monolith) }));
  for (const [title, values] of [
    ['first-load JavaScript, kB', (row: Row) => both(read(row, bytesOf), 1)],
    [
      'requests',
      (row: Row) =>
        both(
          read(row, ({ requests }) => requests),
          0,
        ),
    ],
    [
      'LCP, ms',
      (row: Row) =>
        both(
          read(row, ({ lcp }) => lcp),
          0,
        ),
    ],
    ['server, ms per page', (row: Row) => both(row.seconds, 1)],
    ['server, ms of processor per page', (row: Row) => both(row.processor, 1)],
  ] as const) {
    print();
    printTable(
      [title, 'federated', 'monolith', 'ratio'],
      rows.map(({ name, row }) => [name, ...values(row)]),
    );
  }
}

async function startMonolith(shell: string, env: NodeJS.ProcessEnv, folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), join(shell, 'src/site/main.ts')], {
    cwd: shell,
    env: {
      ...env,
      SITE_PORT: String(PORT),
      SITE_FOLDER: join(folder, 'site'),
      SITE_ORIGIN: `http://localhost:${PORT}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The monolith ended with ${child.exitCode}`);
    const answer = await fetch(`http://localhost:${PORT}/`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const folder = mkdtempSync(join(tmpdir(), 'showroom-monolith-'));
const executablePath = findBrowser();
const site = await startOwnSite({ RENDER_WORKERS: '1' });
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: BROWSER_FLAGS,
});
let monolith: ChildProcess | undefined;
try {
  monolith = await startMonolith(await buildMonolith(folder), site.env, folder);
  const subjects = {
    federated: { url: site.url, pid: site.pidOf('site') },
    monolith: { url: `http://localhost:${PORT}`, pid: monolith.pid ?? 0 },
  };
  report(await measure(browser, subjects, numberOption('runs', 3)));
} finally {
  await browser.close();
  monolith?.kill();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
