import { expect } from '@playwright/test';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';

test('whoever is signed out while they edit signs in beside the page, and what was typed is saved', async ({
  page,
  context,
  site,
  watch,
}) => {
  await page.goto('/cms');
  await signInAs(page, 'editor@showroom.test');
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: '/privacy', exact: true }) })
    .getByRole('link')
    .click();
  const title = page.getByRole('textbox', { name: /^Description for search engines/ });
  await title.fill('Typed before the session ended');
  await expect(page.getByText('The draft is saved.')).toBeVisible();

  // The site's session and that of the provider end; the browser knows nothing of it.
  const ended = await page.request.post('/auth/logout', { headers: { origin: site.url }, maxRedirects: 0 });
  expect(ended.status()).toBe(303);
  await context.clearCookies({ name: /^_session/ });
  watch.expectTrouble(/401/);
  await title.fill('Typed after the session ended');
  await expect(page.getByText('You are signed out. Sign in again to save.')).toBeVisible();
  await title.fill('Typed while nobody was signed in');

  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Sign in again' }).click(),
  ]);
  await signInAs(beside, 'editor@showroom.test');
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  await expect(title).toHaveValue('Typed while nobody was signed in');
  await page.reload();
  await expect(title).toHaveValue('Typed while nobody was signed in');
});
