import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { blockKeys, ROOT, remoteFolders, THUMBNAIL } from '../build/package-info';
import { BROWSER_FLAGS, findBrowser } from '../checks/browser';
import { serveHarness } from './serve';

// `npm run thumbnails` pictures the first example of every block for the catalogue of the editor;
// `npm run thumbnails quote` that of one.

const port = Number(process.env['GALLERY_PORT'] ?? 3200);
/** As a desktop shows a block; what is below its first screen says no more on 90 pixels. */
const SCREEN = { width: 1280, height: 1280 };

/** A lazy picture that is hidden or beyond the window is not waited for: it is not seen. */
const picturesLoaded = (example: Element) =>
  Promise.all(
    [...example.querySelectorAll('img')]
      .filter((one) => {
        const { top, left, right } = one.getBoundingClientRect();
        return one.checkVisibility() && top < window.innerHeight && left < window.innerWidth && right > 0;
      })
      .map((one) => one.decode().catch(() => undefined)),
  );

const wanted = process.argv[2];
const packs = remoteFolders().map((name) => ({ name, folder: join(ROOT, name) }));
await serveHarness({ page: 'gallery', name: 'thumbnails', folders: packs.map(({ folder }) => folder) }, port);
const executablePath = findBrowser();
const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(executablePath && { executablePath }) });
const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce' });
for (const { name, folder } of packs) {
  for (const key of blockKeys(folder).filter((one) => wanted === undefined || one === wanted)) {
    await page.goto(`http://127.0.0.1:${port}/${name}/${key}?bare`);
    const example = page.locator('[data-example]').first();
    await example.waitFor({ state: 'attached', timeout: 120_000 });
    await example.evaluate(picturesLoaded);
    const { x, y, width, height } = (await example.boundingBox()) ?? { x: 0, y: 0, ...SCREEN };
    const clip = { x, y, width, height: Math.max(1, Math.min(height, SCREEN.height - y)) };
    const picture = await page.screenshot({ clip, animations: 'disabled' });
    // A block that needs others of its page, or data that nobody has here, shows nothing.
    const { isOpaque, channels } = await sharp(picture).stats();
    if (isOpaque && channels.every(({ stdev }) => stdev < 1)) {
      console.log(`${name}/${key}: nothing is seen, its picture stays`);
      continue;
    }
    const fit = { fit: 'contain', background: '#ffffff' } as const;
    await writeFile(
      join(folder, 'src/blocks', key, THUMBNAIL),
      await sharp(picture).resize(90, 90, fit).webp({ quality: 80 }).toBuffer(),
    );
    console.log(`${name}/${key}`);
  }
}
await browser.close();
process.exit();
