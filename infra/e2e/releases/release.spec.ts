import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { raw } from '../support/http';
import { countLoads } from '../support/journey';
import { compositionOf, copyRemote, registryOf, release } from '../support/remotes';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.describe.configure({ timeout: 180_000 });

test('a remote released while the site runs appears in its HTML, open pages go on, and a rollback brings the old one back', async ({
  page,
  site,
}) => {
  const loads = countLoads(page);
  await visit(page, '/');
  expect((await raw(site.url)).body).not.toContain('Close this menu');

  const folder = copyRemote('mf-navigation');
  const messages = join(folder, 'src/standard/messages/en.json');
  writeFileSync(messages, readFileSync(messages, 'utf8').replace('Close menu', 'Close this menu'));
  const version = await release(site, folder);
  const released = await compositionOf(site);
  expect(released.remotes.map((one) => one.version)).toContain(version);
  await site.untilServed(released);
  expect((await raw(site.url)).body).toContain('Close this menu');

  // The page of before loads code that it did not have yet, of the version that it came with.
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const panel = navigation.locator('details', { hasText: 'Defender' }).first();
  await panel.locator('summary').click();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(panel).not.toHaveAttribute('open', '', { timeout: 200 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('main').locator('a[href="/stock"]').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(loads()).toBe(1);
  await expect(page.locator('[aria-label="Close menu"]')).toBeAttached();

  for (const market of ['international', 'au', 'ae', 'jp', 'ua']) await registryOf(site).rollback(market, 'test');
  await site.untilServed(await compositionOf(site));
  expect((await raw(site.url)).body).not.toContain('Close this menu');
  await visit(page, '/');
  await expect(page.locator('[aria-label="Close menu"]')).toBeAttached();
});
