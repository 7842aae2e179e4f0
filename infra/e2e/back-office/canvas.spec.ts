import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { editedPage } from '../support/platform-call';
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
