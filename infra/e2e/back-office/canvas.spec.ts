import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { callPlatform, editedPage } from '../support/platform-call';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';

/** A page of a market in the page builder, with the page in its frame. */
async function openBuilder(page: Page, path: string) {
  await page.goto('/cms');
  await signInAs(page, 'editor@showroom.test');
  const { id } = await editedPage(page, 'international', path);
  await page.goto(`/cms/pages/${id}`);
  const canvas = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await expect(canvas.locator('.canvas-overlay')).toBeAttached();
  return { canvas, id };
}

test('what somebody types is on the canvas before it is saved, and a press there opens its block', async ({ page }) => {
  const { canvas } = await openBuilder(page, '/offers');
  const heading = canvas.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  // A press on the canvas leads to the block below it.
  await page.locator('iframe').click({ position: { x: 300, y: 200 } });
  await expect(page.locator('.block-form-box').first().locator(':focus')).toHaveCount(1);
  const title = page.getByRole('region', { name: 'Blocks' }).getByRole('textbox', { name: /^Title$/ });
  await title.fill('Offers of this month');
  await expect(heading).toHaveText('Offers of this month');

  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText(before);
  await page.keyboard.press('Control+Shift+z');
  await expect(heading).toHaveText('Offers of this month');
  await expect(page.getByText('The draft is saved.')).toBeVisible();

  // A reload of the tab has the change, and can still take it back.
  await page.reload();
  await expect(heading).toHaveText('Offers of this month');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText(before);
  await expect(page.getByText('The draft is saved.')).toBeVisible();
});

test('blocks are added where the canvas says, moved, removed and brought back', async ({ page }) => {
  const { canvas } = await openBuilder(page, '/offers');
  const blocks = canvas.locator('.page-block');
  const before = await blocks.count();
  await page.getByRole('button', { name: 'Add a block' }).click();
  const catalogue = page.getByRole('dialog', { name: 'Add a block' });
  await catalogue.getByRole('searchbox').fill('snippet');
  await catalogue.getByRole('button', { name: /^Snippet/ }).click();
  await expect(blocks).toHaveCount(before + 1);
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveCount(before);

  const first = page.locator('.block-form-box').first();
  await first.getByRole('button', { name: /^Remove/ }).click();
  await expect(blocks).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(blocks).toHaveCount(before);
  await expectAccessible(page, 'the page builder');
});

test('a page is judged before it is published or planned: what is found leads to its field, and asks why', async ({
  page,
  newVisitor,
  watch,
}) => {
  const { canvas, id } = await openBuilder(page, '/offers');
  await page.getByRole('button', { name: 'Check' }).click();
  await page
    .getByRole('dialog', { name: 'Nothing was found on the page' })
    .getByRole('button', { name: 'Close' })
    .click();

  await page.getByRole('button', { name: 'Add a block' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Snippet/ })
    .click();
  const block = page.locator('.block-form-box').last();
  await block
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Spring');
  const html = '<p><a href="/spring-offers">All of them</a> <a href="#no-place">Below</a></p>';
  await block.getByRole('textbox', { name: /^Text/ }).first().fill(html);
  await expect(canvas.getByRole('link', { name: 'All of them' })).toBeAttached();
  await page.getByRole('button', { name: 'Publish' }).click();
  const found = page.getByRole('dialog', { name: 'The page has 3 things that visitors would miss' });
  await expect(found.getByText('The link “Below” leads to a place that the page does not have')).toBeVisible();
  await expect(found.getByText('Title and Text: not in French yet.')).toBeVisible();
  await expectAccessible(page, 'what was found on a page');
  await found
    .getByRole('listitem')
    .filter({ hasText: '/spring-offers' })
    .getByRole('button', { name: 'Show it' })
    .click();
  await expect(block.getByRole('textbox', { name: /^Text/ }).first()).toBeFocused();

  await page.getByRole('button', { name: 'Plan' }).click();
  const plan = page.getByRole('dialog', { name: 'Plan this page' });
  await plan.getByLabel('Publish').fill('2040-01-01T10:00');
  await plan.getByRole('button', { name: 'Plan' }).click();
  await found.getByRole('textbox', { name: 'Why' }).fill('The page of spring comes first');
  await found.getByRole('button', { name: 'Plan all the same' }).click();
  await expect(page.getByText(/^Planned in the time of/)).toBeVisible();

  const manager = await newVisitor();
  await manager.goto('/admin/content-log?q=/offers');
  await signInAs(manager, 'manager@showroom.test');
  await expect(manager.getByText('The page of spring comes first')).toBeVisible();
  const { attributes } = await editedPage(page, 'international', '/offers');
  watch.expectTrouble(/422/);
  const refused = await callPlatform(page, 'POST', `/pages/${id}/publish`, { revision: attributes.revision });
  expect(refused.status).toBe(422);
});
