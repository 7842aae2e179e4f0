import { expect, type Page } from '@playwright/test';
import { callPlatform, editedPage } from '../support/platform-call';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';

async function signIn(page: Page, email: string, url = '/cms'): Promise<void> {
  await page.goto(url);
  await expect(page).toHaveURL(/\/interaction\//);
  await signInAs(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
}

async function openPage(page: Page, path: string): Promise<void> {
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: path, exact: true }) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: 'Blocks' })).toBeVisible();
}

test('an editor changes the home page: a draft for editors, and what visitors see once it is published', async ({
  page,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await visitor.goto('/');
  const before = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await signIn(page, 'editor@showroom.test');
  await openPage(page, '/');
  const title = page.getByRole('textbox', { name: /^Title$/ }).and(page.locator(`[value="${before}"]`));
  await title.fill('A road of your own');
  // Nobody pressed a button: a draft saves itself.
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A road of your own');
  await preview.close();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A road of your own', { timeout: 500 });
  }).toPass({ timeout: 5000 });

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: 'Version 2' }).click();
  await expect(page.getByRole('heading', { name: 'What version 2 changed' })).toBeVisible();
  await expect(page.getByRole('insertion').first()).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'Blocks' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before, { timeout: 500 });
  }).toPass({ timeout: 5000 });
});

test('a manager begins a page, fills it, publishes it, moves it and disables it', async ({
  page,
  newVisitor,
  watch,
}) => {
  const visitor = await newVisitor();
  await signIn(page, 'manager@showroom.test');
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Winter tyres');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/winter');
  await dialog.getByRole('button', { name: 'Begin the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter tyres' })).toBeVisible();

  await page.getByRole('button', { name: 'Add a block' }).click();
  await page
    .getByRole('dialog', { name: 'Add a block' })
    .getByRole('button', { name: /^Snippet/ })
    .click();
  // The first block of a page is open already: a press on its name would close it.
  const block = page.locator('.block-form-box').first();
  await block
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Grip for the cold months');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await visitor.goto('/winter');
  await expect(visitor.getByText('Grip for the cold months')).toBeVisible();

  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).fill('/winter-tyres');
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('/winter-tyres').first()).toBeVisible();
  await expect(async () => {
    await visitor.goto('/winter');
    expect(new URL(visitor.url()).pathname).toBe('/winter-tyres');
  }).toPass({ timeout: 5000 });

  watch.expectTrouble(/404/);
  await page.getByRole('button', { name: 'Disable', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('Disabled').first()).toBeVisible();
  await expect(async () => {
    expect((await visitor.goto('/winter-tyres'))?.status()).toBe(404);
  }).toPass({ timeout: 5000 });
  await page.goto('/disabled-preview/winter-tyres');
  await expect(page.getByText('Grip for the cold months')).toBeVisible();
});

test('a translator writes Arabic beside English, arranges nothing, and visitors read it after an editor published', async ({
  page,
  site,
  newVisitor,
  watch,
}) => {
  const emirates = site.url.replace('//', '//ae.');
  await signIn(page, 'translator@showroom.test', `${emirates}/cms`);
  await openPage(page, '/news');
  await expect(page.getByRole('button', { name: 'Add a block' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden();
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Arabic, 100 %' });
  await page
    .getByRole('textbox', { name: /^Title \(/ })
    .first()
    .fill('أخبار جديدة');
  await expect(page.getByText('The draft is saved.')).toBeVisible();

  const editor = await newVisitor();
  await signIn(editor, 'editor@showroom.test', `${emirates}/cms`);
  await openPage(editor, '/news');
  await editor.getByRole('button', { name: 'Take over' }).click();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor.getByText('Published. Visitors see it now.')).toBeVisible();
  watch.expectTrouble(/403/);
  const { id, attributes } = await editedPage(page, 'ae', '/news');
  const { status } = await callPlatform(page, 'POST', `/pages/${id}/publish`, { revision: attributes.revision });
  expect(status).toBe(403);
});

test('of two people on one page one edits; whoever is overtaken sees both sides, and a link shows the draft', async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectTrouble(/412/);
  const title = (one: Page) => one.getByRole('textbox', { name: /^Title$/ }).first();
  await signIn(page, 'editor@showroom.test');
  await openPage(page, '/offers');
  await title(page).fill('Offers of the editor');
  await expect(page.getByText('The draft is saved.')).toBeVisible();

  const manager = await newVisitor();
  await signIn(manager, 'manager@showroom.test');
  await openPage(manager, '/offers');
  await expect(manager.getByText('editor@showroom.test is editing this page now.')).toBeVisible();
  await expect(title(manager)).toBeDisabled();
  await manager.getByRole('button', { name: 'Take over' }).click();
  await title(manager).fill('Offers of the manager');
  await expect(manager.getByText('The draft is saved.')).toBeVisible();

  await title(page).fill('Offers of the editor again', { force: true });
  await expect(page.getByText('Somebody else has saved this page meanwhile.')).toBeVisible();
  await page.getByText('What the newer draft says instead').click();
  await expect(page.getByRole('insertion').first()).toBeVisible();
  await expect(title(page)).toHaveValue('Offers of the editor again');
  await page.getByRole('button', { name: 'Load the newer draft' }).click();
  await expect(title(page)).toHaveValue('Offers of the manager');

  await manager.getByRole('button', { name: 'Share a preview' }).click();
  const link = await manager.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
  const visitor = await newVisitor();
  watch.expectTrouble(/404/);
  expect((await visitor.goto(link))?.headers()['cache-control']).toBe('private, no-store');
  expect((await visitor.goto(`${link.slice(0, -3)}aaa`))?.status()).toBe(404);
});

test('somebody without a role is told so, and the API refuses them as well', async ({ page, watch }) => {
  await page.goto('/cms');
  await signInAs(page, 'visitor@showroom.test');
  await expect(page).toHaveURL(/\/sign-in-error\?type=noPermissions/);
  await expect(page.getByText('You are signed in, but your account has no permission')).toBeVisible();
  watch.expectTrouble(/403/);
  const { status } = await callPlatform(page, 'GET', '/pages?market=international');
  expect(status).toBe(403);
});
