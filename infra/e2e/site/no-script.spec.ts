import { expect } from '@playwright/test';
import { test } from '../support/test';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ watch }) => watch.expectTrouble(/request failed: \S+\.js csp$/));

test('without scripts a visitor finds a vehicle with filters, order and pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').locator('a[href="/stock"]').first().click();
  await expect(page).toHaveURL(/\/stock$/);

  await page.getByRole('checkbox', { name: /^Defender 110/ }).check();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: lowest first' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/models=Defender\+110/);
  await expect(page).toHaveURL(/sort=priceAsc/);
  await expect(page.getByRole('checkbox', { name: /^Defender 110/ })).toBeChecked();
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Defender 110');

  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/showroom\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Defender 110');
});

test('without scripts every filter is a step away, beside what was chosen', async ({ page }) => {
  await page.goto('/stock?models=Defender+110&sort=priceAsc');
  await expect(page.locator('summary', { hasText: 'Fuel' })).toBeHidden();
  await page.getByRole('link', { name: 'All filters' }).click();
  await page.locator('summary', { hasText: 'Fuel' }).click();
  await page.getByRole('checkbox', { name: /^Diesel/ }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/engine_types=/);
  await expect(page).toHaveURL(/models=Defender\+110/);
  await expect(page).toHaveURL(/sort=priceAsc/);
  await expect(page.getByRole('checkbox', { name: /^Diesel/ })).toBeChecked();
  await page.locator('summary', { hasText: 'Seats' }).click();
  await expect(page.getByRole('checkbox', { name: /^5/ })).toBeVisible();
});

test('without scripts the photos of a vehicle are reached by links', async ({ page }) => {
  await page.goto('/stock');
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: /^Photo 3 of/ }).click();
  await expect(page).toHaveURL(/#photo-3$/);
  await expect(page.locator('#photo-3')).toBeInViewport({ ratio: 0.5 });
});

test('without scripts the navigation opens its panels', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.locator('summary', { hasText: 'Defender' }).click();
  await navigation.getByRole('link', { name: 'Defender 110' }).click();
  await expect(page).toHaveURL(/\/stock\?models=Defender/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('without scripts the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(navigation).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await navigation.getByRole('link', { name: 'Offers' }).tap();
    await expect(page).toHaveURL(/\/offers$/);
  });

  test('without scripts the filters open as a page of their own and apply', async ({ page }) => {
    await page.goto('/stock');
    await page.getByRole('link', { name: 'Filters' }).tap();
    await page.getByRole('checkbox', { name: /^Defender 110/ }).check();
    await page.getByRole('button', { name: 'Apply' }).tap();
    await expect(page).toHaveURL(/models=Defender\+110/);
    await expect(page.getByRole('article').first()).toContainText('Defender 110');
  });
});
