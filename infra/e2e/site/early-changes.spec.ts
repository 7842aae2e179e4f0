import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';
import { untilHydrated } from '../support/visit';

/** Opens the HTML of a page whose scripts do not come before the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let letCome = () => {};
  const waiting = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await waiting;
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    letCome();
    await untilHydrated(page);
  };
}

const query = (page: Page) => decodeURIComponent(new URL(page.url()).search.replaceAll('+', ' '));

const PLACES = [
  { market: 'ae', prefix: '' },
  { market: 'ae', prefix: '/ar' },
  { market: 'ua', prefix: '' },
] as const;

for (const { market, prefix } of PLACES) {
  test(`a way to pay that is chosen before the code has come goes on to the order, ${market}${prefix}`, async ({
    page,
    site,
  }) => {
    const address = site.addressOf(market) + prefix;
    await page.goto(`${address}/stock`);
    const vehicle = await page.locator('.listing-card-title > a').first().getAttribute('href');
    const takeOver = await openWithoutScripts(page, new URL(vehicle ?? '', address).href);
    const lease = page.locator('input[type="radio"][value="lease"]');
    await lease.check({ force: true });
    await takeOver();
    await expect(page.locator('main a[href*="finance_option=lease"]').first()).toBeVisible();
    await expect(lease).toBeChecked();
  });
}

test('a button of a vehicle that is pressed before its code has come works once it has', async ({ page, site }) => {
  const address = site.addressOf('international');
  await page.goto(`${address}/stock`);
  const vehicle = await page.locator('.listing-card-title > a').first().getAttribute('href');
  const takeOver = await openWithoutScripts(page, new URL(vehicle ?? '', address).href);
  const save = page.getByRole('main').getByRole('button', { name: /^Save/ }).first();
  await save.click();
  await takeOver();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('what is chosen in a list before its code has come narrows it', async ({ page, site }) => {
  const takeOver = await openWithoutScripts(page, `${site.addressOf('international')}/stock`);
  const search = page.getByRole('searchbox', { name: 'Search: Model' });
  const models = page.locator('.listing-filters input[name="models"]');
  const all = await models.count();
  await search.fill('Defender');
  await models.first().check();
  await page.locator('input[name="display_price.to"]').focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
  await takeOver();
  await expect.poll(() => query(page)).toMatch(/models=.+display_price\.to=/);
  await expect(search).toHaveValue('Defender');
  await expect.poll(() => models.filter({ visible: true }).count()).toBeLessThan(all);
});

for (const { market, prefix } of [...PLACES, { market: 'international', prefix: '/fr' } as const]) {
  test(`a form's step that is left before the code has come says what is missing, ${market}${prefix}`, async ({
    page,
    site,
  }) => {
    const takeOver = await openWithoutScripts(page, `${site.addressOf(market)}${prefix}/service`);
    const form = page.locator('main form').filter({ has: page.locator('fieldset.ui-form-step') });
    await form.locator('button:visible').last().click();
    await takeOver();
    await expect(form.locator('[tabindex="-1"]:focus').getByRole('link').first()).toBeVisible();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
  });
}
