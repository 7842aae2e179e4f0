import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Member } from '../cluster/cluster';
import { missingPrograms } from '../cluster/programs';
import { startWhole } from '../cluster/whole';
import { portsFrom } from '../start/processes';
import { familyMegabytes, spentSince, threadTimes } from './process-usage';
import { machine, median, numberOption, print, printTable } from './table';

const FIRST_PORT = Number(process.env['BENCH_PORT'] ?? 5600);
/** Markets by the beginning of their address. */
const MARKETS = ['', 'au.', 'jp.'];
const VEHICLES = 6;
const WARM_UP_SECONDS = 20;

interface Step {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** From home over lists and filters to vehicles: what a visitor of each market asks for. */
async function journey(url: URL): Promise<Step[]> {
  const steps = await Promise.all(
    MARKETS.map(async (market) => {
      const headers = { 'x-forwarded-host': `${market}${url.host}`, 'accept-encoding': 'gzip' };
      const list = await fetch(new URL('/stock', url), { headers }).then((answer) => answer.text());
      const found = new Set([...list.matchAll(/href="(\/showroom\/[^"?#]+-\d+)"/g)].map(([, path = '']) => path));
      const vehicles = [...found].slice(0, VEHICLES);
      if (vehicles.length < VEHICLES)
        throw new Error(`The list at ${headers['x-forwarded-host']} leads to ${vehicles.length} vehicles.`);
      const lists = ['/stock', '/stock?states=new', '/stock?states=new&sort=priceAsc', '/stock?page=2'];
      return ['/', ...lists, ...vehicles, '/discovery'].map((path) => ({ path, headers }));
    }),
  );
  return steps.flat();
}

/** Of pages over some sites: how many a second, and what they take of the sites' processors. */
async function measure(url: string, sites: readonly Member[], requests: Step[], seconds: number) {
  const pids = sites.flatMap(({ program }) => program.pid ?? []);
  const before = pids.map((pid) => ({ pid, times: threadTimes(pid) }));
  const result = await autocannon({ url, connections, duration: seconds, requests });
  const spent = before.reduce((sum, { pid, times }) => sum + spentSince(times, pid).all, 0);
  return {
    perSecond: result.requests.average,
    perCore: result.requests.total / (spent / 1000),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cores: spent / 1000 / seconds,
    megabytes: Math.max(...pids.map(familyMegabytes)),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

type Run = Awaited<ReturnType<typeof measure>>;

/** So many sites and no more, each with its pages in its cache. */
async function warmUp(sites: readonly Member[], count: number, url: string, requests: Step[]): Promise<void> {
  await Promise.all(sites.slice(count).map(({ program }) => program.stop()));
  for (const { program, ready } of sites.slice(0, count)) {
    if (program.hasEnded()) program.start();
    await ready();
  }
  await autocannon({ url, connections, duration: WARM_UP_SECONDS, requests });
}

const seconds = numberOption('seconds', 20);
const rounds = numberOption('rounds', 3);
const connections = numberOption('connections', 16);
const missing = await missingPrograms();
if (missing !== undefined) throw new Error(missing);
const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-cluster-'));
const env = { ...process.env, ...portsFrom(FIRST_PORT), RATE_LIMIT: '1000000', VISITORS_PER_MINUTE: '1000000' };
const cluster = await startWhole({ folder, port: FIRST_PORT, env, say: print });
try {
  const { site } = cluster.urls;
  const requests = await journey(new URL(site));
  const sites = cluster.members.filter(({ kind }) => kind === 'site');
  const runs = sites.map((): Run[] => []);
  for (let round = 1; round <= rounds; round++) {
    for (const [index, ofCount] of runs.entries()) {
      await warmUp(sites, index + 1, site, requests);
      ofCount.push(await measure(site, sites.slice(0, index + 1), requests, seconds));
    }
    print(`Round ${round} of ${rounds} (${machine()})`);
  }
  print();
  print(`${requests.length} addresses in ${MARKETS.length} markets in turn, ${connections} connections, medians`);
  const columns = ['pages/s', 'pages per core and second', 'median ms', 'p99 ms', 'cores of sites', 'MB of a site'];
  const rows = runs.map((ofCount, index) => {
    const of = (value: (run: Run) => number, digits = 0) => median(ofCount.map(value)).toFixed(digits);
    const times = [of(({ p50 }) => p50), of(({ p99 }) => p99)];
    const rates = [of(({ perSecond }) => perSecond), of(({ perCore }) => perCore)];
    const failed = ofCount.reduce((sum, one) => sum + one.failed, 0);
    return [
      `${index + 1}`,
      ...rates,
      ...times,
      of(({ cores }) => cores, 2),
      of(({ megabytes }) => megabytes),
      `${failed}`,
    ];
  });
  printTable(['sites', ...columns, 'failed'], rows);
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
