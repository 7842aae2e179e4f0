import { type CDPSession, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { raw, unseen } from '../support/http';
import { countLoads } from '../support/journey';
import { compositionOf, registryOf } from '../support/remotes';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { visit } from '../support/visit';

const MARKETS = ['', '/ar'] as const;
const WIDTHS = [360, 768, 1024, 1440, 1920];

/** What the site says of a market's slots, with another remote in the one of the navigation. */
async function slotsWith(site: Site, remote: string): Promise<Record<string, unknown>> {
  const { body } = await raw(`${site.addressOf('ae')}/site-map/slots.json`);
  const now: { slots: Record<string, { instead?: { remote: string; expose: string }[] }> } = JSON.parse(body);
  const { instead = [], ...present } = now.slots['navigation'] ?? {};
  const filling = [present, ...instead].find((one) => 'remote' in one && one.remote === remote);
  if (!filling) throw new Error(`${remote} cannot fill the navigation`);
  return { ...now, slots: { ...now.slots, navigation: filling } };
}

/** The newest published version of a remote, pinned or not. */
async function newestOf(site: Site, remote: string): Promise<string> {
  const answer = await fetch(`${site.urlOf('registry')}/releases`);
  const { data }: { data: { remote: string; versions: string[] }[] } = await answer.json();
  return data.find((one) => one.remote === remote)?.versions[0] ?? '';
}

/** Goes to another page as a click on a link of the page does. */
function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

test.describe('the navigation service in the market that has it', () => {
  for (const prefix of MARKETS) {
    test(`stands in the first HTML, works before its code, and passes axe (${prefix || '/'})`, async ({
      page,
      site,
    }) => {
      const address = `${site.addressOf('ae')}${prefix}/offers`;
      const { body } = await raw(unseen(address));
      expect(body).toContain('<header class="naas">');
      expect(body).toContain('Showroom Emirates');
      expect(body).not.toMatch(/\{retailer_(name|url)\}/);
      expect(body.indexOf('/naas/style.locale=')).toBeLessThan(body.indexOf('<header class="naas">'));
      await visit(page, address);
      const panel = page.locator('.naas-panel').first();
      await panel.locator('summary').click();
      await expect(panel.locator('a').first()).toBeVisible();
      await expectAccessible(page, `navigation service ${prefix}`);
    });

    test(`holds at every width (${prefix || '/'})`, async ({ page, site }) => {
      await visit(page, `${site.addressOf('ae')}${prefix}/offers`);
      const menu = page.locator('#naas-menu');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const links = page.locator('.naas-link:visible, .naas-utility-link:visible, .naas-logo:visible');
        if (width < 1024) await page.locator('.naas-toggle').click();
        await expect(menu.locator('.naas-utility-link').last()).toBeVisible();
        const outside = await links.evaluateAll((all) =>
          all
            .map((link) => link.getBoundingClientRect())
            .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth),
        );
        expect.soft(outside, `links outside of the window at ${width} px`).toEqual([]);
        if (width < 1024) await page.locator('.naas-close').click();
      }
    });
  }

  test('loads its script once, from the service, at the first touch, and keeps the page on its links', async ({
    page,
    site,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/naas/nav.js')) scripts.push(request.url());
    });
    const loads = countLoads(page);
    await visit(page, `${site.addressOf('ae')}/offers`);
    expect(scripts).toEqual([]);
    const stock = page.locator('summary', { hasText: 'Find your vehicle' });
    await stock.hover();
    await expect.poll(() => page.evaluate(() => 'naasNavigation' in window)).toBe(true);
    await stock.click();
    await expect(page.locator('.naas-panel[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.naas-panel[open]')).toHaveCount(0);
    await page.locator('.naas-utility-link', { hasText: 'News' }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.locator('.naas-utility-link[aria-current="page"]')).toHaveText('News');
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/ar\/news$/);
    expect(loads()).toBe(2);
    expect(scripts).toEqual([`${site.urlOf('sandbox')}/naas/nav.js`]);
  });

  test('answers on the site as the specification says, and links to what the page may load', async ({ site }) => {
    const { body, status } = await raw(`${site.addressOf('ae')}/naas/nav.locale=en-AE`);
    expect(status).toBe(200);
    const { cssLink, javascriptLink } = JSON.parse(body);
    expect((await raw(site.addressOf('ae') + cssLink)).headers['content-type']).toContain('text/css');
    expect(javascriptLink).toBe(`${site.urlOf('sandbox')}/naas/nav.js`);
    expect((await raw(`${site.url}/naas/nav.locale=en-GB`)).status).toBe(404);
  });

  test('marks the list of vehicles in both languages', async ({ page, site }) => {
    for (const language of ['', '/ar']) {
      await visit(page, `${site.addressOf('ae')}${language}/stock`);
      const current = page.locator('.naas-main [aria-current="page"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', `${language}/stock`);
    }
  });

  test('shows nothing of hostile HTML, and a change of the service reaches pages that were kept', async ({
    page,
    site,
  }) => {
    const control = (path: string, method: string, body: object) =>
      fetch(`${site.urlOf('sandbox')}/control/naas/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const hostile = `<p>Note</p><img src="data:," onerror="window.hostile = true"><script>window.hostile = true</script>`;
    await control('note', 'PUT', { html: hostile });
    try {
      const served = async () => (await raw(`${site.addressOf('ae')}/offers`)).body.includes('<p>Note</p>');
      await expect.poll(served, { timeout: 60_000 }).toBe(true);
      await visit(page, `${site.addressOf('ae')}/offers`);
      expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    } finally {
      await control('note', 'PUT', { html: '' });
    }
  });
});

test('a composition says what fills the slot, and an open page changes with its next navigation', async ({
  page,
  site,
}) => {
  const registry = registryOf(site);
  const loads = countLoads(page);
  // The page does not ask again at once, unless its questions go around the browser's cache.
  await page.route('**/site-map/slots.json', (route) => route.continue());
  await visit(page, `${site.addressOf('ae')}/offers`);
  await expect(page.locator('header.naas')).toBeVisible();
  const fill = async (remote: string) => site.untilServed(await registry.fill('ae', 'navigation', remote, 'test'));
  try {
    await fill('mf-navigation');
    expect((await raw(unseen(`${site.addressOf('ae')}/offers`))).body).toContain('class="navigation-bar"');
    await follow(page, '/news');
    await expect(page.locator('.navigation-bar')).toBeVisible();
    await expect(page.locator('header.naas')).toHaveCount(0);
    await expect(page.locator('link[href*="/naas/style"]')).toHaveCount(0);
  } finally {
    await fill('mf-naas');
  }
  await follow(page, '/offers');
  await expect(page.locator('header.naas')).toBeVisible();
  expect(loads()).toBe(1);
});

interface Counted {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function counted(cdp: CDPSession): Promise<Counted> {
  // Finalisers of the first collection free what the second one takes.
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

const SWAPS = 100;
const COUNT_EVERY = 5;
/**
 * Counts that are looked at: the newest. What grows with each swap grows there as well, and the
 * browser has warmed up.
 */
const LATEST = SWAPS / 2 / COUNT_EVERY;
/**
 * A navigation that swaps nothing keeps about 2 kB: history, measurements of the browser, traces of
 * the test.
 */
const MOST_BYTES = 8_000;

/**
 * What one more swap adds. The median of all pairs (Theil and Sen) does not mind a count that came
 * before the browser had cleaned up.
 */
function perSwap(values: readonly number[]): number {
  const latest = values.slice(-LATEST);
  const slopes = latest.flatMap((from, index) => latest.slice(index + 1).map((to, more) => (to - from) / (more + 1)));
  return (slopes.sort((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0) / COUNT_EVERY;
}

test('swapped a hundred times between React, the service and Vue, a page keeps nothing, shifts nothing and is never loaded anew', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const registry = registryOf(site);
  const { remotes } = await compositionOf(site, 'international');
  const version = await newestOf(site, 'mf-vue-navigation');
  expect(remotes.some(({ remote }) => remote === 'mf-vue-navigation')).toBe(false);
  await site.untilServed(await registry.pin('ae', 'mf-vue-navigation', version, 'test'));

  const KINDS = [
    { remote: 'mf-navigation', shown: '.navigation-bar', gone: 'header.naas, header.vue-navigation' },
    { remote: 'mf-naas', shown: 'header.naas', gone: '.navigation-bar, header.vue-navigation' },
    { remote: 'mf-navigation', shown: '.navigation-bar', gone: 'header.naas, header.vue-navigation' },
    {
      remote: 'mf-vue-navigation',
      shown: 'header.vue-navigation',
      gone: 'header.navigation:not(.vue-navigation), header.naas',
    },
    { remote: 'mf-naas', shown: 'header.naas', gone: '.navigation-bar, header.vue-navigation' },
    {
      remote: 'mf-vue-navigation',
      shown: 'header.vue-navigation',
      gone: 'header.navigation:not(.vue-navigation), header.naas',
    },
  ] as const;
  const answers = new Map<string, string>();
  for (const { remote } of KINDS) answers.set(remote, JSON.stringify(await slotsWith(site, remote)));
  let wanted = '';
  await page.route('**/site-map/slots.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: answers.get(wanted) ?? '' }),
  );

  try {
    const loads = countLoads(page);
    await visit(page, `${site.addressOf('ae')}/privacy`);
    await page.evaluate(() => {
      Reflect.set(window, 'shifts', []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: false });
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('HeapProfiler.enable');

    async function swap(index: number): Promise<void> {
      const kind = KINDS[index % KINDS.length] ?? KINDS[0];
      wanted = kind.remote;
      await follow(page, index % 2 === 0 ? '/terms' : '/privacy');
      await page.waitForFunction(
        ({ shown, gone }) => {
          const bar = document.querySelector(shown);
          return bar !== null && bar.getBoundingClientRect().height > 0 && !document.querySelector(gone);
        },
        kind,
        { timeout: 10_000, polling: 'raf' },
      );
    }

    const counts: Counted[] = [];
    const grown = (of: keyof Counted) => perSwap(counts.map((count) => count[of]));
    // A busy browser may clean up late for a while; what is kept for ever grows on, however often
    // it is looked at.
    for (let index = 0; index < SWAPS || (index < 2 * SWAPS && grown('heap') >= MOST_BYTES); index += 1) {
      await swap(index);
      if (index % COUNT_EVERY === COUNT_EVERY - 1) counts.push(await counted(cdp));
    }
    const shifts = () => page.evaluate((): number[] => Reflect.get(window, 'shifts'));
    expect(await shifts()).toEqual([]);
    expect(loads()).toBe(1);
    // A navigation has hundreds of elements and dozens of listeners: one that stays shows at once.
    expect(grown('nodes'), 'nodes per swap').toBeLessThan(5);
    expect(grown('listeners'), 'listeners per swap').toBeLessThan(1);
    expect(grown('heap'), 'bytes per swap').toBeLessThan(MOST_BYTES);
    await expectAccessible(page, 'the navigation after the last swap');
    // What would have been a shift is seen as one.
    await page.evaluate(() => document.body.style.setProperty('padding-top', '200px'));
    await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await site.untilServed(await registry.pin('ae', 'mf-vue-navigation', null, 'test'));
  }
});
