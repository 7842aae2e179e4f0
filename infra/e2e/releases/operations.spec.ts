import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ROOT } from '../../build/package-info';
import { anotherBuild, buildIdFrom } from '../../drills/another-build';
import { brokenRelease } from '../../drills/faults';
import { registryConfig } from '../../registry/config';
import { operationsClient } from '../../registry/operations/client';
import { expectAccessible } from '../support/accessible';
import { raw } from '../support/http';
import { compositionOf, registryOf } from '../support/remotes';
import { signInAs } from '../support/sign-in';
import type { Site } from '../support/site';
import { bytesOf, publish, releaseIn } from '../support/strike';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.describe.configure({ timeout: 180_000 });

const operationsOf = (site: Site) => operationsClient({ ...registryConfig(site.env), who: 'the team' });

/**
 * Publishes another version of a remote and pins it nowhere: one that works, or one that throws in
 * browsers.
 */
async function publishVersion(site: Site, remote: string, kind: 'sound' | 'throwing'): Promise<string> {
  const now = await compositionOf(site);
  const right = releaseIn(now, remote);
  const read = (path: string) => bytesOf(now, remote, path);
  const made =
    kind === 'throwing'
      ? await brokenRelease('throws-on-render', right, read, ['client'])
      : await anotherBuild(right, read, await buildIdFrom(`${right.version} operations`));
  await publish(site, made);
  return made.manifest.version;
}

/** What a visitor of a bucket gets now. */
async function servedTo(address: string, bucket?: number) {
  const cookie = bucket === undefined ? '' : `release-channel=${bucket}`;
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0', ...(cookie && { cookie }) };
  return raw(`${address}/offers`, headers);
}

/** A command as a person types it. */
async function run(site: Site, ...words: string[]): Promise<string> {
  const command = join(ROOT, 'infra/registry/cli/main.ts');
  const env = { ...site.env, REGISTRY_USER: 'Carla' };
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), command, ...words], {
    cwd: ROOT,
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  expect(status, output).toBe(0);
  return output;
}

const compositionOfPage = async (page: Page, address: string) => (await page.goto(address))?.headers()['x-composition'];

test('a canary is shown to its share of the visitors, who stay with it beside the others; it is promoted and rolled back in one step each', async ({
  site,
  newVisitor,
}) => {
  const address = site.addressOf('au');
  const version = await publishVersion(site, 'mf-navigation', 'sound');
  const stable = await compositionOf(site, 'au');
  const canary = await operationsOf(site).canary(
    'au',
    { remote: 'mf-navigation', version, share: 50 },
    { why: 'a try' },
  );

  await expect
    .poll(async () => (await servedTo(address, 0)).headers['x-composition'], { timeout: 30_000 })
    .toBe(canary.id);
  const [inside, outside, unknown] = await Promise.all([
    servedTo(address, 49),
    servedTo(address, 50),
    servedTo(address),
  ]);
  expect(inside.headers['x-composition']).toBe(canary.id);
  expect(inside.body).toContain(`/mf-navigation/${version}/`);
  expect(outside.headers['x-composition']).toBe(stable.id);
  expect(outside.body).not.toContain(`/mf-navigation/${version}/`);
  expect(unknown.headers['x-composition']).toBe(stable.id);
  expect(String(unknown.headers['set-cookie'])).toMatch(/release-channel=\d{1,2};.*HttpOnly; SameSite=Lax/);

  // Two visitors side by side, each in a channel of their own, on every page.
  for (const [bucket, id] of [
    ['10', canary.id],
    ['90', stable.id],
  ] as const) {
    const page = await newVisitor();
    await page.context().addCookies([{ name: 'release-channel', value: bucket, url: address }]);
    for (const path of ['/', '/offers', '/']) expect(await compositionOfPage(page, address + path)).toBe(id);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }

  await run(site, 'promote', 'au', '--why', 'it holds');
  const promoted = await compositionOf(site, 'au');
  expect(promoted.remotes.find(({ remote }) => remote === 'mf-navigation')?.version).toBe(version);
  await site.untilServed(promoted);
  await registryOf(site).rollback('au', 'enough of it');
  await site.untilServed(stable);
  const log = (await operationsOf(site).audit(1, 4, 'au')).data;
  expect(log.map(({ what, who, why }) => `${what} ${who}: ${why}`)).toEqual([
    expect.stringMatching(/^rollback .*: enough of it$/),
    'canary-end Carla: it holds',
    'promote Carla: it holds',
    'canary-start the team: a try (50 %)',
  ]);
  expect(await run(site, 'audit', 'verify')).toContain('each follows from the one before');
});

test('a version that throws in browsers is taken back by the registry itself, and the next page is whole', async ({
  site,
  newVisitor,
  watch,
}) => {
  watch.expectTrouble(/^console error: .*Broken on purpose/);
  const good = await compositionOf(site);
  const operations = operationsOf(site);
  await operations.setBudget('mf-stock-locator', { minimum_loads: 2, errors_per_load: 0.5 }, { why: 'few visitors' });
  const version = await publishVersion(site, 'mf-stock-locator', 'throwing');
  await site.untilServed(await registryOf(site).pin('international', 'mf-stock-locator', version, 'a mistake'));

  for (let visitors = 0; visitors < 2; visitors += 1) await visit(await newVisitor(), '/stock');
  await expect
    .poll(async () => (await compositionOf(site)).id, { message: 'the registry went back', timeout: 60_000 })
    .toBe(good.id);
  await site.untilServed(good);
  const page = await newVisitor();
  await visit(page, '/stock');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);

  const log = (await operations.audit(1, 2, 'international')).data;
  expect(log.map(({ what, who, version: which }) => [what, who, which])).toEqual([
    ['pin', 'registry', releaseIn(good, 'mf-stock-locator').version],
    ['burn', 'registry', version],
  ]);
  await expect(registryOf(site).pin('international', 'mf-stock-locator', version, 'again')).rejects.toThrow(/by force/);
  await operations.setBudget('mf-stock-locator', {}, { why: 'as usual' });
});

test('a market manager runs releases in /admin, with a reason that stays; editors look, visitors do not', async ({
  site,
  page,
  newVisitor,
  watch,
}) => {
  const version = await publishVersion(site, 'mf-navigation', 'sound');
  await page.goto('/admin/releases?market=au');
  await signInAs(page, 'manager@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases of Australia' })).toBeVisible();
  await visit(page, '/admin/releases?market=au');
  await page.getByRole('button', { name: `Try with a share: mf-navigation ${version}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Share of the visitors, in percent').fill('30');
  await dialog.getByLabel('Why').fill('A calmer menu');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(`mf-navigation ${version} is shown to 30 % of the visitors of Australia.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Canary' })).toContainText('for 30 % of the visitors');
  await expect(page.getByRole('row', { name: /Canary started/ }).first()).toContainText('manager@showroom.test');
  await expect(page.getByRole('row', { name: /Canary started/ }).first()).toContainText('A calmer menu');
  await expectAccessible(page, 'the releases');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await dialog.getByLabel('Why').fill('Tried');
  await dialog.getByRole('button', { name: 'End the canary' }).click();
  await expect(page.getByRole('region', { name: 'Canary' })).toContainText('Every visitor gets what is stable.');

  const rollback = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ why: 'because' }),
  };
  watch.expectTrouble(/(answer|status of) 403/);
  const editor = await newVisitor();
  await editor.goto('/admin/releases');
  await signInAs(editor, 'editor@showroom.test');
  await expect(editor.getByRole('heading', { level: 1, name: 'Releases of International' })).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Roll back' })).toHaveCount(0);
  const refused = (asked: RequestInit) => fetch('/platform/releases/au/rollback', asked).then(({ status }) => status);
  expect(await editor.evaluate(refused, rollback)).toBe(403);
  const headers = { ...rollback.headers, origin: site.url };
  const stranger = await fetch(`${site.url}/platform/releases/au/rollback`, { ...rollback, headers });
  expect(stranger.status).toBe(401);
});
