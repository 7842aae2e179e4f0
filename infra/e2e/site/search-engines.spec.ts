import { expect } from '@playwright/test';
import { JSDOM, VirtualConsole } from 'jsdom';
import { raw } from '../support/http';
import { reservableVehicle, vehiclePath } from '../support/journey';
import { backToDefault, changeSetting, openSettings } from '../support/settings';
import { test } from '../support/test';
import { visit } from '../support/visit';

async function xmlAt(address: string): Promise<Document> {
  const { status, body } = await raw(address);
  expect([address, status]).toEqual([address, 200]);
  return new JSDOM(body, { contentType: 'application/xml' }).window.document;
}
const locationsIn = (document: Document) =>
  [...document.getElementsByTagName('loc')].map(({ textContent }) => textContent ?? '');
const alternatesIn = (entry: Element | undefined) =>
  Object.fromEntries(
    [...(entry?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

/** Every address of a market's sitemap, with its element. */
async function sitemapOf(site: string): Promise<Map<string, Element>> {
  const robots = (await raw(`${site}/robots.txt`)).body;
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(index).toBe(`${site}/sitemap.xml`);
  const found = new Map<string, Element>();
  for (const part of locationsIn(await xmlAt(index))) {
    for (const element of (await xmlAt(part)).getElementsByTagName('url')) {
      found.set(element.getElementsByTagName('loc')[0]?.textContent ?? '', element);
    }
  }
  return found;
}

test('robots find every page and vehicle of a market, in each of its languages, and nothing that is a visitor’s own', async ({
  site,
}) => {
  const [ae, au, url] = [site.addressOf('ae'), site.addressOf('au'), new URL(site.url).origin];
  const [inAe, inAu] = [await sitemapOf(ae), await sitemapOf(au)];
  const vehicle = vehiclePath(await reservableVehicle(site, 'ae'));
  for (const address of [`${ae}/`, `${ae}/ar`, `${ae}/ar/news`, ae + vehicle, `${ae}/ar${vehicle}`]) {
    expect([address, inAe.has(address)]).toEqual([address, true]);
  }
  expect(inAu.has(`${au}/news`)).toBe(true);
  const all = [...inAe.keys(), ...inAu.keys()].join('\n');
  expect(all).not.toMatch(/\/(404|search|cms|admin|showroom-order-online|showroom\/(saved|compare))(\n|\/|\?|$)/);
  expect(alternatesIn(inAe.get(`${ae}/ar/news`))).toMatchObject({
    'en-AE': `${ae}/news`,
    'ar-AE': `${ae}/ar/news`,
    'en-AU': `${au}/news`,
    'x-default': `${url}/news`,
  });
  expect(alternatesIn(inAu.get(`${au}/news`))).toEqual(alternatesIn(inAe.get(`${ae}/news`)));
});

test('what is in a sitemap is there, names itself as its address, and may be found', async ({ site }) => {
  // As robots do: a site's pages one after another. All at once, a busy server refuses some.
  const visitAll = async (market: 'international' | 'ae' | 'au' | 'jp') => {
    const addresses = [...(await sitemapOf(site.addressOf(market))).keys()];
    const pages = addresses.filter((address) => !address.includes('/showroom/'));
    const vehicles = addresses.filter((address) => address.includes('/showroom/')).slice(0, 4);
    expect([pages.length > 5, vehicles.length]).toEqual([true, 4]);
    for (const address of [...pages, ...vehicles]) {
      const { status, body } = await raw(address);
      const { head } = new JSDOM(body, { virtualConsole: new VirtualConsole() }).window.document;
      const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href');
      expect([address, status, canonical]).toEqual([address, 200, address]);
      expect([address, head.querySelector('meta[name="robots"]')]).toEqual([address, null]);
    }
  };
  await Promise.all((['international', 'ae', 'au', 'jp'] as const).map(visitAll));
});

test('a page names its languages and its address in the browser, and those of the next one after a navigation', async ({
  page,
  site,
}) => {
  const ae = site.addressOf('ae');
  const href = (selector: string) => page.locator(`head ${selector}`).getAttribute('href');
  await visit(page, `${ae}/ar/offers?utm_source=mail`);
  for (const path of ['/offers', '']) {
    await expect(page.locator('head link[rel="alternate"]')).toHaveCount(2);
    await expect.poll(() => href('link[rel="canonical"]')).toBe(`${ae}/ar${path}`);
    expect(await href('link[hreflang="en-AE"]')).toBe(`${ae}${path || '/'}`);
    expect(await href('link[hreflang="ar-AE"]')).toBe(`${ae}/ar${path}`);
    if (path !== '') await page.getByRole('navigation', { name: 'مسار التنقل' }).getByRole('link').first().click();
  }
  const kinds = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')['@type']));
  expect(kinds).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
});

test('a market that is not to be found closes itself to robots, until it is again', async ({ page, site }) => {
  const au = site.addressOf('au');
  await openSettings(page, au);
  await changeSetting(page, 'robots.indexed');
  await page.getByRole('switch', { name: 'Value' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('robots.indexed is saved.')).toBeVisible();
  await expect(async () => {
    expect((await raw(`${au}/robots.txt`)).body).toBe('User-agent: *\nDisallow: /\n');
  }).toPass({ timeout: 5000 });
  expect((await raw(`${au}/sitemap.xml`)).status).toBe(404);
  expect((await raw(`${au}/offers`)).headers['x-robots-tag']).toBe('noindex, nofollow');
  expect((await raw(`${site.addressOf('ae')}/offers`)).headers['x-robots-tag']).toBeUndefined();
  const news = `${site.addressOf('ae')}/news`;
  const others = () => sitemapOf(site.addressOf('ae')).then((entries) => Object.keys(alternatesIn(entries.get(news))));
  expect(await others()).not.toContain('en-AU');

  await backToDefault(page, 'robots.indexed');
  await expect(async () => expect((await raw(`${au}/sitemap.xml`)).status).toBe(200)).toPass({ timeout: 5000 });
  expect(await others()).toContain('en-AU');
});
