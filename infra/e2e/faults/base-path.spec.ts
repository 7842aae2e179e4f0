import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { raw } from '../support/http';
import { signInAs } from '../support/sign-in';
import { portsOf, type Site, startOwnSite } from '../support/site';
import { visit } from '../support/visit';

/** Its ports are behind those of the projects' sites. */
const NUMBER = 8;
const BASE = '/cars';

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const origin = `http://localhost:${portsOf(NUMBER)['SITE_PORT']}${BASE}`;
  site = await startOwnSite(NUMBER, { env: { SITE_ORIGIN: origin } });
});
test.afterAll(() => site.stop());

const isBelow = (path: string) => /^\/cars([/?#]|$)/.test(path);

/** Everything that a browser asked the site's host for beside the base path, and what failed. */
function watch(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on('response', (response) => {
    const { hostname, pathname } = new URL(response.url());
    if (!/(^|\.)localhost$/.test(hostname)) return;
    if (!isBelow(pathname)) found.push(`beside: ${pathname}`);
    if (response.status() >= 500) found.push(`${response.status()}: ${pathname}`);
  });
  context.on('weberror', (error) => found.push(error.error().message));
  return found;
}

/** Addresses in the page that lead to the site's host beside the base path. */
function addressesBeside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['href', 'src', 'action', 'poster', 'srcset'];
    const written = [...document.querySelectorAll('*')].flatMap((element) =>
      names.flatMap((name) => element.getAttribute(name)?.split(', ') ?? []),
    );
    const { origin } = location;
    const own = written.flatMap((one) => (one.startsWith(`${origin}/`) ? [one.slice(origin.length)] : [one]));
    return own.filter((one) => /^\/(?!\/)/.test(one) && !/^\/cars([/?# ]|$)/.test(one));
  });
}

async function readToTheEnd(page: Page): Promise<void> {
  const isAtEnd = () => {
    const { scrollHeight } = document.documentElement;
    scrollBy({ top: innerHeight, behavior: 'instant' });
    return scrollY + innerHeight >= scrollHeight - 2;
  };
  await expect.poll(() => page.evaluate(isAtEnd), { intervals: [100] }).toBe(true);
  await page.waitForLoadState('networkidle');
}

const PAGES: readonly [market: 'international' | 'ae', path: string][] = [
  ['international', ''],
  ['international', '/fr'],
  ['international', '/discovery'],
  ['international', '/stock'],
  ['international', '/fr/stock'],
  ['international', '/retailers'],
  ['international', '/search?q=defender'],
  ['international', '/there-is-no-such-page'],
  ['ae', '/ar'],
  ['ae', '/offers'],
];

test('below a base path every address of every page lies below it, and so does all that pages ask for', async ({
  context,
}) => {
  test.setTimeout(180_000);
  const found = watch(context);
  for (const [market, path] of PAGES) {
    const page = await context.newPage();
    await visit(page, site.addressOf(market) + BASE + path);
    await readToTheEnd(page);
    expect.soft(await addressesBeside(page), path).toEqual([]);
    await page.close();
  }
  expect(found).toEqual([]);
});

test('links within the site, Back, and a redirect stay below the base path', async ({ page, context }) => {
  const found = watch(context);
  await visit(page, `${site.url}${BASE}/stock`);
  await page.locator('.listing-card-link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/cars\/showroom\/./);
  await page.goBack();
  await expect(page).toHaveURL(/\/cars\/stock$/);
  expect(found).toEqual([]);
  const { headers } = await raw(`${site.url}${BASE}/cms`);
  expect(headers['location']).toBe('/cars/auth/login?to=%2Fcms');
});

test('editors sign in, and write on a page that they see', async ({ page, context }) => {
  test.setTimeout(120_000);
  const found = watch(context);
  await page.goto(`${site.url}${BASE}/cms`);
  await signInAs(page, 'admin@showroom.test');
  await expect(page).toHaveURL(/\/cars\/cms/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await addressesBeside(page)).toEqual([]);
  expect(found).toEqual([]);
});

test('search engines are told addresses below the base path', async () => {
  const { body: robots } = await raw(`${site.url}${BASE}/robots.txt`);
  expect(robots).toContain(`Sitemap: ${site.url}${BASE}/sitemap.xml`);
  expect(robots).toContain('Disallow: /cars/cms/');
  const { body: index } = await raw(`${site.url}${BASE}/sitemap.xml`);
  const parts = [...index.matchAll(/<loc>([^<]+)/g)].map(([, part]) => part ?? '');
  expect(parts.length).toBeGreaterThan(0);
  const { body: pages } = await raw(parts[0] ?? '');
  const listed = [...pages.matchAll(/<loc>([^<]+)/g)].map(([, one]) => new URL(one ?? '').pathname);
  expect(listed.filter((path) => !isBelow(path))).toEqual([]);
});
