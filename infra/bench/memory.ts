import { createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { ReleaseManifest } from '@showroom/contracts/remotes/release';
import { buildPackage, readRemote } from '../build/build';
import { ROOT } from '../build/package-info';
import { registryClient } from '../registry/client';
import { registryConfig } from '../registry/config';
import { gateClient } from '../registry/gate/client';
import { vouchFor } from '../registry/gate/vouch';
import { type OwnSite, startOwnSite } from './own-site';
import { machine, numberOption, print, printTable } from './table';

const REMOTE = 'mf-stock-locator';
const PATHS = ['/', '/stock', '/offers'];
const REPORT_EVERY = 10;
const PAUSE = 100;
/** The site lets go of a generation of workers after this time at the latest. */
const DRAIN = 17_000;
const SWAP_LIMIT = 60_000;

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

/** The same build under another id: other container, other bytes, other hashes. */
function variation(output: string, manifest: ReleaseManifest, folder: string): ReleaseManifest {
  const build = manifest.version.split('-').at(-1) ?? '';
  const next = randomBytes(4).toString('hex');
  const renamed: ReleaseManifest = JSON.parse(JSON.stringify(manifest).replaceAll(build, next));
  const write = ({ path }: { readonly path: string }) => {
    const bytes = readFileSync(join(output, path));
    const text = path.endsWith('.js') ? Buffer.from(bytes.toString('utf8').replaceAll(build, next)) : bytes;
    writeFileSync(join(folder, path), text);
    return { path, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`, bytes: text.length };
  };
  return {
    ...renamed,
    web: { ...renamed.web, assets: manifest.web.assets.map(write) },
    node: { ...renamed.node, assets: manifest.node.assets.map(write) },
  };
}

interface Traffic {
  answered: number;
  failed: number;
  /** By status, or the error's name. */
  readonly kinds: Map<string, number>;
  stop(): Promise<void>;
}

/** A visitor who looks at one page after the other; every release makes the site render them anew. */
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
  const manifest = readRemote(output);
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-release-'));
  cpSync(output, folder, { recursive: true });
  const traffic = browse(site.url);
  const rows: string[][] = [];
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
      const release = variation(output, manifest, folder);
      await registry.publish(release, folder);
      await vouchFor(gate, release);
      const pins = MARKET_CODES.map((market) => registry.pin(market, REMOTE, release.version, `release ${number}`));
      const [first] = await Promise.all(pins);
      await untilServed(site.url, first?.id ?? '');
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
  print(`Answers: ${[...traffic.kinds].map(([kind, times]) => `${kind}: ${times}`).join(', ')}`);
  print('The last row is taken when the last old workers are gone.');
}

const site = await startOwnSite({ COMPOSITION_POLL: '300' });
try {
  await releaseMany(site, numberOption('releases', 50));
} finally {
  await site.stop();
}
