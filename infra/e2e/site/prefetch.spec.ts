import { expect, type Page } from '@playwright/test';
import { storeSettings } from '../support/settings';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';

/** Files and answers with a part of an address that the page has fetched. */
const fetched = (page: Page, path: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(part)).length,
    path,
  );

/** How often the page has fetched the script of the list, beside which its style sheet may come. */
const listCode = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /expose_block__stock_locator\..*\.js/.test(name))
        .length,
  );

/** Lets a market's pages prefetch, or not, as an administrator does. */
async function setPrefetch(admin: Page, address: string, market: string, value: boolean): Promise<void> {
  await admin.goto(`${address}/admin`);
  if (admin.url().includes('/interaction/')) await signInAs(admin, 'admin@showroom.test');
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  await storeSettings(admin, market, { 'app.prefetch_links': value });
}

for (const [market, path] of [
  ['international', '/'],
  ['ae', '/ar'],
] as const) {
  test(`the code behind links in sight of ${market}${path} is there before anybody follows them`, async ({
    page,
    site,
    newVisitor,
  }) => {
    const admin = await newVisitor();
    await setPrefetch(admin, site.addressOf(market), market, true);
    // The site hears of the setting a moment later.
    await expect(async () => {
      await page.goto(site.addressOf(market) + path);
      await expect.poll(() => fetched(page, '/pages/by_path/stock'), { timeout: 8000 }).toBe(1);
    }).toPass();
    await expect.poll(() => listCode(page)).toBe(1);
    await page.locator('a[href$="/stock"]:visible').first().click();
    await expect(page).toHaveURL(/\/stock$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await listCode(page)).toBe(1);
    await setPrefetch(admin, site.addressOf(market), market, false);
  });
}

for (const [which, connection] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a slow connection', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`nothing is fetched ahead for who ${which}`, async ({ page, site, newVisitor }) => {
    const admin = await newVisitor();
    await setPrefetch(admin, site.addressOf('international'), 'international', true);
    await page.addInitScript(
      (given) => Object.defineProperty(navigator, 'connection', { value: given, configurable: true }),
      connection,
    );
    await page.goto(site.addressOf('international'));
    await expect.poll(() => fetched(page, 'after-load')).toBe(1);
    // By then a page that prefetches has asked for what is in sight.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
    expect(await fetched(page, '/pages/by_path/')).toBe(0);
    await setPrefetch(admin, site.addressOf('international'), 'international', false);
  });
}
