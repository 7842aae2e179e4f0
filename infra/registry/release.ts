import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { type AnyManifest, isHost } from '@showroom/contracts/remotes/release';
import { buildPackage, loadRelease } from '../build/build';
import { loadRemotePackage } from '../build/package-info';
import { registryClient } from './client';
import { registryConfig } from './config';
import { gateClient } from './gate/client';
import { hostsOf, passGate } from './gate/pass';
import { recheck, summaryOf } from './gate/recheck';
import { keysOf } from './keys/keys-of';

export interface ReleaseResult {
  readonly version: string;
  readonly outcome: 'published' | 'known';
  readonly pinned: readonly string[];
}

export type Publisher = Awaited<ReturnType<typeof publisher>>;

/**
 * The registry as its publishers reach it, with the keys that sign releases, what the gate says of
 * them, and the gate's browser when it is shared.
 */
export async function publisher(env = process.env, browser?: () => Promise<Browser | undefined>) {
  const config = registryConfig(env);
  await keysOf(config, ['release', 'gate-report']);
  return { ...registryClient(config), gate: gateClient(config), ...(browser && { browser }) };
}

/**
 * What the gate says of a build before anything of it is uploaded. For a new host it looks at every
 * remote that would meet it.
 */
async function gateReports(
  folder: string,
  manifest: AnyManifest,
  output: string,
  { gate, browser }: Publisher,
  say: (line: string) => void,
) {
  if (isHost(manifest)) {
    await recheck({ client: gate, hosts: [manifest], say });
    return [];
  }
  return passGate({
    built: { manifest, output },
    folder,
    hosts: await hostsOf(gate),
    client: gate,
    ...(browser && { browser }),
  });
}

/**
 * Builds a remote or the host (web and node), publishes the signed release, and pins it in the
 * markets.
 */
export async function releaseRemote(
  folder: string,
  registry: Publisher,
  wanted?: readonly string[],
  say: (line: string) => void = () => undefined,
): Promise<ReleaseResult> {
  const own = loadRemotePackage(folder).markets;
  const markets = wanted ?? own ?? MARKET_CODES;
  const { output } = await buildPackage(folder);
  const manifest = loadRelease(output);
  const reports = await gateReports(folder, manifest, output, registry, say);
  for (const report of reports) say(summaryOf(report));
  const outcome = await registry.publish(manifest, output);
  for (const report of reports) await registry.gate.add(report);
  for (const market of markets) {
    const reason = `release of ${basename(folder)} ${manifest.version}`;
    const { slots = {} } = await registry.pin(market, manifest.remote, manifest.version, reason);
    // What a market has chosen stays.
    const free = own?.includes(market) ? slotsOf(manifest).filter((slot) => slots[slot] === undefined) : [];
    for (const slot of free) await registry.fill(market, slot, manifest.remote, reason);
  }
  return { version: manifest.version, outcome, pinned: markets };
}

function slotsOf(manifest: ReturnType<typeof loadRelease>): string[] {
  return 'slots' in manifest ? manifest.slots.map(({ slot }) => slot) : [];
}
