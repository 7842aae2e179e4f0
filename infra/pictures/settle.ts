import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, errors, type Page, type PageScreenshotOptions } from '@playwright/test';

/** What `fonts.conf` begins with; other systems find their fonts without it. */
const FONTS = '/etc/fonts/fonts.conf';
/** Letters that none of our fonts has are drawn by the same fonts, whatever else is installed. */
export const STEADY_ENV: NodeJS.ProcessEnv = {
  ...process.env,
  ...(existsSync(FONTS) && { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') }),
};

/** How a page is looked at for its picture; its own policy would refuse the style of pictures. */
export const VIEWER = {
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
  bypassCSP: true,
} satisfies BrowserContextOptions;
export const WINDOW_HEIGHT = 900;

/**
 * A map that draws itself is never done: without WebGL a picture stands in its place. Letters and
 * colours do not follow the screen and the fonts of the machine.
 */
export const STEADY_FLAGS = [
  '--disable-3d-apis',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/**
 * The buttons of a film say how much of it has come, a timer what is left and a hold until when, in
 * lines that break where that is longer; quick links float where the window ends and come when they
 * can.
 */
const STEADY_STYLE = `
.fab { visibility: hidden !important }
* { --floating-height: 0px !important }
video::-webkit-media-controls { display: none !important }
[role='timer'], .hold-clock-until, .checkout-hold { display: none !important }`;

const SCREENSHOT = {
  fullPage: true,
  timeout: 15_000,
  animations: 'disabled',
  type: 'jpeg',
  quality: 90,
  style: STEADY_STYLE,
} satisfies PageScreenshotOptions;

/** Nothing from elsewhere, one size of each photograph: a page that is always the same. */
export async function prepare(page: Page): Promise<void> {
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1' && !hostname.endsWith('localhost'),
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  // Which of the sizes a browser takes depends on those that it has already.
  await page.route(/\/media\/.*-\d+x\d+\.\w+$/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/-(?:\d+x(?:480|720|1080)|(\d+x\d+))(?=\.\w+$)/, (_, wide) => (wide ? '-640x360' : '-720x480')),
    }),
  );
}

/**
 * Brings every part of the page into the window once, which is what lazy parts wait for. A browser
 * that draws no frames is not waited for: the next screenshot makes it draw.
 */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * A picture that is hidden or beside the window is not waited for: it is not seen. One that a busy
 * browser has passed by would never be decoded: it is fetched now.
 */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && left < innerWidth && right > 0;
    });
    for (const image of seen) image.loading = 'eager';
    const wait = new Promise((resolve) => setTimeout(resolve, 10_000));
    await Promise.race([Promise.all(seen.map((image) => image.decode().catch(() => undefined))), wait]);
    await document.fonts.ready;
  });
}

/** Ends when nothing has changed in the page for a moment, or in any case after some seconds. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 100);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 100);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(resolve, 3000);
      }),
  );
}

/** Ends when pictures and fonts are there and the page has come to rest. */
export async function settle(page: Page): Promise<void> {
  await scrollThrough(page);
  await loadPictures(page);
  await untilQuiet(page);
  await loadPictures(page);
}

/** A picture of the whole page. A busy browser may miss the frame that it waits for. */
export async function photograph(page: Page): Promise<Buffer> {
  try {
    return await page.screenshot(SCREENSHOT);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return page.screenshot(SCREENSHOT);
  }
}
