import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

const PAGE = '/discovery';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const question = (page: Page) => page.locator('#questions').getByText('Questions and answers');

test('tabs show the blocks that follow one group at a time, by mouse and by keyboard', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('tabpanel', { name: 'Character' })).toBeVisible();
  await expect(question(page)).toBeHidden();
  await tab(page, 'Questions').click();
  await expect(question(page)).toBeVisible();
  await expect(page.locator('#stories')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#stories')).toBeVisible();

  // What stands in a tab is a block like any other: its code comes once it is seen.
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByRole('button', { name: 'Close all' })).toBeVisible();
});

test('a link to what is in a tab opens it, with the page and on it', async ({ page }) => {
  await page.goto(`${PAGE}#questions`);
  await expect(question(page)).toBeInViewport();
  await tab(page, 'Character').click();
  await expect(question(page)).toBeHidden();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Questions' }).click();
  await expect(question(page)).toBeInViewport();
  await page.goto('/');
  await page.goto(`${PAGE}#answers`);
  await expect(question(page)).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.expectTrouble(/request failed: \S+\.js csp$/));

  test('all blocks of all tabs are read one below the other', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('#stories')).toBeVisible();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
  });
});

test('a film that a block asks for opens in the dialog of the page and gives the focus back', async ({ page }) => {
  // It has every example of every block, whose pictures are drawn when they are first asked for.
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  const open = page.getByRole('button', { name: 'Watch the video' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Defender, all the way' });
  await expect(dialog.locator('video')).toHaveAttribute('src', '/media/films/defender-110.webm');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
