import { expect, type Page } from '@playwright/test';
import type { Composition, ReleaseManifest } from '@showroom/contracts/remotes/release';
import { releaseUrl } from '@showroom/contracts/remotes/release-url';
import { anotherBuild, buildIdFrom, type LoadFile, type MadeRelease } from '../../drills/another-build';
import { brokenRelease, type Fault, HEALED, isOnTheWay, type Side } from '../../drills/faults';
import { registryConfig } from '../../registry/config';
import { publishMade } from '../../registry/gate/vouch';
import { compositionOf, registryOf } from './remotes';
import type { Site } from './site';

/** A fault that stands until it is healed. */
export interface Strike {
  /** Mends the remotes; for pages that are open, as far as a fault ends there at all. */
  heal(...pages: readonly Page[]): Promise<void>;
}

/** Breaks remotes of the international market for one side, as the fault says. */
export async function strike(site: Site, fault: Fault, side: Side, remotes: readonly string[]): Promise<Strike> {
  if (isOnTheWay(fault) && side === 'client') {
    site.registryFaults.strike(fault, ...remotes);
    return { heal: async () => site.registryFaults.heal() };
  }
  const before = await compositionOf(site);
  const made = await Promise.all(
    remotes.map((remote) => {
      const right = releaseIn(before, remote);
      const read = (path: string) => bytesOf(before, remote, path);
      // What the server has once, it keeps: its files are missing when they are new.
      return isOnTheWay(fault) ? newBuild(right, read, fault) : brokenRelease(fault, right, read, [side]);
    }),
  );
  for (const release of made) await publish(site, release);
  if (isOnTheWay(fault)) site.registryFaults.strike(fault, ...remotes);
  await pinAll(
    site,
    made.map(({ manifest }) => manifest),
    fault,
  );
  return {
    async heal(...pages) {
      for (const page of pages) await page.evaluate((name) => Reflect.set(globalThis, name, true), HEALED);
      site.registryFaults.heal();
      if (isOnTheWay(fault)) return;
      await pinAll(
        site,
        remotes.map((remote) => releaseIn(before, remote)),
        'mended',
      );
    },
  };
}

async function newBuild(right: ReleaseManifest, read: LoadFile, words: string): Promise<MadeRelease> {
  return anotherBuild(right, read, await buildIdFrom(`${right.version} ${words}`));
}

export function releaseIn({ remotes }: Composition, name: string): ReleaseManifest {
  const found = remotes.find(({ remote }) => remote === name);
  if (!found) throw new Error(`${name} is not pinned`);
  return found;
}

/** Files of releases never change, and every fault is made of the same ones. */
const loaded = new Map<string, Uint8Array>();

export async function bytesOf(composition: Composition, remote: string, path: string): Promise<Uint8Array> {
  const url = releaseUrl(composition.origin, releaseIn(composition, remote), path);
  const known = loaded.get(url);
  if (known) return known;
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  loaded.set(url, bytes);
  return bytes;
}

/** As a release that the gate did not see through. */
export async function publish(site: Site, made: MadeRelease): Promise<void> {
  // The gate would refuse it: what a drill shows is what happens when a broken release gets through
  // all the same.
  await publishMade(registryConfig(site.env), made);
}

async function pinAll(site: Site, manifests: readonly ReleaseManifest[], reason: string): Promise<void> {
  let last: Composition | undefined;
  for (const { remote, version } of manifests) {
    last = await registryOf(site).pin('international', remote, version, reason);
  }
  if (last) await site.untilServed(last);
}
