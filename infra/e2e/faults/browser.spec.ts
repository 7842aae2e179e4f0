import { expect } from '@playwright/test';
import { expectFaults, expectFrame, FAULTS, MEETINGS } from '../support/broken';
import { raw } from '../support/http';
import { countLoads } from '../support/journey';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.beforeEach(({ watch }) => expectFaults(watch));
test.afterEach(({ site }) => site.registryFaults.heal());

for (const { remote, open, meet, missing, whole } of MEETINGS) {
  for (const fault of FAULTS) {
    test(`${remote} ${fault} for a browser: the page stands, says what is missing and comes back by itself`, async ({
      page,
      site,
    }) => {
      const loads = countLoads(page);
      await open(page, site);
      site.registryFaults.breakRemote(remote, fault);
      await meet(page);
      await expect(missing(page)).toBeVisible();
      await expectFrame(page);
      expect((await raw(site.url)).status).toBe(200);

      site.registryFaults.heal();
      await expect(whole(page)).toBeVisible({ timeout: 20_000 });
      await expect(missing(page)).toBeHidden();
      expect(loads()).toBe(1);
    });
  }
}

for (const fault of FAULTS) {
  test(`mf-navigation ${fault} for a browser: its HTML goes on working, and its code comes later`, async ({
    page,
    site,
  }) => {
    site.registryFaults.breakRemote('mf-navigation', fault);
    await visit(page, '/');
    const loads = countLoads(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const panel = navigation.locator('details', { hasText: 'Defender' }).first();
    await panel.locator('summary').click();
    await expect(panel.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveAttribute('open', '');

    site.registryFaults.heal();
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(panel).not.toHaveAttribute('open', '', { timeout: 200 });
    }).toPass({ timeout: 20_000 });
    expect(loads()).toBe(0);
  });

  test(`mf-cms-editor ${fault} for a browser: the pages are listed, and the search works when it is back`, async ({
    page,
    site,
  }) => {
    await page.goto('/cms');
    await expect(page.getByLabel('Password')).toBeVisible();
    site.registryFaults.breakRemote('mf-cms-editor', fault);
    await signInAs(page, 'editor@showroom.test');
    await expect(page.getByRole('row').nth(5)).toBeVisible();

    site.registryFaults.heal();
    const loads = countLoads(page);
    const search = page.getByRole('searchbox');
    await expect(async () => {
      await search.fill('');
      await search.fill('/offers');
      await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ pages/ })).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
    expect(loads()).toBe(0);
  });
}

test('filters that were ticked while their code was away apply when it has come', async ({ page, site }) => {
  site.registryFaults.breakRemote('mf-stock-locator', 'down');
  await visit(page, '/stock');
  await page.getByRole('checkbox', { name: /^Defender 110/ }).check();
  site.registryFaults.heal();
  await expect(page).toHaveURL(/models=Defender\+110/, { timeout: 20_000 });
  await expect(page.getByRole('checkbox', { name: /^Defender 110/ })).toBeChecked();
  await expect(page.getByRole('article').first()).toContainText('Defender 110');
});

test('a page that came without a block gets it later without a reload', async ({ page, site }) => {
  await site.renewServer(() => site.registryFaults.breakRemote('mf-stock-locator', 'down'));
  const loads = countLoads(page);
  await visit(page, '/stock?models=Defender+90');
  await expect(page.getByText('Something went wrong, please try again.')).toBeVisible();
  await expectFrame(page);
  site.registryFaults.heal();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
  expect(loads()).toBe(1);
});

test('a page that came without its navigation gets it later without a reload', async ({ page, site }) => {
  await site.renewServer(() => site.registryFaults.breakRemote('mf-navigation', 'down'));
  const loads = countLoads(page);
  await visit(page, '/offers?without=navigation');
  await expect(page.locator('.fallback-navigation')).toBeVisible();
  await expectFrame(page);
  site.registryFaults.heal();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 20_000 });
  expect(loads()).toBe(1);
});
