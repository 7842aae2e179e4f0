import { expect } from '@playwright/test';
import { expectFaults, expectFrame } from '../support/broken';
import { raw } from '../support/http';
import { countLoads } from '../support/journey';
import { test } from '../support/test';
import { visit } from '../support/visit';

test('without the API an open page stands, says what is missing, and goes on when it is back', async ({
  page,
  site,
  watch,
}) => {
  expectFaults(watch);
  await visit(page, '/stock');
  const loads = countLoads(page);
  const seen = await raw(`${site.url}/defender`);
  expect(seen.status).toBe(200);

  await site.running.get('api')?.stop('SIGKILL');
  try {
    await page.getByRole('checkbox', { name: /^Defender 110/ }).check();
    await expect(page.getByText('The vehicles could not be updated')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
    await expect(page.getByRole('heading', { name: 'An error occurred while showing the page' })).toBeVisible({
      timeout: 20_000,
    });
    await expectFrame(page);

    const kept = await raw(`${site.url}/defender`);
    expect(kept.status).toBe(200);
    const unseen = await raw(`${site.url}/retailers?never=asked`);
    expect(unseen.status).toBe(503);
    expect(unseen.headers['retry-after']).toBeDefined();
    expect(unseen.body).toContain('We cannot reach our service at the moment.');
  } finally {
    await site.restart('api');
  }
  await expect(page.getByRole('heading', { level: 1, name: /offer/i })).toBeVisible({ timeout: 40_000 });
  expect(loads()).toBe(0);
  expect((await raw(`${site.url}/retailers?never=asked`)).status).toBe(200);
});

test('a page whose stock changed meanwhile is shown as it was while the API is away', async ({ site }) => {
  const address = `${site.url}/stock?models=Defender+90&stale=1`;
  await expect.poll(async () => (await raw(address)).headers['x-cache']).toBe('hit');
  // Another composition makes every kept page one to render anew.
  await site.renewServer();
  await site.running.get('api')?.stop('SIGKILL');
  try {
    const kept = await raw(address);
    expect(kept.status).toBe(200);
    expect(kept.headers['x-cache']).toBe('stale');
    expect(kept.body).toContain('<article');
  } finally {
    await site.restart('api');
  }
  await expect.poll(async () => (await raw(address)).headers['x-cache'], { timeout: 20_000 }).not.toBe('stale');
});
