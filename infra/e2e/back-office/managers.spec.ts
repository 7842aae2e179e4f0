import { expect, type Page } from '@playwright/test';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';

async function signIn(page: Page, url: string, heading: RegExp): Promise<void> {
  await page.goto(url);
  await expect(page).toHaveURL(/\/interaction\//);
  await signInAs(page, 'manager@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function addRedirect(page: Page, path: string, to: string, kind?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a redirect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a redirect' });
  await dialog.getByRole('textbox', { name: 'From' }).fill(path);
  if (kind !== undefined) await dialog.getByRole('combobox', { name: 'Leads to' }).selectOption({ label: kind });
  await dialog.getByRole('textbox', { name: 'Target' }).fill(to);
  await dialog.getByRole('button', { name: 'Add' }).click();
}

/** Goes to another page as a click on a link of the page does. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

test('a manager writes redirects that visitors follow at once, also where a page was not found before', async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectTrouble(/404|409/);
  const visitor = await newVisitor();
  expect((await visitor.goto('/summer-sale/today'))?.status()).toBe(404);

  await signIn(page, '/admin/redirects', /^Redirects of/);
  await addRedirect(page, '/summer-sale/*', '/offers');
  await expect(page.getByText('/summer-sale/* leads to /offers now.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/summer-sale/today?utm_source=mail');
    expect(new URL(visitor.url()).pathname).toBe('/offers');
  }).toPass({ timeout: 5000 });
  expect(new URL(visitor.url()).search).toBe('?utm_source=mail');

  await addRedirect(page, '/round', '/about');
  await expect(page.getByText('/round leads to /about now.')).toBeVisible();
  await addRedirect(page, '/about', '/round');
  await expect(page.getByText('/about → /round → /about')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  const picture = '/media/vehicles/range-rover/charente-grey/front-1600x840.jpeg';
  await addRedirect(page, '/brochure', picture, 'A file of the site');
  await expect(page.getByText(`/brochure leads to ${picture} now.`)).toBeVisible();
  await follow(visitor, '/brochure');
  await expect(visitor).toHaveURL(new RegExp(`${picture}$`));
  expect(await visitor.evaluate(() => document.contentType)).toBe('image/jpeg');

  for (const path of ['/summer-sale/*', '/round', '/brochure']) {
    await page.getByRole('button', { name: `Delete ${path}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${path} leads nowhere now.`)).toBeVisible();
  }
  await expect(async () => {
    expect((await visitor.goto('/summer-sale/today'))?.status()).toBe(404);
  }).toPass({ timeout: 5000 });
});

test('a manager adds to the navigation by keyboard, and visitors find it there', async ({ page, newVisitor }) => {
  const visitor = await newVisitor();
  await visitor.goto('/');
  const navigation = visitor.getByRole('banner').first();
  await expect(navigation.getByText('Winter wheels')).toHaveCount(0);

  await signIn(page, '/admin/navigation', /^Navigation and footer of/);
  await page.setViewportSize({ width: 360, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an entry' });
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Winter wheels');
  await dialog.getByRole('textbox', { name: /^Address/ }).fill('/offers');
  await dialog.getByRole('button', { name: 'Add' }).click();
  const handle = page.getByRole('button', { name: 'Move Winter wheels', exact: true });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Visitors see it like this now.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/');
    await expect(navigation.getByText('Winter wheels').first()).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 5000 });

  await page.getByRole('button', { name: 'Remove Winter wheels' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Visitors see it like this now.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/');
    await expect(navigation.getByText('Winter wheels')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 5000 });
});
