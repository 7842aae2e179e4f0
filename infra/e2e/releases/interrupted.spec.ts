import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { SYSTEM_DRILLS } from '../../drills/table';
import { registryConfig } from '../../registry/config';
import { confirmed } from '../support/confirmed';
import { raw, unseen } from '../support/http';
import { compositionOf, copyRemote, registryOf, release } from '../support/remotes';
import type { Site } from '../support/site';
import { test } from '../support/test';

const PRLIMIT = '/usr/bin/prlimit';
/** Bytes of the largest file that goes onto a full disk: less than any server build. */
const FULL = 40_000;

/** What each market is made of, to be compared. */
async function pinned(site: Site) {
  const all = await Promise.all(MARKET_CODES.map((market) => compositionOf(site, market)));
  return all.map(({ id, remotes }) => ({ id, versions: remotes.map(({ remote, version }) => `${remote} ${version}`) }));
}

function changed(name: string, file: string, from: string, to: string): string {
  const folder = copyRemote(name);
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  return folder;
}

/** The largest file that the registry may write. */
function limitDisk(site: Site, bytes: number | 'unlimited'): void {
  const pid = site.running.get('registry')?.child.pid;
  execFileSync(PRLIMIT, ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

test.describe.configure({ mode: 'serial', timeout: 240_000 });
let navigation = '';

test.beforeAll(() => {
  navigation = changed('mf-navigation', 'src/standard/messages/en.json', 'Close menu', 'Shut the menu');
});

test(SYSTEM_DRILLS['disk full during release'], async ({ site }) => {
  test.skip(!existsSync(PRLIMIT), 'only Linux limits a process that runs');
  const before = await pinned(site);
  limitDisk(site, FULL);
  try {
    await expect(release(site, navigation)).rejects.toThrow(/registry refused|no room|full|large/i);
    expect(await pinned(site)).toEqual(before);
    expect((await raw(unseen(`${site.url}/offers`))).status).toBe(200);
  } finally {
    limitDisk(site, 'unlimited');
  }
});

test(SYSTEM_DRILLS['kill -9 during release'], async ({ site }) => {
  const before = await pinned(site);
  const { folder } = registryConfig(site.env);
  const staging = join(folder, 'staging');
  const staged = () => existsSync(staging) && readdirSync(staging).length > 0;
  const failing = expect(release(site, navigation)).rejects.toThrow();
  await expect.poll(staged, { timeout: 120_000, intervals: [5] }).toBe(true);
  await site.running.get('registry')?.stop('SIGKILL');
  await failing;
  expect((await raw(unseen(`${site.url}/offers`))).status).toBe(200);

  const longAgo = Date.now() / 1000 - 7200;
  for (const name of readdirSync(staging)) utimesSync(join(staging, name), longAgo, longAgo);
  await site.restart('registry');
  expect(await pinned(site)).toEqual(before);
  expect(staged()).toBe(false);
});

test(SYSTEM_DRILLS['two releases at once'], async ({ site }) => {
  const editor = changed('mf-cms-editor', 'package.json', '"version": "1.0.0"', '"version": "1.0.1"');
  const before = new Map<string, string>();
  for (const market of MARKET_CODES) {
    const { remotes } = await compositionOf(site, market);
    for (const { remote, version } of remotes) before.set(`${market} ${remote}`, version);
  }
  const versions = await Promise.all([release(site, navigation), release(site, editor)]);
  const wanted = [`mf-navigation ${versions[0]}`, `mf-cms-editor ${versions[1]}`];
  const after = await pinned(site);
  for (const market of after) expect(market.versions).toEqual(expect.arrayContaining(wanted));
  await site.untilServed(await compositionOf(site));
  expect((await raw(unseen(`${site.url}/offers`))).body).toContain('Shut the menu');

  // Who comes next finds what was there before.
  const registry = registryOf(site);
  for (const market of MARKET_CODES) {
    for (const { remote, version } of (await compositionOf(site, market)).remotes) {
      const former = before.get(`${market} ${remote}`);
      if (former !== version)
        await confirmed((yes) => registry.pin(market, remote, former ?? null, 'the drill is over', yes));
    }
  }
  await site.untilServed(await compositionOf(site));
});
