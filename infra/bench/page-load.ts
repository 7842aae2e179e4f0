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
  /** When React had taken over the page as a whole; undefined without scripts. */
  readonly hydrated: number | undefined;
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
}

/** Loads an address with a cold cache on a slow phone, until nothing happens any more. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
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
    return { ...figures, requests, mainThread, html, scripts: await scriptsOf(responses) };
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
