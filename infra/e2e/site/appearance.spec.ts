import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { checkoutPath, detailsPath, reservableVehicle, vehiclePath } from '../support/journey';
import { test } from '../support/test';
import { visit } from '../support/visit';

const NIGHT = 'rgb(13, 14, 14)';
const DAY = 'rgb(255, 255, 255)';

const groundOf = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

/** As whoever scrolls down to the footer and opens its list. */
async function choose(page: Page, option: string, before = ''): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Appearance' });
  await choice.focus();
  await expect(choice).toHaveValue(before);
  await choice.selectOption(option);
}

test.describe('on a device that prefers dark', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  test('pages are dark, and axe finds nothing', async ({ page, site }) => {
    const vehicle = await reservableVehicle(site, 'international');
    const paths = ['/', '/stock', vehiclePath(vehicle), detailsPath(vehicle), checkoutPath(vehicle)];
    for (const address of [...paths, `${site.addressOf('ae')}/ar`]) {
      await page.goto(address);
      expect(await groundOf(page), address).toBe(NIGHT);
      await expectAccessible(page, `${address} at night`);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('they are dark as well, and offer no choice that nothing would follow', async ({ page, watch }) => {
      watch.expectTrouble(/request failed: \S+\.js csp$/);
      await page.goto('/');
      expect(await groundOf(page)).toBe(NIGHT);
      await expect(page.getByRole('combobox', { name: 'Appearance' })).toBeHidden();
    });
  });

  test('whoever chooses light has light pages', async ({ page }) => {
    await visit(page, '/');
    await choose(page, 'Light');
    await expect.poll(() => groundOf(page)).toBe(DAY);
  });
});

test('a choice holds on the next pages before their code runs, and until the device decides again', async ({
  page,
}) => {
  await visit(page, '/');
  expect(await groundOf(page)).toBe(DAY);
  await choose(page, 'Dark');
  await expect.poll(() => groundOf(page)).toBe(NIGHT);
  await page.goto('/stock', { waitUntil: 'commit' });
  await expect.poll(() => groundOf(page)).toBe(NIGHT);

  await visit(page, '/');
  await choose(page, 'As this device', 'dark');
  await expect.poll(() => groundOf(page)).toBe(DAY);
  await page.reload();
  expect(await groundOf(page)).toBe(DAY);
});
