import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../checks/browser';
import { storeSettings } from '../e2e/support/settings';
import { signInAs } from '../e2e/support/sign-in';
import { siteToLoad } from './own-site';
import { loadPage, type PageLoad } from './page-load';
import { machine, median, numberOption, print, printTable } from './table';

const MARKET = 'international';

/** Every overlay that a market can set, off. */
const NONE = {
  'cookie_consent.strategy': 'none',
  'fab.content': [],
  'popups.list': [],
  'exit_popup.content': [],
  'search.popup.enabled': false,
};

const link = (url: string, link_text: string) => ({ link: { url, link_text }, icon: 'search' });

/** One overlay alone, by the settings that differ from none. */
const OVERLAYS: Readonly<Record<string, Partial<Record<keyof typeof NONE, unknown>>>> = {
  none: {},
  'cookie banner': { 'cookie_consent.strategy': 'basic' },
  'floating button': { 'fab.content': [{ items: [link('/stock', 'Find yours'), link('/offers', 'Offers')] }] },
  popup: {
    'popups.list': [{ is_enabled: true, header: 'A winter offer', body: '<p>Until the end of March.</p>' }],
  },
  'exit popup': { 'exit_popup.content': [{ header: 'You are leaving', ok_text: 'Go on', cancel_text: 'Stay' }] },
  'search popup': { 'search.popup.enabled': true },
};

/** Ends when the home page has the settings: its HTML carries those that are no defaults. */
async function untilServed(site: string, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const defaults: Readonly<Record<string, unknown>> = { ...NONE, 'cookie_consent.strategy': 'basic' };
  for (let tries = 0; tries < 100; tries += 1) {
    const html = await (await fetch(site)).text();
    const isServed = ([key, value]: [string, unknown]) => {
      const [, written] = html.split(`"${key}":`);
      return written === undefined ? value === defaults[key] : written.startsWith(JSON.stringify(value).slice(0, 28));
    };
    if (Object.entries(settings).every(isServed)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The home page was not rendered with ${JSON.stringify(settings)}`);
}

async function measure(browser: Browser, manager: Page, site: string, runs: number): Promise<Map<string, PageLoad[]>> {
  const loads = new Map<string, PageLoad[]>(Object.keys(OVERLAYS).map((name) => [name, []]));
  // The first round only warms up: pictures are drawn, the browser is started.
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, settings] of Object.entries(OVERLAYS)) {
      const wanted = { ...NONE, ...settings };
      await storeSettings(manager, MARKET, wanted);
      await untilServed(site, wanted);
      const load = await loadPage(browser, site);
      if (run > 0) loads.get(name)?.push(load);
    }
    print(`Run ${run} of ${runs} (${machine()})`);
  }
  return loads;
}

function report(loads: ReadonlyMap<string, readonly PageLoad[]>): void {
  const kB = (scripts: PageLoad['scripts']) => scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const rows = [...loads].map(([name, of]) => {
    const figure = (read: (load: PageLoad) => number) => median(of.map(read));
    return {
      name,
      html: figure(({ html }) => html / 1000),
      atLoad: figure(({ scripts }) => kB(scripts)),
      touched: figure(({ scripts, touched }) => kB(scripts) + kB(touched.scripts)),
      lcp: figure(({ lcp }) => lcp),
      blocking: figure(({ blocking }) => blocking),
    };
  });
  const [none] = rows;
  printTable(
    ['home with', 'HTML kB', 'JavaScript kB', 'with a touch', 'more than none', 'LCP ms', 'LCP / none', 'blocking ms'],
    rows.map(({ name, html, atLoad, touched, lcp, blocking }) => [
      name,
      html.toFixed(2),
      atLoad.toFixed(1),
      touched.toFixed(1),
      (touched - (none?.touched ?? Number.NaN)).toFixed(2),
      lcp.toFixed(0),
      (lcp / (none?.lcp ?? Number.NaN)).toFixed(2),
      blocking.toFixed(0),
    ]),
  );
}

const site = await siteToLoad();
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
try {
  const manager = await browser.newPage();
  await manager.goto(`${site.url}/admin`);
  await signInAs(manager, 'admin@showroom.test');
  await manager.getByRole('heading', { level: 1 }).waitFor();
  report(await measure(browser, manager, site.url, numberOption('runs', 5)));
} finally {
  await browser.close();
  await site.stop();
}
