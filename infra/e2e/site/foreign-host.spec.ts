import { type CDPSession, expect, type Page } from '@playwright/test';
import { type ForeignHost, startForeignHost } from '../../foreign-host/server';
import { expectAccessible } from '../support/accessible';
import type { Site } from '../support/site';
import { test as base } from '../support/test';

const test = base.extend<{ readonly host: ForeignHost; readonly foreignPage: Page }>({
  host: async ({ site }, use) => {
    const host = await startForeignHost(addressesOf(site));
    await use(host);
    await host.stop();
  },
  // A page that is not the site's: it has a React, a router or a bus of its own, or none.
  foreignPage: async ({ browser, watch }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    watch.follow(page);
    await use(page);
    await context.close();
  },
});

const addressesOf = (site: Site) => ({
  siteOrigin: site.url,
  apiUrl: site.urlOf('api'),
  registryUrl: site.env['REGISTRY_URL'] ?? '',
});

/** Opens the foreign page and waits until it could mount. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => 'foreignHost' in window);
}

type Act = 'mount' | 'update' | 'unmount';

/** Lets the host do something with the parcel; the answer is what it failed with. */
function act(page: Page, name: Act, more: Record<string, unknown> = {}): Promise<string | undefined> {
  return page.evaluate(
    async ([step, props]) => {
      const host: Record<Act, (more: unknown) => Promise<void>> = Reflect.get(window, 'foreignHost');
      return host[step](props).then(
        () => undefined,
        (error: Error) => error.message,
      );
    },
    [name, more] as const,
  );
}

/** Entries of a market that fills its navigation with a service. */
const ENTRIES = ['Offers', 'News'].map((label, sequence) => ({
  id: `main-${sequence}`,
  type: 'nav_entry',
  attributes: {
    place: 'main',
    sequence,
    label,
    url: `/${label.toLowerCase()}`,
    target: '_self',
    type: 'link',
    children: [],
  },
}));

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a page without a framework mounts, updates and unmounts our navigation', async ({
  foreignPage: page,
  host,
  site,
}) => {
  await open(page, `${host.url}/?market=au`);
  const before = await page.content();
  await page.getByRole('button', { name: 'Mount', exact: true }).click();
  const offers = bar(page).getByRole('link', { name: 'Offers' });
  await expect(offers).toBeVisible();
  await expect(offers).toHaveAttribute('href', `${site.addressOf('au')}/offers`);
  await expect(offers).not.toHaveAttribute('aria-current');
  await expectAccessible(page, 'a foreign page with our navigation');

  await page.getByRole('button', { name: 'Update' }).click();
  await expect(offers).toHaveAttribute('aria-current', 'page');
  await offers.click();
  await expect(page.locator('#followed')).toHaveText(`${site.addressOf('au')}/offers`);

  await page.getByRole('button', { name: 'Unmount' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('#navigation')).toBeEmpty();
  await page.evaluate(() => document.querySelector('#followed')?.replaceChildren('nothing'));
  const scripts = /<script[^>]*web\/parcels[^>]*><\/script>/g;
  expect((await page.content()).replaceAll(scripts, '')).toBe(before.replaceAll(scripts, ''));
});

test('an update brings another language, other settings and other entries into the navigation that stands', async ({
  foreignPage: page,
  host,
  site,
}) => {
  await open(page, `${host.url}/?market=ae`);
  expect(await act(page, 'mount', { entries: ENTRIES })).toBeUndefined();
  const logo = page.getByRole('banner').getByRole('link', { name: /home$/ });
  await expect(logo).toHaveText('Showroom');
  const header = await page.locator('#navigation header').elementHandle();

  await test.step('a market has changed a setting', async () => {
    expect(
      await act(page, 'update', { settings: { 'app.name': 'Emirates', 'app.theme': 'dark-theme' } }),
    ).toBeUndefined();
    await expect(logo).toHaveText('Emirates');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(13, 14, 14)');
  });
  await test.step('the page is in another language', async () => {
    expect(await act(page, 'update', { locale: 'ar-AE', entries: ENTRIES })).toBeUndefined();
    await expect(page.locator('.showroom-parcel')).toHaveAttribute('dir', 'rtl');
    const offers = page.getByRole('navigation', { name: 'الرئيسية' }).getByRole('link', { name: 'Offers' });
    await expect(offers).toHaveAttribute('href', `${site.addressOf('ae')}/ar/offers`);
  });
  await test.step('nothing is left to show', async () => {
    expect(await act(page, 'update', { entries: [] })).toBeUndefined();
    await expect(bar(page).getByRole('link')).toHaveCount(0);
  });
  // One and the same all the time: an update is no new mount.
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await act(page, 'unmount')).toBeUndefined();
});

test('props that are of no use are named by their place, and what stands goes on standing', async ({
  foreignPage: page,
  host,
  watch,
}) => {
  watch.expectTrouble(/The navigation was given props that it cannot use/);
  await open(page, `${host.url}/?market=au`);
  expect(await act(page, 'mount', { locale: 'ar-AE' })).toContain(
    'The navigation was given props that it cannot use: locale: must be one of the locales of the market',
  );
  expect(await act(page, 'mount', { entries: [{ id: 1 }] })).toContain('entries[0].id: must be string, not number');
  await expect(page.locator('#navigation')).toBeEmpty();

  expect(await act(page, 'mount')).toBeUndefined();
  const complaint = page.waitForEvent('console', (message) => message.type() === 'error');
  expect(await act(page, 'update', { settings: { 'app.theme': 'pink-theme' } })).toBeUndefined();
  expect((await complaint).text()).toContain("settings['app.theme']: ");
  await expect(bar(page)).toBeVisible();
  expect(await act(page, 'update', { path: '/offers' })).toBeUndefined();
  await expect(bar(page).getByRole('link', { name: 'Offers' })).toHaveAttribute('aria-current', 'page');
  expect(await act(page, 'unmount')).toBeUndefined();
});

interface Retained {
  readonly nodes: number;
  readonly listeners: number;
  readonly elements: number;
}

/** What the page retains once no timer is left and the browser has cleaned up. */
async function retained(page: Page, cdp: CDPSession): Promise<Retained> {
  // single-spa lets the deadline of every step run out, which holds what the step was given.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'timers').size), 'timers').toBe(0);
  // What the first round lets go of may hold what only the second one takes.
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { nodes, listeners: jsEventListeners, elements };
}

/** Notes every timer of the page that is still to come. */
function countTimers(): void {
  const timers = new Set<unknown>();
  Reflect.set(window, 'timers', timers);
  const { setTimeout: set, clearTimeout: clear } = window;
  Reflect.set(window, 'setTimeout', (run: unknown, wait?: number, ...rest: unknown[]) => {
    const id = set(() => {
      timers.delete(id);
      if (typeof run === 'function') run(...rest);
    }, wait);
    timers.add(id);
    return id;
  });
  Reflect.set(window, 'clearTimeout', (id: number) => {
    timers.delete(id);
    clear(id);
  });
}

const ROUNDS = 100;
const WARM = 10;

test('a hundred times mounted, updated and unmounted, the navigation leaves nothing in the page', async ({
  foreignPage: page,
  host,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(countTimers);
  await open(page, `${host.url}/?market=ae`);
  const cdp = await page.context().newCDPSession(page);
  const main = (name: string) => expect(page.getByRole('navigation', { name })).toBeVisible();

  async function round(index: number): Promise<void> {
    const isLookedAt = index % 10 === 0;
    expect(await act(page, 'mount', { entries: ENTRIES })).toBeUndefined();
    if (isLookedAt) await main('Main');
    expect(await act(page, 'update', { entries: ENTRIES, locale: 'ar-AE', path: '/offers' })).toBeUndefined();
    if (isLookedAt) await main('الرئيسية');
    expect(await act(page, 'unmount')).toBeUndefined();
  }

  for (let index = 0; index < WARM; index += 1) await round(index);
  const warm = await retained(page, cdp);
  for (let index = WARM; index < ROUNDS; index += 1) await round(index);
  await expect(page.locator('#navigation')).toBeEmpty();
  const end = await retained(page, cdp);
  // A navigation has hundreds of nodes and dozens of listeners: one that stays shows at once.
  expect(end.nodes - warm.nodes, 'nodes more').toBeLessThan(50);
  expect(end.listeners - warm.listeners, 'listeners more').toBeLessThan(10);
  expect(end.elements, 'elements in the document').toBe(warm.elements);
});
