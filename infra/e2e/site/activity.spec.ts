import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

test.use({ isActive: false });

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name)).length);
const hydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length);
/** By then a page that begins with its first paint has asked for its code. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 1000)));
      }),
  );

for (const path of ['/', '/stock']) {
  test(`nobody who only looks at ${path} loads a script, and the first movement brings it to life`, async ({
    page,
    site,
  }) => {
    await page.goto(site.addressOf('international') + path, { waitUntil: 'load' });
    await painted(page);
    expect([await scripts(page), await hydrated(page)]).toEqual([0, 0]);
    await page.mouse.move(200, 200);
    await expect.poll(() => hydrated(page)).toBe(1);
  });
}

test('a page with something over it begins by itself', async ({ page, site }) => {
  await page.goto(site.addressOf('ae'));
  await expect.poll(() => hydrated(page)).toBe(1);
});
