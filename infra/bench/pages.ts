import { type Browser, chromium } from '@playwright/test';
import { MARKETS } from '@showroom/contracts/markets';
import { BROWSER_FLAGS, findBrowser } from '../checks/browser';
import { frameworkBytes } from '../checks/framework-bytes';
import { pagesIn } from '../demo/content/pages';
import { PARTS, splitByPart } from './first-load';
import { siteToLoad } from './own-site';
import { loadPage, type PageLoad, type Script, tickFilters } from './page-load';
import { startNext } from './peers/start';
import { serveStaticCopy } from './static-copy';
import { machine, median, numberOption, print, printTable } from './table';

const COPY_PORT = Number(process.env['BENCH_PORT'] ?? 5600) + 8;
const PEER_PORT = COPY_PORT + 10;

interface Measured {
  readonly name: string;
  readonly ours: PageLoad[];
  readonly copies: PageLoad[];
}

const isSeeded = process.argv.includes('--seeded');

/** The pages to load: all seeded ones, else three; the vehicle is the first one of the listing. */
async function pagesOf(site: string): Promise<Record<string, string>> {
  if (isSeeded) {
    const paths = pagesIn('en-GB', MARKETS.international).map(({ path }) => path);
    return Object.fromEntries(paths.filter((path) => path !== '/gallery').map((path) => [path, path]));
  }
  const html = await (await fetch(`${site}/stock`)).text();
  const vehicle = /href="(\/showroom\/[^"/?]+-\d+)"/.exec(html)?.[1];
  return { home: '/', listing: '/stock', ...(vehicle && { vehicle: vehicle.replaceAll('&amp;', '&') }) };
}

async function measure(browser: Browser, site: string, runs: number): Promise<Measured[]> {
  const entries = Object.entries(await pagesOf(site));
  const pages = await Promise.all(
    entries.map(async ([name, path], index) => ({
      name,
      url: site + path,
      copy: await serveStaticCopy(site, path, COPY_PORT + index),
      ours: [] as PageLoad[],
      copies: [] as PageLoad[],
    })),
  );
  try {
    // Once before the clock: pictures are drawn, pages are kept, the browser is warm.
    for (const { url, copy } of pages) for (const address of [url, copy.url]) await loadPage(browser, address);
    for (let run = 1; run <= runs; run++) {
      for (const { url, copy, ours, copies } of pages) {
        ours.push(await loadPage(browser, url));
        copies.push(await loadPage(browser, copy.url));
      }
      print(`Run ${run} of ${runs} (${machine()})`);
    }
  } finally {
    await Promise.all(pages.map(({ copy }) => copy.close()));
  }
  return pages;
}

function report(measured: readonly Measured[], site: string, framework: number): void {
  const of = (loads: readonly PageLoad[], read: (load: PageLoad) => number) => median(loads.map(read));
  const whole = (value: number) => value.toFixed(0);
  printTable(
    [
      'page',
      'FCP ms',
      'LCP ms',
      'static LCP ms',
      'LCP / static',
      'CLS',
      'blocking ms',
      'requests',
      'touch to hydrated ms',
    ],
    measured.map(({ name, ours, copies }) => [
      name,
      whole(of(ours, ({ fcp }) => fcp)),
      whole(of(ours, ({ lcp }) => lcp)),
      whole(of(copies, ({ lcp }) => lcp)),
      median(ours.map(({ lcp }, run) => lcp / (copies[run]?.lcp ?? Number.NaN))).toFixed(3),
      of(ours, ({ cls }) => cls).toFixed(4),
      whole(of(ours, ({ blocking }) => blocking)),
      whole(of(ours, ({ requests }) => requests)),
      whole(of(ours, ({ touched }) => touched.hydrated ?? Number.NaN)),
    ]),
  );
  print();
  printTable(
    ['JavaScript, kB brotli', 'when', ...PARTS, 'all', 'scripts'],
    measured.flatMap(({ name, ours }) => {
      const last = ours.at(-1);
      const loads = { 'at load': last?.scripts ?? [], 'with a touch': last?.touched.scripts ?? [] };
      return Object.entries(loads).map(([when, scripts]) => {
        const parts = splitByPart(scripts, site, framework);
        const sizes = [...PARTS, 'all' as const].map((part) => (parts[part] / 1000).toFixed(1));
        return [name, when, ...sizes, String(scripts.length)];
      });
    }),
  );
}

interface Side {
  readonly name: string;
  readonly url: string;
  readonly loads: PageLoad[];
}

/** The list beside the same list as a page of Next.js, and as that page without its scripts. */
async function measureList(browser: Browser, site: string, runs: number): Promise<readonly Side[]> {
  const next = await startNext(site, PEER_PORT);
  const copy = await serveStaticCopy(next.url, '/', PEER_PORT + 1);
  try {
    const sides: Side[] = [
      { name: 'static page', url: copy.url, loads: [] },
      { name: 'Next.js, rendered', url: `${next.url}/`, loads: [] },
      { name: 'our list', url: `${site}/stock`, loads: [] },
    ];
    for (const { url } of sides) await loadPage(browser, url);
    for (let run = 1; run <= runs; run++) {
      for (const { url, loads } of sides) loads.push(await loadPage(browser, url));
      print(`List, run ${run} of ${runs} (${machine()})`);
    }
    return sides;
  } finally {
    await copy.close();
    await next.stop();
  }
}

function reportList(sides: readonly Side[]): void {
  const still = sides[0]?.loads ?? [];
  const toStatic = ({ loads }: Side, read: (load: PageLoad) => number) =>
    median(loads.map((load, run) => read(load) / (still[run] ? read(still[run]) : Number.NaN))).toFixed(2);
  const bytesOf = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  printTable(
    ['list', 'FCP ms', '/ static', 'LCP ms', '/ static', 'main thread ms', 'HTML kB', 'JavaScript kB', 'with a touch'],
    sides.map((side) => {
      const of = (read: (load: PageLoad) => number) => median(side.loads.map(read));
      return [
        side.name,
        of(({ fcp }) => fcp).toFixed(0),
        toStatic(side, ({ fcp }) => fcp),
        of(({ lcp }) => lcp).toFixed(0),
        toStatic(side, ({ lcp }) => lcp),
        of(({ mainThread }) => mainThread).toFixed(0),
        (of(({ html }) => html) / 1000).toFixed(1),
        (of(({ scripts }) => bytesOf(scripts)) / 1000).toFixed(0),
        (of(({ touched }) => bytesOf(touched.scripts)) / 1000).toFixed(0),
      ];
    }),
  );
  print();
}

const TICKS = 4;

/** Each press by the median of its runs: the first one finds no code on the page. */
async function reportTicks(browser: Browser, site: string, runs: number): Promise<void> {
  const all: number[][] = [];
  for (let run = 1; run <= runs; run++) all.push(await tickFilters(browser, `${site}/stock`, TICKS));
  const medians = Array.from({ length: TICKS }, (_, tick) => median(all.map((one) => one[tick] ?? Number.NaN)));
  print(
    `\nA filter is ticked: seen after ${medians.map((value) => value.toFixed(0)).join(', ')} ms, one after the other`,
  );
}

function reportScripts(measured: readonly Measured[]): void {
  for (const { name, ours } of measured) {
    const last = ours.at(-1);
    print(`\n${name}: largest paint is ${last?.largest}`);
    for (const { url, bytes } of last?.scripts ?? []) print(`  ${String(bytes).padStart(7)}  ${url}`);
  }
}

const site = await siteToLoad();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: BROWSER_FLAGS,
});
try {
  const runs = numberOption('runs', 5);
  const list = isSeeded ? undefined : await measureList(browser, site.url, runs);
  const measured = await measure(browser, site.url, runs);
  print();
  if (list) reportList(list);
  report(measured, site.url, await frameworkBytes());
  if (!isSeeded) await reportTicks(browser, site.url, runs);
  if (process.argv.includes('--scripts')) reportScripts(measured);
} finally {
  await browser.close();
  await site.stop();
}
