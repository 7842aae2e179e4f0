import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import {
  checkoutPath,
  detailsPath,
  holdTaken,
  newCustomer,
  reservableVehicle,
  reserve,
  vehiclePath,
} from '../support/journey';
import { tabTo } from '../support/keyboard';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

const WIDTHS = [360, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function atEveryWidth(page: Page, address: string, without: string[] = []): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expectAccessible(page, `${address} at ${width}`, without);
  }
}

for (const path of ['/', '/stock', '/defender', '/offers', '/retailers', '/news']) {
  test(`axe finds nothing on ${path}`, ({ page }) => atEveryWidth(page, path));
}

// Here one block stands many times with the same words, which makes its landmarks alike.
test('axe finds nothing on /gallery', async ({ page }) => {
  // Every example of every block: longer than any page.
  test.slow();
  await atEveryWidth(page, '/gallery', ['landmark-unique']);
});

test('axe finds nothing on a vehicle and the way to its reservation', async ({ page, site }) => {
  const vehicle = await reservableVehicle(site, 'international');
  await atEveryWidth(page, vehiclePath(vehicle));
  await atEveryWidth(page, detailsPath(vehicle));
  await atEveryWidth(page, checkoutPath(vehicle));
});

test('axe finds nothing on what a reservation ends with', async ({ page, site }) => {
  await visit(page, detailsPath(await reservableVehicle(site, 'international')));
  const number = await reserve(page, newCustomer());
  await expectAccessible(page, 'thanks');
  await atEveryWidth(page, `/showroom-order-online/confirmation/${number}`);
  await atEveryWidth(page, `/showroom-order-online/success?order=${number}`);
});

test('axe finds nothing on pages that are not there', async ({ page, watch }) => {
  watch.expectTrouble(/404/);
  await atEveryWidth(page, '/nothing-stands-here');
  await atEveryWidth(page, '/showroom/land-rover-defender-110-999999999');
});

test('axe finds nothing in the open filters and the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/stock');
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(page, 'open filters');
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page, 'open menu');
});

test('axe finds nothing from right to left', async ({ page, site }) => {
  const vehicle = await reservableVehicle(site, 'ae');
  const arabic = `${site.addressOf('ae')}/ar`;
  for (const path of ['/', '/stock', vehiclePath(vehicle), detailsPath(vehicle), checkoutPath(vehicle)]) {
    await atEveryWidth(page, arabic + path);
  }
});

test('axe finds nothing in the editor', async ({ page }) => {
  await page.goto('/cms');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await signInAs(page, 'editor@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await atEveryWidth(page, '/cms');
  await page.getByRole('row').filter({ hasText: '/stock' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Blocks' })).toBeVisible();
  // From then on what stands in the frame is out of reach.
  await expect(page.frameLocator('.canvas-frame').locator('.canvas-overlay')).toBeAttached();
  await expectAccessible(page, 'a page in the editor');
});

test('the list is filtered and a reservation begun with the keyboard alone', async ({ page, site }) => {
  await visit(page, '/stock');
  await tabTo(page, /Skip to content/, 'link');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Defender 110/, 'checkbox');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/models=Defender\+110/);

  await visit(page, detailsPath(await reservableVehicle(site, 'international')));
  await tabTo(page, /Continue to reservation/, 'button');
  await page.keyboard.press('Enter');
  await holdTaken(page);
});
