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

for (const width of [360, 768, 1440]) {
  test(`temporary: looks at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    await page.getByRole('tablist').scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
    await page.getByRole('tablist').evaluate((one) => one.scrollIntoView({ block: 'start' }));
    await page.screenshot({ path: `/tmp/h/ha-shots/tabs-${width}.png` });
    await tab(page, 'Questions').click();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/h/ha-shots/tabs-q-${width}.png` });
    await page.goto('/gallery');
    await page
      .getByRole('region', { name: /Section tabs: two/ })
      .screenshot({ path: `/tmp/h/ha-shots/gallery-${width}.png` });
  });
}
