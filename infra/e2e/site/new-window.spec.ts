import { expect, type Page } from '@playwright/test';
import { callPlatform, editedPage } from '../support/platform-call';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

const PATH = '/terms';

/** Says of a published page whether links to it open a new window, as an administrator. */
async function setNewWindow(editor: Page, isOpened: boolean): Promise<void> {
  const { id, attributes } = await editedPage(editor, 'international', PATH);
  const { content, revision } = attributes;
  const body = { content: { ...content, values: { ...content.values, link_new_window: isOpened } } };
  const saved = await callPlatform(editor, 'PUT', `/pages/${id}`, { body, revision });
  const published = await callPlatform(editor, 'POST', `/pages/${id}/publish`, { revision: revision + 1 });
  expect([saved.status, published.status]).toEqual([200, 200]);
}

test('a page that says so opens in a new window, and the page with the link stays and is loaded again', async ({
  page,
  site,
  newVisitor,
}) => {
  const editor = await newVisitor();
  await editor.goto('/cms');
  await signInAs(editor, 'admin@showroom.test');
  await expect(editor.getByRole('heading', { level: 1 })).toBeVisible();
  await setNewWindow(editor, true);

  await visit(page, '/offers');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const opening = page.waitForEvent('popup');
  await page.getByRole('contentinfo').locator(`a[href="${PATH}"]`).first().click();
  const opened = await opening;
  await expect(opened).toHaveURL(`${new URL(site.url).origin}${PATH}`);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(/\/offers$/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(asked.filter((url) => url.includes('/pages/by_path/offers'))).toHaveLength(1);

  // Whoever comes from elsewhere is where they wanted to be.
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.context().pages()).toHaveLength(2);
  await setNewWindow(editor, false);
});
