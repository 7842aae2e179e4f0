import { join } from 'node:path';
import type { Browser, CDPSession, Page, Response } from '@playwright/test';

/** 165 ms a request, 8.1 Mbit/s down, 1.35 Mbit/s up. */
const FAST_4G = { latency: 165, downloadThroughput: 8_100_000 / 8, uploadThroughput: 1_350_000 / 8 };
const CPU_SLOWDOWN = 4;
/** Milliseconds after the network is idle, for what the page does then. */
const QUIET = 1200;
const LIMIT = 60_000;

export interface Script {
  readonly url: string;
  /** Bytes on the wire. */
  readonly bytes: number;
}

interface Figures {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** What long tasks took beyond 50 ms each, after the first paint. */
  readonly blocking: number;
  /** Element and address of the largest paint. */
  readonly largest: string;
}

export interface PageLoad extends Figures {
  /** Milliseconds that the main thread worked, as slow as it is made. */
  readonly mainThread: number;
  /** Bytes of the document on the wire. */
  readonly html: number;
  readonly requests: number;
  readonly scripts: readonly Script[];
  /** What a first touch of the page brings, if anything waited for it. */
  readonly touched: Touched;
}

interface Touched {
  /** Milliseconds from the touch until React had taken over the page as a whole; else undefined. */
  readonly hydrated: number | undefined;
  readonly scripts: readonly Script[];
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/**
 * Loads an address with a cold cache on a slow phone, until nothing happens any more; then somebody
 * touches it.
 */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const devtools = await slowDown(page);
    await page.addInitScript({ path: join(import.meta.dirname, 'observe-page.js') });
    const responses: Response[] = [];
    let requests = 0;
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests += 1;
    });
    page.on('response', (response) => {
      responses.push(response);
    });
    const document = await page.goto(url, { waitUntil: 'load', timeout: LIMIT });
    await page.waitForLoadState('networkidle', { timeout: LIMIT });
    await page.waitForTimeout(QUIET);
    const figures: Figures = await page.evaluate('benchFigures()');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const mainThread = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    const html = document ? await bodyBytes(document) : Number.NaN;
    const scripts = await scriptsOf(responses);
    return { ...figures, requests, mainThread, html, scripts, touched: await touch(page, responses) };
  } finally {
    await context.close();
  }
}

/** A touch of nothing, at the page's edge. */
async function touch(page: Page, responses: readonly Response[]): Promise<Touched> {
  const before = responses.length;
  const at: number = await page.evaluate('performance.now()');
  await page.touchscreen.tap(1, 1);
  await page.waitForTimeout(QUIET);
  await page.waitForLoadState('networkidle', { timeout: LIMIT });
  await page.waitForTimeout(QUIET);
  const hydrated: number | undefined = await page.evaluate('benchHydrated()');
  return {
    hydrated: hydrated === undefined ? undefined : Math.max(0, hydrated - at),
    scripts: await scriptsOf(responses.slice(before)),
  };
}

/**
 * Milliseconds from a press on each of the first filters of a list to what it changes on the
 * screen, with a slow processor and network. The first press is the first that is done on the page.
 */
export async function tickFilters(browser: Browser, url: string, ticks: number): Promise<number[]> {
  const context = await browser.newContext({ ...DESKTOP, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript({ path: join(import.meta.dirname, 'observe-page.js') });
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT });
    await page.waitForLoadState('networkidle', { timeout: LIMIT });
    const boxes = page.locator('.listing-filters input[type="checkbox"]').filter({ visible: true });
    const durations: number[] = [];
    for (let tick = 0; tick < ticks; tick += 1) {
      const box = await boxes.nth(tick).boundingBox();
      if (!box) throw new Error(`The list has ${tick} filters to tick, not ${ticks}`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(QUIET);
      await page.waitForLoadState('networkidle', { timeout: LIMIT });
      durations.push(await page.evaluate('benchInteraction()'));
    }
    return durations;
  } finally {
    await context.close();
  }
}

async function bodyBytes(response: Response): Promise<number> {
  return (await response.request().sizes()).responseBodySize;
}

async function scriptsOf(responses: readonly Response[]): Promise<Script[]> {
  const scripts = responses.filter((response) => new URL(response.url()).pathname.endsWith('.js'));
  return Promise.all(scripts.map(async (response) => ({ url: response.url(), bytes: await bodyBytes(response) })));
}

async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...FAST_4G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await devtools.send('Performance.enable');
  return devtools;
}
