import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { openBuilder } from '../support/page-builder';
import { callPlatform, editedPage } from '../support/platform-call';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';

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

test('a text is changed where it stands: by two presses, taken back there, and saved by itself', async ({ page }) => {
  const { canvas } = await openBuilder(page, '/offers');
  const heading = canvas.getByRole('heading', { level: 1, includeHidden: true });
  const before = (await heading.textContent()) ?? '';
  const field = page.getByRole('region', { name: 'Blocks' }).getByRole('textbox', { name: /^Title$/ });
  const area = await heading.boundingBox();
  if (!area) throw new Error('The heading has no place');
  await page.mouse.click(area.x + 8, area.y + area.height / 2);
  // The form of the block scrolls the page before the second press.
  await expect(page.locator('.block-form-box').first().locator(':focus')).toHaveCount(1);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const box = canvas.getByRole('textbox', { name: 'Title' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(before);
  await page.keyboard.type('Offers of spring');
  await expect(heading).toHaveText('Offers of spring');
  await expect(field).toHaveValue('Offers of spring');

  await page.keyboard.press('Control+z');
  await expect(box).toHaveValue(before);
  await page.keyboard.press('Control+Shift+z');
  await expect(box).toHaveValue('Offers of spring');
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
  await expect(canvas.getByRole('button', { name: 'Change Title: Offers of spring' })).toBeFocused();
  await expect(page.getByText('The draft is saved.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(before);
  await expect(heading).toHaveText(before);
  await expect(page.getByText('The draft is saved.')).toBeVisible();
});

test('texts are changed where they stand with keys alone, lines of HTML and links among them', async ({ page }) => {
  const { canvas } = await openBuilder(page, '/offers');
  await page.getByRole('button', { name: 'Add a block' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeFocused();
  await page.keyboard.type('snippet');
  await page.keyboard.press('Enter');
  const block = page.locator('.block-form-box').last();
  await expect(block.locator('summary').first()).toBeFocused();
  await block.getByRole('textbox', { name: /^Text/ }).first().fill('<h3>Terms</h3><p>Until May</p>');
  await block.getByRole('button', { name: /^Write on the page/ }).focus();
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('button', { name: 'Change Text: Terms' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(canvas.getByRole('button', { name: 'Change Text: Until May' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type('Until the end of June');
  await expectAccessible(page, 'a text that is changed where it stands');
  await page.keyboard.press('Escape');
  await expect(canvas.getByRole('button', { name: 'Change Text: Until the end of June' })).toBeFocused();
  await expectAccessible(page, 'texts that can be changed where they stand');
  await expect(canvas.getByRole('paragraph').filter({ hasText: 'Until the end of June' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(block.locator(':focus')).toHaveCount(1);
  await expect(block.getByRole('textbox', { name: /^Text/ }).first()).toContainText('Until the end of June');
  await block.getByRole('button', { name: /^Remove/ }).click();
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

test('a text that is hard to read on its picture is found, and what blocks take is shown with each', async ({
  page,
}) => {
  const white =
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#fff"/></svg>';
  await page.route(/\/media\/heroes\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: white }));
  const { canvas } = await openBuilder(page, '/offers');
  await canvas.locator('html').evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.scrim::before, .scrim::after { content: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.getByRole('button', { name: 'Check' }).click();
  const found = page.getByRole('dialog', { name: /that visitors would miss/ });
  const finding = found.getByRole('listitem').filter({ hasText: /^“Offers” has a contrast of 1\.0 to the picture/ });
  await finding.getByRole('button', { name: 'Show it' }).click();
  const block = page.locator('.block-form-box').first();
  await expect(block.locator(':focus')).toHaveCount(1);
  await expect(block.locator('summary').first()).toContainText(/\+ .*\d ms/);
  await expect(page.getByText(/^All of them take [\d.]+ ms of this browser, of 200 ms/)).toBeVisible();
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
