import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { blockKeys, ROOT, remoteFolders } from '../build/package-info';
import { BROWSER_FLAGS, findBrowser } from '../checks/browser';
import { serveHarness } from '../harness/serve';
import { type Comparison, compareWithStored } from './compare';
import type { Subject } from './differences';
import { photograph, prepare, STEADY_ENV, STEADY_FLAGS, settle, VIEWER, WINDOW_HEIGHT } from './settle';
import { WIDTHS } from './sheet';

const REDUCTION = 3;
/** Noon of a day: what depends on today always looks the same. */
const TODAY = new Date('2026-11-28T12:00:00Z');

interface BlockPlace {
  readonly pack: string;
  readonly key: string;
}

interface Seen {
  readonly example: string;
  readonly view: Buffer;
}

const pathOf = ({ pack, key }: BlockPlace) => `${pack}/${key}`;
const folderOf = ({ pack, key }: BlockPlace) => `${pack}/src/blocks/${key}`;

export function listBlocks(filter: string): BlockPlace[] {
  const all = remoteFolders().flatMap((pack) => blockKeys(join(ROOT, pack)).map((key) => ({ pack, key })));
  return all.filter(({ key }) => filter === '' || key === filter);
}

/** The gallery in a window of each width, which goes from block to block without loading anew. */
async function openGallery(browser: Browser, address: string): Promise<Page[]> {
  return Promise.all(
    WIDTHS.map(async (width) => {
      const page = await browser.newPage({ ...VIEWER, viewport: { width, height: WINDOW_HEIGHT } });
      await prepare(page);
      await page.clock.setFixedTime(TODAY);
      // The first answer waits for the build.
      await page.goto(address, { timeout: 300_000 });
      await page.locator('[data-example]').first().waitFor({ state: 'attached', timeout: 120_000 });
      return page;
    }),
  );
}

async function showBlock(page: Page, block: BlockPlace): Promise<void> {
  await page.evaluate(
    (path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    `/${pathOf(block)}`,
  );
  const first = page.locator(`[data-example^="${block.key}/"]`).first();
  await first.waitFor({ state: 'attached', timeout: 30_000 });
  await settle(page);
}

/** One picture of the page, cut into its examples. */
async function lookAt(page: Page, block: BlockPlace): Promise<Seen[]> {
  await showBlock(page, block);
  const places = await page.locator('[data-example]').evaluateAll((examples) =>
    examples.map((example) => {
      const { left, top, width, height } = example.getBoundingClientRect();
      const name = example.getAttribute('data-example') ?? '';
      return { name, left: left + scrollX, top: top + scrollY, width, height };
    }),
  );
  const whole = await photograph(page);
  const { width: right, height: bottom } = await sharp(whole).metadata();
  return Promise.all(
    places.map(async (place) => {
      const left = Math.round(place.left);
      const top = Math.min(Math.round(place.top), bottom - 1);
      const width = Math.min(Math.round(place.width), right - left);
      const height = Math.max(1, Math.min(Math.round(place.height), bottom - top));
      const view = await sharp(whole).extract({ left, top, width, height }).jpeg({ quality: 90 }).toBuffer();
      return { example: place.name.slice(block.key.length + 1), view };
    }),
  );
}

export interface BlockComparison {
  readonly subject: Subject;
  readonly comparison: Comparison;
}

async function compareBlock(pages: readonly Page[], block: BlockPlace): Promise<BlockComparison[]> {
  const atWidths = await Promise.all(pages.map((page) => lookAt(page, block)));
  const examples = atWidths[0]?.map(({ example }) => example) ?? [];
  return Promise.all(
    examples.map(async (example, index) => {
      const views = atWidths.flatMap((seen) => seen.find((one) => one.example === example)?.view ?? []);
      const subject: Subject = {
        id: `${pathOf(block)}/${example}`,
        stored: `${folderOf(block)}/pictures/${example}.webp`,
        ...(index === 0 && { thumbnailFor: folderOf(block) }),
      };
      return { subject, comparison: await compareWithStored(subject, views, REDUCTION) };
    }),
  );
}

/** Stored pictures of examples that are no more, of blocks that were compared. */
export function listLeftovers(blocks: readonly BlockPlace[], compared: readonly Subject[]): string[] {
  const known = new Set(compared.map(({ stored }) => stored));
  return blocks
    .map((block) => `${folderOf(block)}/pictures`)
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !known.has(file));
}

/**
 * Compares every example of the blocks, and reports each as soon as it is known. Answers which
 * version of the browser looked at them.
 */
export async function compareBlocks(
  blocks: readonly BlockPlace[],
  onCompared: (one: BlockComparison) => void,
): Promise<string> {
  const port = Number(process.env['GALLERY_PORT'] ?? 3200);
  const folders = remoteFolders().map((name) => join(ROOT, name));
  await serveHarness({ page: 'gallery', name: 'pictures', folders }, port);
  const executablePath = findBrowser();
  const args = [...BROWSER_FLAGS, ...STEADY_FLAGS];
  const browser = await chromium.launch({ args, env: STEADY_ENV, ...(executablePath && { executablePath }) });
  const [first] = blocks;
  if (first) {
    const pages = await openGallery(browser, `http://127.0.0.1:${port}/${pathOf(first)}?bare`);
    for (const block of blocks) {
      const seen = await compareBlock(pages, block);
      const isDifferent = seen.some(({ comparison }) => comparison === 'different');
      // What a busy machine drew late is as stored at a second look; what somebody changed is not.
      for (const one of isDifferent ? await compareBlock(pages, block) : seen) onCompared(one);
    }
  }
  const version = browser.version();
  await browser.close();
  return version;
}
