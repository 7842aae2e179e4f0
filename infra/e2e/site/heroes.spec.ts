import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

/** Of all kinds of heroes: slides, a tall banner, one with a film, a lower banner. */
const PAGES = ['/', '/defender', '/ar/jaguar', '/retailers'];

/** Where a page's first picture and its words stand, and which of its files the browser took. */
async function heroOf(page: Page, address: string) {
  await page.goto(address);
  const picture = page.locator('.hero-banner-picture').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const [place, words] = await Promise.all([
    picture.boundingBox(),
    page.locator('.hero-banner-lines').first().boundingBox(),
  ]);
  if (!place || !words) throw new Error(`${address} has no hero`);
  const file = await picture.evaluate((image: HTMLImageElement) => image.currentSrc.replace(/^.*-(?=\d+x\d+)/, ''));
  return { place, words, file };
}

const addressOf = (site: { url: string; addressOf: (market: 'ae') => string }, path: string) =>
  path.startsWith('/ar/') ? site.addressOf('ae') + path : site.url + path;

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a hero is whole, below its words, and fetched as what is seen of it', async ({ page, site }) => {
      for (const path of PAGES) {
        const { place, words, file } = await heroOf(page, addressOf(site, path));
        expect.soft(place.width / place.height, path).toBeCloseTo(1.5, 1);
        expect.soft(place.y, path).toBeGreaterThanOrEqual(words.y + words.height);
        expect.soft(file, path).toMatch(/^(720x480|1080x720)\.webp$/);
      }
    });
  });
}

for (const [deviceScaleFactor, width, file] of [
  [1, 1440, '1600x900.webp'],
  [1, 2560, '2560x1440.webp'],
  [2, 1440, '3840x2160.webp'],
] as const) {
  test.describe(`in a window of ${width} pixels, ${deviceScaleFactor} times as dense`, () => {
    test.use({ viewport: { width, height: Math.round((width * 9) / 16) }, deviceScaleFactor });

    test('a hero lies behind its words, as sharp as the screen', async ({ page, site }) => {
      const hero = await heroOf(page, addressOf(site, '/defender'));
      expect(hero.place.y).toBeLessThanOrEqual(hero.words.y);
      expect(hero.place.width).toBe(width);
      expect(hero.file).toBe(file);
    });
  });
}
