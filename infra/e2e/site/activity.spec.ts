import { expect, type Page } from '@playwright/test';
import { test } from '../support/test';

test.use({ isActive: false });

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name)).length);
const hydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length);
/** By then a page that begins with its first paint has asked for its code. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 1000)));
      }),
  );

for (const path of ['/', '/stock', '/retailers', '/defender', '/discovery', '/owners']) {
  test(`nobody who only looks at ${path} loads a script, and the first movement brings it to life`, async ({
    page,
    site,
  }) => {
    await page.goto(site.addressOf('international') + path, { waitUntil: 'load' });
    await painted(page);
    expect([await scripts(page), await hydrated(page)]).toEqual([0, 0]);
    await page.mouse.move(200, 200);
    await expect.poll(() => hydrated(page)).toBe(1);
  });
}

test('a page with something over it begins by itself', async ({ page, site }) => {
  await page.goto(site.addressOf('ae'));
  await expect.poll(() => hydrated(page)).toBe(1);
});

test('a page that has changed since it was sent is loaded again, once', async ({ page, site }) => {
  const address = `${site.addressOf('international')}/stock`;
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // As a replica answers that has rendered the page after the change.
  await page.route(
    '**/site-map/hydration/*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), id: 'after-the-change' } });
    },
    { times: 1 },
  );
  await expect(async () => {
    documents = 0;
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.locator('script#page-state')).toHaveAttribute('data-hydration', /./, { timeout: 100 });
  }).toPass();
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  // The page that asks goes while it is asked.
  await expect(async () => expect(await hydrated(page)).toBe(1)).toPass();
  expect(documents).toBe(2);
});

test('what a page begins with is there for a replica that has never sent it', async ({ request, site }) => {
  const address = site.addressOf('international');
  const answer = await request.get(`${address}/site-map/hydration/of-another-replica?of=%2Fdefender`);
  expect(answer.status()).toBe(200);
  const { id, styles, state } = await answer.json();
  expect([id, styles, state.market]).toEqual([
    expect.stringMatching(/^[\w-]{22}$/),
    expect.arrayContaining([expect.any(String)]),
    'international',
  ]);
  for (const of of ['', 'https://other.test/', '/site-map/hydration/x?of=%2F', '/platform/x', '/media/x', '/cms']) {
    const refused = await request.get(`${address}/site-map/hydration/unknown?of=${encodeURIComponent(of)}`);
    expect([of, refused.status()]).toEqual([of, 404]);
  }
});
