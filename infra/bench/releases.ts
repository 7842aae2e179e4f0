import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { buildPackage, loadRemote } from '../build/build';
import { ROOT } from '../build/package-info';
import { anotherBuild } from '../drills/another-build';
import { copyRemote, release } from '../e2e/support/remotes';
import { registryClient } from '../registry/client';
import { registryConfig } from '../registry/config';
import { gateClient } from '../registry/gate/client';
import { vouchFor } from '../registry/gate/vouch';
import { type OwnSite, startOwnSite } from './own-site';
import { residentMegabytes } from './process-usage';
import { machine, numberOption, print, printTable } from './table';

const REMOTE = 'mf-stock-locator';
const PATHS = ['/', '/stock', '/offers'];
/** What is changed for the one release that is built. */
const CHANGED = {
  remote: 'mf-navigation',
  file: 'src/standard/messages/en.json',
  from: 'Close menu',
  to: 'Shut the menu',
} as const;
const REPORT_EVERY = 10;
const PAUSE = 100;
/** The site lets go of a generation of workers after this time at the latest. */
const DRAIN = 17_000;
const SWAP_LIMIT = 60_000;

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The same build under another id, in the folder that is published next. */
async function variation(output: string, manifest: ReleaseManifest, folder: string): Promise<ReleaseManifest> {
  const read = (path: string) => readFile(join(output, path));
  const made = await anotherBuild(manifest, read, randomBytes(4).toString('hex'));
  for (const [path, bytes] of made.files) writeFileSync(join(folder, path), bytes);
  return made.manifest;
}

/**
 * Seconds that a change of a remote's sources takes, with the team's own command, until a visitor's
 * HTML has it.
 */
async function releaseOnce(site: OwnSite): Promise<void> {
  const folder = copyRemote(CHANGED.remote);
  const file = join(folder, CHANGED.file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(CHANGED.from, CHANGED.to));
  const started = performance.now();
  await release(site, folder);
  const released = performance.now();
  const html = async () => (await fetch(`${site.url}/`, { signal: AbortSignal.timeout(10_000) })).text();
  while (!(await html()).includes(CHANGED.to)) await later(50);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  print(
    `A changed text of ${CHANGED.remote} is in the HTML ${seconds(started, performance.now())} s after "npm run release"`,
  );
  print(
    `  build, gate, upload and pins: ${seconds(started, released)} s; from the last pin on: ${seconds(released, performance.now())} s`,
  );
}

interface Traffic {
  answered: number;
  failed: number;
  /** By status, or the error's name. */
  readonly kinds: Map<string, number>;
  stop(): Promise<void>;
}

/**
 * A visitor who looks at one page after the other; every release makes the site render them anew.
 */
function browse(site: string): Traffic {
  let going = true;
  const traffic: Traffic = { answered: 0, failed: 0, kinds: new Map(), stop: () => Promise.resolve() };
  async function run(): Promise<void> {
    for (let turn = 0; going; turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const outcome = await fetch(site + path, { signal: AbortSignal.timeout(10_000) }).then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        (error: unknown) => (error instanceof Error ? error.name : 'failed'),
      );
      traffic.answered += 1;
      if (outcome !== '200') traffic.failed += 1;
      traffic.kinds.set(outcome, (traffic.kinds.get(outcome) ?? 0) + 1);
      await later(PAUSE);
    }
  }
  const running = run();
  traffic.stop = () => {
    going = false;
    return running;
  };
  return traffic;
}

async function compositionOf(site: string): Promise<string> {
  const response = await fetch(`${site}/`, { signal: AbortSignal.timeout(10_000) });
  await response.arrayBuffer();
  return response.headers.get('x-composition') ?? '';
}

async function untilServed(site: string, id: string): Promise<void> {
  const until = Date.now() + SWAP_LIMIT;
  while ((await compositionOf(site).catch(() => '')) !== id) {
    if (Date.now() > until) throw new Error(`The site does not serve the composition ${id}`);
    await later(200);
  }
}

async function releaseMany(site: OwnSite, count: number): Promise<void> {
  const registry = registryClient(registryConfig(site.env));
  const gate = gateClient(registryConfig(site.env));
  const { output } = await buildPackage(join(ROOT, REMOTE));
  const manifest = loadRemote(output);
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-release-'));
  cpSync(output, folder, { recursive: true });
  const traffic = browse(site.url);
  const rows: string[][] = [];
  const times: number[] = [];
  const note = (releases: number) =>
    rows.push([
      String(releases),
      residentMegabytes(site.pidOf('site')).toFixed(0),
      residentMegabytes(site.pidOf('registry')).toFixed(0),
      String(traffic.answered),
      String(traffic.failed),
    ]);
  try {
    await later(5000);
    note(0);
    for (let number = 1; number <= count; number++) {
      const release = await variation(output, manifest, folder);
      const started = performance.now();
      await registry.publish(release, folder);
      await vouchFor(gate, release);
      const pins = MARKET_CODES.map((market) => registry.pin(market, REMOTE, release.version, `release ${number}`));
      const [first] = await Promise.all(pins);
      await untilServed(site.url, first?.id ?? '');
      times.push(performance.now() - started);
      if (number % REPORT_EVERY === 0) {
        note(number);
        print(`${number} of ${count} releases (${machine()})`);
      }
    }
    await later(DRAIN);
    note(count);
  } finally {
    await traffic.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  print();
  printTable(['releases', 'site MB', 'registry MB', 'pages asked for', 'failed'], rows);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => ((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN) / 1000).toFixed(1);
  print(`From upload to visible in HTML: median ${at(0.5)} s, 95th percentile ${at(0.95)} s`);
  print(`Answers: ${[...traffic.kinds].map(([kind, times]) => `${kind}: ${times}`).join(', ')}`);
  print('The last row is taken when the last old workers are gone.');
}

const site = await startOwnSite({ COMPOSITION_POLL: '300' });
try {
  await releaseOnce(site);
  await releaseMany(site, numberOption('releases', 200));
} finally {
  await site.stop();
}
