import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Route } from '@playwright/test';
import { build } from 'esbuild';
import { BROWSER_FLAGS, obtainBrowser } from '../../checks/browser';
import type { BuiltRemote } from '../../checks/first-load';
import type { RenderedCase } from './cases';
import { installedVersions } from './installed';
import type { BrowserFindings, BrowserRequest } from './page/main';

const PAGE = 'http://gate.test';
const RELEASE = `${PAGE}/release`;
const DEADLINE = 60_000;

/**
 * A headless Chromium, obtained where there is none; says what to do when that does not work
 * either.
 */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await obtainBrowser((line) => console.error(line));
  if (!executablePath) {
    throw new Error(
      'The gate looks at releases in a browser, and there is none: `npx playwright install chromium` brings one, CHROMIUM_PATH names one.',
    );
  }
  return chromium.launch({ executablePath, args: BROWSER_FLAGS });
}

/**
 * For machines that cannot have a browser: the gate looks at the server's side alone then, and the
 * report says so.
 */
export async function openBrowserIfPossible(say: (line: string) => void): Promise<Browser | undefined> {
  try {
    return await openBrowser();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    say(`Releases are looked at on the server alone: ${reason}`);
    return undefined;
  }
}

/**
 * The script of the gate's page: a host with one of each shared module, and the remote's example
 * answers.
 */
export async function pageScript(harness: string | undefined): Promise<string> {
  const own =
    harness && existsSync(harness) ? `import * as harness from ${JSON.stringify(harness)};` : 'const harness = {};';
  const { outputFiles } = await build({
    stdin: {
      contents: `import './page/hook';\nimport { offerGate } from './page/main';\n${own}\nofferGate(harness);\n`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    // The build that explains itself: it also complains about attributes that differ.
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens a page with a release, and lets its code take over what the server rendered. */
export async function examineInBrowser(
  browser: Browser,
  script: string,
  { manifest, output }: BuiltRemote,
  cases: readonly RenderedCase[],
): Promise<BrowserFindings> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.route('**/*', (route) => answer(route, script, output));
    await page.goto(`${PAGE}/`);
    const request: BrowserRequest = { manifest, origin: RELEASE, versions: installedVersions(), cases };
    return await inTime(page.evaluate(work, request));
  } finally {
    await context.close();
  }
}

/** Runs in the page, under the name that page/main.ts gives it. */
function work(request: BrowserRequest): Promise<BrowserFindings> {
  const examine: unknown = Reflect.get(globalThis, 'showroomGate');
  if (typeof examine !== 'function') throw new Error('The page of the gate did not start');
  return Reflect.apply(examine, undefined, [request]);
}

/** The page, its script and the files of the release; nothing else can be reached from there. */
async function answer(route: Route, script: string, output: string): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const headers = { 'access-control-allow-origin': '*' };
  if (origin !== PAGE) return route.fulfill({ headers, contentType: emptyTypeOf(route), body: '' });
  if (pathname === '/') {
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Gate</title><script src="/gate.js"></script></head><body></body></html>',
    });
  }
  if (pathname === '/gate.js') return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script });
  const file = /^\/release\/(web\/.+)$/.exec(pathname)?.[1];
  const body = file && !file.includes('..') ? await readFile(join(output, file)).catch(() => undefined) : undefined;
  if (!body) return route.fulfill({ status: pathname.startsWith('/release/') ? 404 : 204, headers });
  const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript; charset=utf-8';
  return route.fulfill({ contentType, headers, body });
}

/** What is asked of anybody else is answered with nothing. */
function emptyTypeOf(route: Route): string {
  switch (route.request().resourceType()) {
    case 'script':
      return 'text/javascript';
    case 'stylesheet':
      return 'text/css';
    default:
      return 'text/plain';
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it was not done after ${DEADLINE / 1000} s`)), DEADLINE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
