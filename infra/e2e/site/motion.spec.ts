import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';
import { visit } from '../support/visit';

/** Writes at the page what moves in its view transitions, and how far its layout shifts. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start: typeof document.startViewTransition = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
        document.documentElement.dataset['moved'] = moved.join(' ');
      });
      return transition;
    };
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shift += Number(entry.value);
      }
      document.documentElement.dataset['shift'] = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
const transitionsOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['moved'] ?? '');
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('link').first();
/** Sections that have not come into view, or are just coming. */
const arriving = (page: Page) =>
  page.locator('.section-inside').evaluateAll((all) => {
    const places = all.map((one) => getComputedStyle(one).translate);
    return places.filter((place) => !['none', '0px'].includes(place)).length;
  });
const secondView = (page: Page) => page.getByRole('main').getByRole('article').first().locator('img + img');
/** By steps of so many pixels, each of which is drawn. */
async function scrollThrough(page: Page, step: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let passed = 0; passed < height; passed += Math.abs(step)) {
    await page.mouse.wheel(0, step);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a card below a pointer shows a second view, which nobody else fetches', async ({ page }) => {
    await visit(page, '/stock');
    const isFetched = () => secondView(page).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect(secondView(page)).toBeHidden();
    expect(await isFetched()).toBe(false);
    await firstCard(page).hover();
    await expect(secondView(page)).toHaveCSS('opacity', '1');
    await expect.poll(isFetched).toBe(true);
    await page.mouse.move(0, 0);
    await expect(secondView(page)).toBeHidden();
  });

  test('the picture of a card moves to the gallery of its vehicle, and nothing shifts', async ({ page }) => {
    await watchMotion(page);
    await visit(page, '/stock');
    await firstCard(page).click();
    await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
    await expect.poll(() => transitionsOf(page)).toContain('::view-transition-group(vehicle-picture)');
    // The next page begins higher: it has its breadcrumbs inside.
    expect(await shiftOf(page)).toBeLessThan(0.05);
  });

  test('sections come up once, as they come into view, and nothing shifts', async ({ page }) => {
    await watchMotion(page);
    await visit(page, '/');
    expect(await arriving(page)).toBeGreaterThan(0);
    await scrollThrough(page, 400);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect.poll(() => arriving(page)).toBe(0);
    await scrollThrough(page, -400);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await arriving(page)).toBe(0);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a card has no second view', async ({ page }) => {
    await visit(page, '/stock');
    await firstCard(page).hover();
    await expect(secondView(page)).toBeHidden();
  });

  test('pages and sections are just there', async ({ page }) => {
    await watchMotion(page);
    await visit(page, '/');
    expect(await arriving(page)).toBe(0);
    await visit(page, '/stock');
    await firstCard(page).click();
    await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible();
    expect(await transitionsOf(page)).toBe('');
  });
});
