import { expect, type Page } from '@playwright/test';
import { countEffort } from '../support/effort';
import {
  CARDS,
  checkoutPath,
  countLoads,
  detailsPath,
  goToPayment,
  holdTaken,
  isReservable,
  mailTo,
  newCustomer,
  orderNumberOf,
  payByCard,
  reservableVehicle,
  reserve,
  vehicleAt,
} from '../support/journey';
import { pressByKeyboard } from '../support/keyboard';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { visit } from '../support/visit';

const cards = (page: Page) => page.getByRole('listitem').getByRole('article');

/** Opens the first vehicle of the shown list that can be reserved. */
async function openReservable(page: Page, site: Site): Promise<void> {
  await expect(page.locator('.listing-results')).toHaveAttribute('aria-busy', 'false');
  for (const link of await cards(page).getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    if (isReservable(await vehicleAt(site, 'international', href))) return link.click();
  }
  throw new Error('No vehicle of this page can be reserved');
}

async function filterSortAndPage(page: Page): Promise<void> {
  const priceOfFirst = cards(page).first();
  await page.getByRole('checkbox', { name: /^Defender 110/ }).check();
  await expect(page).toHaveURL(/models=Defender\+110/);
  const price = page.getByRole('group', { name: 'Price' }).getByRole('slider');
  await price.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/display_price\.to=/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: lowest first' });
  await expect(page).toHaveURL(/sort=priceAsc/);
  await expect(priceOfFirst).toContainText('Defender 110');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
}

test('a visitor finds a vehicle, reserves it and gets a confirmation, with one document loaded in all', async ({
  page,
  site,
  newVisitor,
}) => {
  const loads = countLoads(page);
  await visit(page, '/');
  await page.getByRole('link', { name: 'Find your vehicle' }).first().click();
  await expect(page).toHaveURL(/\/stock/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await filterSortAndPage(page);
  await openReservable(page, site);
  await expect(page).toHaveURL(/\/showroom\//);
  const vehicle = await vehicleAt(site, 'international', page.url());
  await expect(page.getByRole('heading', { level: 1 })).toContainText(vehicle.attributes.model);

  await page.getByRole('link', { name: 'Reserve online' }).click();
  await expect(page).toHaveURL(new RegExp(`/showroom-order-online/vehicle/${vehicle.id}\\b`));
  const customer = newCustomer();
  const number = await reserve(page, customer);
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
  expect(loads()).toBe(1);

  await expectConfirmation(page, number, vehicle.attributes.title, customer.email);
  expect(loads()).toBe(1);

  await expect.poll(async () => (await mailTo(site, customer.email)).length).toBe(1);
  const [mail] = await mailTo(site, customer.email);
  expect(mail?.subject).toContain(number);
  const link = /http:\/\/[^\s"<]*\/confirmation\/[^\s"<]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const other = await newVisitor();
  await visit(other, link);
  await expectConfirmation(other, number, vehicle.attributes.title, customer.email);
});

test('from the home page a vehicle is reserved with seven clicks and four fields, and the card', async ({
  page,
  site,
}) => {
  const effort = await countEffort(page);
  await visit(page, '/');
  await page.getByRole('link', { name: 'Find your vehicle' }).first().click();
  await expect(page).toHaveURL(/\/stock/);
  await openReservable(page, site);
  await page.getByRole('link', { name: 'Reserve online' }).click();
  await reserve(page, newCustomer());
  expect(await effort()).toEqual({ clicks: 7, fields: 4 });
});

async function expectConfirmation(page: Page, number: string, title: string, email: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Confirmation of your reservation' })).toBeVisible();
  await expect(main).toContainText(number);
  await expect(main).toContainText(title);
  await expect(main).toContainText(email);
  await expect(main).toContainText('Paid');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the same journey works with filters in a drawer', async ({ page, site }) => {
    const loads = countLoads(page);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.locator('summary', { hasText: 'Find your vehicle' }).tap();
    await menu.getByRole('link', { name: 'Find your vehicle overview' }).tap();
    await expect(page).toHaveURL(/\/stock/);
    await page.getByRole('link', { name: 'Filters' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('checkbox', { name: /^Defender 110/ }).check();
    await expect(page).toHaveURL(/models=Defender\+110/);
    await drawer.getByRole('button', { name: /^Show \d+ vehicles/ }).tap();
    await expect(drawer).toBeHidden();
    await openReservable(page, site);
    await page.getByRole('link', { name: 'Reserve online' }).tap();
    const number = await reserve(page, newCustomer());
    await expect(page.getByRole('main')).toContainText(number);
    expect(loads()).toBe(1);
  });

  test('the first field of the checkout stands in the first view, without a menu above', async ({ page, site }) => {
    await visit(page, checkoutPath(await reservableVehicle(site, 'international')));
    await holdTaken(page);
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  });
});

test('a declined card says so, and another one ends the reservation', async ({ page, site, watch }) => {
  watch.expectTrouble(/402/);
  await visit(page, detailsPath(await reservableVehicle(site, 'international')));
  await goToPayment(page, newCustomer());
  await payByCard(page, CARDS.declined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined. Please try another card.');
  await payByCard(page, CARDS.approved);
  await orderNumberOf(page);
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation' })).toBeVisible();
});

test('in Japan a reservation is free and needs no card', async ({ page, site }) => {
  await visit(page, site.addressOf('jp') + detailsPath(await reservableVehicle(site, 'jp')));
  await page.getByRole('button', { name: '予約に進む' }).click();
  const { firstName, lastName, email } = newCustomer();
  await page.getByLabel('名', { exact: true }).fill(firstName);
  await page.getByLabel('姓', { exact: true }).fill(lastName);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('電話番号').fill('+81 3 1234 5678');
  await page.getByRole('checkbox', { name: 'ご予約条件を読み、同意します。' }).check();
  await expect(page.getByRole('link', { name: 'お支払い' })).toHaveCount(0);
  await pressByKeyboard(page, /^予約する$/, 'button');
  const number = await orderNumberOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('main')).toContainText('お支払い不要');
  await expect.poll(async () => (await mailTo(site, email)).length).toBe(1);
});

test('the list and a vehicle are read in Arabic, from right to left', async ({ page, site }) => {
  await visit(page, `${site.addressOf('ae')}/ar/stock`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE');
  await expect(page.getByRole('combobox', { name: 'الترتيب حسب' })).toBeVisible();
  await cards(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ar\/showroom\//);
  await expect(page.getByRole('heading', { name: 'المواصفات' })).toBeVisible();
});

test('a vehicle that somebody is reserving cannot be entered by another visitor', async ({
  page,
  site,
  watch,
  newVisitor,
}) => {
  const vehicle = await reservableVehicle(site, 'international');
  await visit(page, checkoutPath(vehicle));
  await holdTaken(page);

  watch.expectTrouble(/409/);
  const other = await newVisitor();
  await visit(other, checkoutPath(vehicle));
  await expect(other.getByText('Somebody else is reserving this vehicle at the moment.')).toBeVisible();
  await other.getByRole('link', { name: 'See similar vehicles' }).click();
  await expect(other).toHaveURL(/\/stock\?models=/);

  await page.getByRole('button', { name: 'Give the vehicle back' }).click();
  await expect(page).toHaveURL(new RegExp(`/vehicle/${vehicle.id}`));
  await visit(other, checkoutPath(vehicle));
  await holdTaken(other);
  await expect(other.getByRole('timer')).toBeVisible();
});
