import { expect } from '@playwright/test';
import { raw } from '../support/http';
import { backToDefault, changeSetting, openSettings } from '../support/settings';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';

test('a manager changes a setting: the site shows it after a reload, and the history brings the old one back', async ({
  page,
  site,
  newVisitor,
}) => {
  const au = site.addressOf('au');
  const visitor = await newVisitor();
  await visitor.goto(`${au}/`);
  await expect(visitor).not.toHaveTitle(/ ~ /);

  await openSettings(page, au);
  await changeSetting(page, 'meta.divider');
  await page.getByRole('textbox', { name: 'Value' }).fill('~');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('meta.divider is saved.')).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor).toHaveTitle(/ ~ /, { timeout: 500 });
  }).toPass({ timeout: 5000 });

  await page.getByRole('button', { name: 'History of meta.divider' }).click();
  await expect(page.getByRole('dialog')).toContainText('default to "~"');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await backToDefault(page, 'meta.divider');
  await expect(async () => {
    await visitor.reload();
    await expect(visitor).not.toHaveTitle(/ ~ /, { timeout: 500 });
  }).toPass({ timeout: 5000 });
});

test('the screen is used on a phone, and a value that does not fit is refused at its field', async ({
  page,
  site,
  watch,
}) => {
  watch.expectTrouble(/422/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSettings(page, site.addressOf('au'));
  await changeSetting(page, 'navigation.disabled_on_pages');
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByRole('textbox', { name: 'Item 1' }).fill('no path');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Item 1' })).toHaveAccessibleDescription(/must be a path/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('a market that asks for sign-in is closed, keeps the way in, and is open again', async ({
  page,
  site,
  newVisitor,
  watch,
}) => {
  watch.expectTrouble(/401/);
  const au = site.addressOf('au');
  const visitor = await newVisitor();
  await visitor.goto(`${au}/stock?states=new`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

  await openSettings(page, au);
  await changeSetting(page, 'login.required');
  await page.getByRole('switch', { name: 'Value' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('login.required is saved.')).toBeVisible();
  await expect(async () => {
    const { status, headers } = await raw(`${au}/stock?states=new`);
    expect([status, headers.location]).toEqual([302, '/auth/login?to=%2Fstock%3Fstates%3Dnew']);
  }).toPass({ timeout: 5000 });
  for (const host of [au, site.url]) {
    expect((await raw(`${host}/platform/public_api/listing/au?market=au`)).status).toBe(401);
  }
  expect((await raw(`${site.url}/stock`)).status).toBe(200);

  // The page that is open hears of it as well.
  await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(visitor).toHaveURL(/\/interaction\//);
  await signInAs(visitor, 'visitor@showroom.test');
  await expect(visitor).toHaveURL(`${au}/stock?states=new`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

  await backToDefault(page, 'login.required');
  await expect(async () => expect((await raw(`${au}/stock`)).status).toBe(200)).toPass({ timeout: 5000 });
});
