import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { brokenSentences } from '@showroom/contracts/remotes/gate-report';
import { CONTRACTS } from '@showroom/contracts/remotes/versions';
import { exposesOf, loadRemotePackage, ROOT, remoteFolders } from '../../build/package-info';
import { buildMissing } from '../../start/build-all';
import { openBrowser } from './browser-side';
import { builtRemote } from './built-remotes';
import { cacheReport } from './cached-reports';
import { runGate } from './gate';
import { type HostOffer, presentHost } from './hosts';
import { harnessOf } from './pass';

const folders = remoteFolders();
let browser: Promise<Browser>;
let host: HostOffer;
beforeAll(async () => {
  await buildMissing(() => undefined, folders);
  browser = openBrowser();
  host = await presentHost();
}, 900_000);
afterAll(async () => {
  await (await browser).close();
});

describe.each(folders)('%s as it is built', (folder) => {
  test('keeps what the site and every consumer expect of it, on the server and in the browser', async () => {
    const harness = harnessOf(join(ROOT, folder));
    const [report] = await runGate(builtRemote(folder), [host], { browser, ...(harness && { harness }) });
    expect(report && brokenSentences(report)).toEqual([]);
    expect(report?.expectations.length).toBeGreaterThan(0);
    if (report) cacheReport(builtRemote(folder).manifest, host, report);
  }, 120_000);

  test('offers what its sources offer, and serves what its package.json says', () => {
    const { manifest } = builtRemote(folder);
    const { mounts, slots } = loadRemotePackage(join(ROOT, folder));
    expect(manifest.remote).toBe(basename(folder));
    expect(manifest.exposes.map(({ name }) => name).sort()).toEqual(Object.keys(exposesOf(join(ROOT, folder))).sort());
    expect(Object.fromEntries(manifest.mounts.map(({ path, expose }) => [path, expose]))).toEqual(mounts);
    expect(Object.fromEntries(manifest.slots.map(({ slot, expose }) => [slot, expose]))).toEqual(slots);
    expect(manifest.exposes.filter(({ kind, contract }) => contract !== Math.max(...CONTRACTS[kind]))).toEqual([]);
  });
});
