import { expect, type Locator } from '@playwright/test';
import { test } from '../support/test';
import { visit } from '../support/visit';

const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

/** Where the picture stands in the frame that cuts it, as that comes into view or leaves it. */
const offsetAt = (frame: Locator, edge: 'coming' | 'leaving') =>
  frame.evaluate(async (element, side) => {
    const { top: from, height } = element.getBoundingClientRect();
    scrollBy({ top: from - (side === 'coming' ? innerHeight * 0.9 : innerHeight * 0.1 - height), behavior: 'instant' });
    // What follows the scroll position is drawn with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const picture = element.querySelector('.parallax-image-picture');
    return (picture?.getBoundingClientRect().y ?? Number.NaN) - element.getBoundingClientRect().y;
  }, edge);

test('the bar of a page sticks below the header, marks the section in view and leads to the top', async ({ page }) => {
  await visit(page, '/defender');
  const bar = page.getByRole('navigation', { name: 'On this page' });
  await bar.getByRole('link', { name: 'Questions' }).click();
  await expect(bar.getByRole('link', { name: 'Questions' })).toHaveAttribute('aria-current', 'location');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect.poll(() => top(bar)).toBeLessThan(200);
  await bar.getByRole('link', { name: 'Top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a picture moves slower than the page, and not at all where motion is unwelcome', async ({ page }) => {
  await visit(page, '/defender');
  const frame = page.locator('.parallax-image-frame');
  const moved = async () => Math.abs((await offsetAt(frame, 'leaving')) - (await offsetAt(frame, 'coming')));
  await expect.poll(moved).toBeGreaterThan(20);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moved).toBe(0);
});

test('the film of an immersive hero waits until somebody plays it, and stops again', async ({ page }) => {
  await visit(page, '/defender');
  const film = page.locator('[data-block="immersive-hero"] video');
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  expect(await isPaused()).toBe(true);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(isPaused).toBe(true);
});

test('a tab has 22 pixels of room on either side', async ({ page }) => {
  await page.goto('/discovery');
  const tab = page.getByRole('tab', { name: 'Character' });
  await expect(tab).toHaveCSS('padding-left', '22px');
  await expect(tab).toHaveCSS('padding-right', '22px');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.expectTrouble(/request failed: \S+\.js csp$/));

  test('a swatch shows the vehicle in its colour', async ({ page }) => {
    await page.goto('/range-rover');
    const blue = page.getByRole('img', { name: 'Range Rover in Byron Blue, from the side' });
    await expect(blue).toBeHidden();
    await page.getByRole('radio', { name: 'Byron Blue' }).check({ force: true });
    await expect(blue).toBeVisible();
    await expect(page.getByRole('img', { name: 'Range Rover in Charente Grey, from the side' })).toBeHidden();
  });

  test('a thing of a collection shows its second picture under the pointer and to the keyboard', async ({ page }) => {
    // Every example of every block: longer than any page, and its pictures are drawn on request.
    test.slow();
    await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
    const thing = page
      .locator('.square-item')
      .filter({ has: page.locator('.square-hover') })
      .first();
    const second = thing.locator('.square-hover');
    await expect(second).toHaveCSS('opacity', '0');
    await thing.hover();
    await expect(second).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(second).toHaveCSS('opacity', '0');
    await thing.getByRole('link').focus();
    await expect(second).toHaveCSS('opacity', '1');
  });
});
