import { expect, type Page } from '@playwright/test';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';

async function openHomePage(page: Page): Promise<void> {
  await page.goto('/cms');
  await expect(page).toHaveURL(/\/interaction\//);
  await signInAs(page, 'editor@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: '/', exact: true }) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: 'Blocks' })).toBeVisible();
}

test('an editor signs in, changes the home page, and visitors see it', async ({ page, newVisitor }) => {
  const visitor = await newVisitor();
  await visitor.goto('/');
  const before = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await openHomePage(page);
  const title = page.getByRole('textbox', { name: /^Title$/ }).and(page.locator(`[value="${before}"]`));
  await title.fill('A road of your own');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();

  await expect(async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A road of your own', { timeout: 500 });
  }).toPass({ timeout: 5000 });
});

test('somebody without a role is told so, and the API refuses them as well', async ({ page, watch }) => {
  await page.goto('/cms');
  await signInAs(page, 'visitor@showroom.test');
  await expect(page).toHaveURL(/\/sign-in-error\?type=noPermissions/);
  await expect(page.getByText('You are signed in, but your account has no permission')).toBeVisible();
  watch.expectTrouble(/403/);
  const status = await page.evaluate(async () => (await fetch('/platform/pages?market=international')).status);
  expect(status).toBe(403);
});
