import { expect } from '@playwright/test';
import { raw, unseen } from '../support/http';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.afterEach(({ site }) => site.registryFaults.heal());

test('a remote that goes away costs a server nothing that it has already, also in the workers of a new composition', async ({
  site,
}) => {
  await site.renewServer(() => site.registryFaults.strike('down', 'mf-stock-locator'));
  const answer = await raw(unseen(`${site.url}/stock`));
  expect(answer.body).toContain('<article');
  expect(answer.headers['x-degraded']).toBeUndefined();
});

test('filters that were ticked while their code was away apply when it has come', async ({ page, site, watch }) => {
  watch.expectTrouble(/^(console|request failed)/);
  site.registryFaults.strike('down', 'mf-stock-locator');
  await visit(page, '/stock');
  await page.getByRole('checkbox', { name: /^Defender 110/ }).check();
  site.registryFaults.heal();
  await expect(page).toHaveURL(/models=Defender\+110/, { timeout: 20_000 });
  await expect(page.getByRole('checkbox', { name: /^Defender 110/ })).toBeChecked();
  await expect(page.getByRole('article').first()).toContainText('Defender 110');
});

test("the editor's pages are listed without its code, and the search works when it is back", async ({
  page,
  site,
  watch,
}) => {
  watch.expectTrouble(/^(console|request failed)/);
  await page.goto('/cms');
  await expect(page.getByLabel('Password')).toBeVisible();
  site.registryFaults.strike('down', 'mf-cms-editor');
  await signInAs(page, 'editor@showroom.test');
  await expect(page.getByRole('row').nth(5)).toBeVisible();

  site.registryFaults.heal();
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(async () => {
    await search.fill('');
    await search.fill('/offers');
    await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ pages/ })).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 20_000 });
});
