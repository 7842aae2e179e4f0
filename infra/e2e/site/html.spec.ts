import { expect } from '@playwright/test';
import { JSDOM, VirtualConsole } from 'jsdom';
import { type RawAnswer, raw } from '../support/http';
import { detailsPath, mailTo, newCustomer, reservableVehicle, reserve, vehiclePath } from '../support/journey';
import { cookieHeader } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

// Its parser of style sheets does not know layers; nobody looks at them here.
const documentOf = ({ body }: RawAnswer) => new JSDOM(body, { virtualConsole: new VirtualConsole() }).window.document;
const textOf = (document: Document, selector: string) => document.querySelector(selector)?.textContent ?? '';
const descriptionOf = (document: Document) =>
  document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

/** Navigation, footer, title and main content stand in the HTML itself. */
function expectWhole(answer: RawAnswer): Document {
  const document = documentOf(answer);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(textOf(document, 'title')).toContain('Showroom');
  expect(textOf(document, 'header nav')).toContain('Range Rover');
  expect(document.querySelectorAll('footer a').length).toBeGreaterThan(5);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  return document;
}

test('the HTML of the home page is whole', async ({ site }) => {
  const answer = await raw(site.url);
  expect(answer.status).toBe(200);
  const document = expectWhole(answer);
  expect(descriptionOf(document)).not.toBe('');
  expect(document.querySelector('a[href="/stock"]')).not.toBeNull();
});

const HOSTS = ['', 'au.', 'ae.', 'jp.', 'ua.'];
const PATHS = ['/', '/stock', '/range-rover', '/defender', '/offers', '/news', '/retailers', '/gallery', '/nowhere'];

test('each page of each market has one title, and a picture that previews of links can fetch', async ({ site }) => {
  const pictures = new Map<string, string>();
  for (const host of HOSTS) {
    const { origin } = new URL(site.url.replace('//', `//${host}`));
    for (const path of [...PATHS, vehiclePath(await reservableVehicle(site, 'international'))]) {
      const answer = await raw(origin + path);
      const document = documentOf(answer);
      const titles = [...document.querySelectorAll('head title, body > title, main title')];
      expect([origin + path, titles.map(({ textContent }) => textContent?.trim() !== '')]).toEqual([
        origin + path,
        [true],
      ]);
      const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      pictures.set(picture, origin + path);
    }
  }
  for (const [picture, page] of pictures) {
    const { status, headers } = await raw(picture);
    expect([page, picture, status, headers['content-type']]).toEqual([page, picture, 200, 'image/jpeg']);
  }
});

test('every script that a page fetches ahead is run by it', async ({ page }) => {
  await page.addInitScript(() => {
    const run = new Set<string>();
    Object.assign(globalThis, { run });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) run.add(node.src);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of PATHS.filter((one) => one !== '/nowhere')) {
    await visit(page, path);
    const ahead = await page
      .locator('link[rel="preload"][as="script"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(ahead.length).toBeGreaterThan(0);
    const notRun = () =>
      page.evaluate((hrefs) => {
        const run: Set<string> = Reflect.get(globalThis, 'run');
        return hrefs.filter((href) => !run.has(href));
      }, ahead);
    await expect.poll(notRun, path).toEqual([]);
  }
});

test('the HTML of a filtered list holds its vehicles with prices, and the filters as they are chosen', async ({
  site,
}) => {
  const answer = await raw(`${site.url}/stock?models=Defender+110&display_price.to=90000&sort=priceAsc&page=2`);
  expect(answer.status).toBe(200);
  const document = expectWhole(answer);
  expect(descriptionOf(document)).not.toBe('');
  const cards = [...document.querySelectorAll('article')];
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    expect(card.textContent).toContain('Defender 110');
    expect(card.textContent).toMatch(/\d €/);
  }
  const prices = cards.map((card) => Number(textOf(card.ownerDocument, '.prices-amount').replace(/\D/g, '')));
  expect(Math.max(...prices)).toBeLessThanOrEqual(90_000);
  expect(document.querySelector('input[name="models"][value="Defender 110"]')?.hasAttribute('checked')).toBe(true);
  expect(document.querySelector('[aria-current="page"][href*="page=2"]')).not.toBeNull();
});

test('the HTML of a vehicle holds its title, price, description and structured data', async ({ site }) => {
  const vehicle = await reservableVehicle(site, 'international');
  const answer = await raw(site.url + vehiclePath(vehicle));
  expect(answer.status).toBe(200);
  const document = expectWhole(answer);
  expect(textOf(document, 'h1')).toContain(vehicle.attributes.model);
  expect(textOf(document, 'main')).toMatch(/\d €/);
  expect(descriptionOf(document)).toContain(vehicle.attributes.model);
  expect(textOf(document, 'script[type="application/ld+json"]')).toContain(vehicle.id);
  // Whole addresses, and of the site as visitors know it, whatever the request says of itself.
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(site.url + vehiclePath(vehicle));
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toMatch(/^https?:/);
});

test('a confirmation is rendered for its visitor alone and kept by nobody', async ({ page, site }) => {
  await visit(page, detailsPath(await reservableVehicle(site, 'international')));
  const customer = newCustomer();
  const number = await reserve(page, customer);
  const path = `${site.url}/showroom-order-online/confirmation/${number}`;
  const cookie = await cookieHeader(page.context());

  const own = await raw(path, { cookie });
  expect(own.status).toBe(200);
  expect(own.headers['cache-control']).toContain('no-store');
  expect(textOf(expectWhole(own), 'main')).toContain(customer.email);
  const foreign = await raw(path);
  expect(foreign.status).toBe(404);
  expect(foreign.body).not.toContain(customer.email);

  await expect.poll(async () => (await mailTo(site, customer.email)).length).toBe(1);
});

test('an unknown page is a 404 that says so, an unknown vehicle one that shows others', async ({ site }) => {
  const page = await raw(`${site.url}/nothing-stands-here`);
  expect(page.status).toBe(404);
  expect(textOf(documentOf(page), 'h1')).toBe('Page not found');
  const vehicle = await raw(`${site.url}/showroom/land-rover-defender-110-999999999`);
  expect(vehicle.status).toBe(404);
  expect(textOf(documentOf(vehicle), 'h1')).toBe('This vehicle is no longer available');
  expect(documentOf(vehicle).querySelectorAll('article').length).toBeGreaterThan(0);
});

test('a moved page is a 301 to its new place', async ({ site }) => {
  const answer = await raw(`${site.url}/land-rover`);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe('/range-rover');
});

test('a page that is rendered has a nonce of its own, a cached one hashes, and no policy allows eval or inline code', async ({
  site,
}) => {
  const paths = Array.from({ length: 5 }, (_, index) => `/stock?mileage.to=${90_000 + index}`);
  const rendered = await Promise.all(paths.map((path) => raw(site.url + path)));
  const policies = rendered.map(({ headers }) => String(headers['content-security-policy']));
  const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
  expect(new Set(nonces).size).toBe(paths.length);
  for (const [index, { body }] of rendered.entries()) {
    const written = [...body.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(new Set(written)).toEqual(new Set([nonces[index]]));
  }
  const again = await Promise.all(paths.map((path) => raw(site.url + path)));
  for (const { body, headers } of again) {
    expect(headers['x-cache']).toBe('hit');
    policies.push(String(headers['content-security-policy']));
    expect(policies.at(-1)).toMatch(/script-src 'sha256-[^']+' (?:'sha256-[^']+' )*'strict-dynamic'/);
    expect(policies.at(-1)).not.toContain('nonce-');
    expect(body).not.toMatch(/ nonce="/);
  }
  for (const policy of policies) expect(policy).not.toMatch(/unsafe-/);
});

/** A page as it was rendered: one from the cache has left state and unused rules to its scripts. */
async function asRendered(origin: string, { body }: RawAnswer): Promise<string> {
  const page = body.replaceAll(/ nonce="[^"]*"/g, '');
  const [attribute = '', path] = / data-hydration="([^"]+)"/.exec(page) ?? [];
  if (path === undefined) return page;
  const { body: data } = await raw(origin + path);
  const steps: readonly (number | string)[] = JSON.parse(data).styles;
  const state = data.slice(data.indexOf('"state":') + '"state":'.length, -1);
  return page
    .replace(
      /(<style data-precedence="remotes"[^>]*>)([\s\S]*?)(?=<\/style>)/,
      (_, opening: string, used: string) => opening + allRules(used, steps),
    )
    .replace(`${attribute}><`, () => `>${state}<`);
}

/** The used rules with the others between them: characters that stay or go, and text that comes. */
function allRules(used: string, steps: readonly (number | string)[]): string {
  let at = 0;
  const pieces = steps.map((step) => {
    if (typeof step === 'string') return step;
    const from = at;
    at += Math.abs(step);
    return step > 0 ? used.slice(from, at) : '';
  });
  return pieces.join('');
}

test('two visitors get the same HTML but for the nonce', async ({ site }) => {
  for (const path of ['/', '/stock?states=used']) {
    const one = await raw(site.url + path, {
      cookie: 'visitor=AAAAAAAAAAAAAAAAAAAAAA.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    });
    const other = await raw(site.url + path, { 'user-agent': 'another', 'accept-language': 'ja' });
    expect(await asRendered(site.url, other)).toBe(await asRendered(site.url, one));
  }
});

test('headers that a client makes up change nothing', async ({ site }) => {
  const forged = {
    'x-site-token': 'development-only-site-token',
    'x-visitor': 'x'.repeat(22),
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    authorization: 'Bearer forged',
  };
  expect((await raw(`${site.url}/platform/pages?market=international`, forged)).status).toBe(401);
  expect((await raw(`${site.url}/platform/internal/changes`, forged)).status).toBe(404);
  expect(
    (await raw(`${site.url}/platform/buy_online/orders/init`, { ...forged, origin: 'http://evil.example' }, 'POST'))
      .status,
  ).toBe(403);
  const page = await raw(`${site.url}/offers`, { ...forged, host: 'evil.example' });
  expect(page.status).toBe(200);
  expect(page.body).not.toContain('evil.example');
});
