import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessible';
import { raw } from '../support/http';
import { test } from '../support/test';
import { visit } from '../support/visit';

const field = (page: Page) =>
  page.getByRole('dialog').getByRole('combobox').or(page.getByRole('dialog').getByRole('searchbox'));

/** The footer has a list of its own, which is no listbox. */
const suggestions = (page: Page) => page.getByRole('listbox').getByRole('option');

const MARKETS = [
  { market: 'international', prefix: '', text: 'defender', title: /^Showing \d+ results for 'defender'$/ },
  { market: 'jp', prefix: '', text: '在庫', title: /^'在庫'の検索結果 \d+件$/ },
  { market: 'ua', prefix: '', text: 'автомобіль', title: /^Показано результатів: \d+ за запитом 'автомобіль'$/ },
  { market: 'ae', prefix: '/ar', text: 'سيارات', title: /^عرض \d+ من النتائج عن 'سيارات'$/ },
  { market: 'ae', prefix: '', text: 'offers', title: /^Showing \d+ results for 'offers'$/ },
] as const;

for (const { market, prefix, text, title } of MARKETS) {
  test(`what is typed over a page leads to results in its language (${market}${prefix})`, async ({ page, site }) => {
    await visit(page, `${site.addressOf(market)}${prefix || '/'}`);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expectAccessible(page, `search popup of ${market}${prefix}`);
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${site.addressOf(market)}${prefix}/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveTitle(/\| Showroom$/);
    expect((await page.title()).replace(/ \| Showroom$/, '')).toMatch(title);
    await expectAccessibleAtEveryWidth(page, `results of ${market}${prefix}`);
  });
}

test('the results come with the first HTML, unlisted and uncached, and as many questions as there are push out no page', async ({
  site,
}) => {
  const { body, headers } = await raw(`${site.addressOf('international')}/search?q=defender+110`);
  expect(body).toMatch(/Showing \d+ results for (&#x27;|')defender 110/);
  expect(body).toContain('noindex');
  expect(headers['cache-control']).toBe('private, no-store');
  const hostile = await raw(
    `${site.addressOf('international')}/search?q=${encodeURIComponent('"><script>alert(1)</script>')}&kind=order&page=-1`,
  );
  expect(hostile.body).not.toContain('<script>alert(1)');
  expect(hostile.status).toBe(200);
});

test('the link of the navigation opens the search, Escape closes it, and the focus is where it was', async ({
  page,
  site,
}) => {
  await visit(page, site.addressOf('international'));
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
});

test('suggestions are gone through by keyboard, and one of them is followed', async ({ page, site }) => {
  await visit(page, site.addressOf('international'));
  await page.keyboard.press('/');
  await field(page).pressSequentially('def');
  await expect(suggestions(page).first()).toBeVisible();
  expect(await suggestions(page).count()).toBeLessThanOrEqual(8);
  await expectAccessible(page, 'suggestions');
  await page.keyboard.press('ArrowDown');
  const active = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(active).toHaveText(/Defender/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stock\?models=Defender/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the navigation service of a brand leads to the search, too', async ({ page, site }) => {
  await visit(page, `${site.addressOf('ae')}/ar/offers`);
  await page.locator('.naas-utility-link[href="/ar/search"]').click();
  await expect(field(page)).toBeFocused();
});

test('on a phone the search fits, and its key is a character where somebody types', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, site.addressOf('international'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await field(page).pressSequentially('range/');
  await expect(field(page)).toHaveValue('range/');
  await expect(suggestions(page).first()).toBeVisible();
  await expectAccessible(page, 'suggestions on a phone');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('kinds and pages of results have addresses, and nothing found says so and leads on', async ({ page, site }) => {
  await visit(page, `${site.addressOf('international')}/search?q=range+rover`);
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' });
  await kinds.getByRole('link', { name: /^Vehicles/ }).click();
  await expect(page).toHaveURL(/kind=vehicle/);
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await visit(page, `${site.addressOf('international')}/search?q=xyzzy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Showing 0 results for 'xyzzy'");
  await expect(
    page.getByText('Sorry there were no results for your search. Please try again with another term or phrase.'),
  ).toBeVisible();
  await expectAccessibleAtEveryWidth(page, 'no results');
  await page.getByRole('link', { name: 'See all vehicles in stock' }).click();
  await expect(page).toHaveURL(/\/stock$/);
});

test('the footer has a search bar in browsers alone, in room that was there before', async ({ page, site }) => {
  const address = site.addressOf('international');
  const { body } = await raw(`${address}/terms`);
  expect(body).toContain('class="footer-search"');
  expect(body).not.toContain('name="q"');
  await visit(page, `${address}/terms`);
  const footer = page.getByRole('contentinfo');
  // With suggestions it is a combobox.
  const search = footer.locator('.footer-search');
  const bar = search.getByRole('searchbox').or(search.getByRole('combobox'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const own = observer.takeRecords().filter((entry) => Reflect.get(entry, 'hadRecentInput') === false);
    return own.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
  });
  expect(shifts).toBeLessThan(0.002);
  await bar.fill('discovery');
  await bar.press('Enter');
  await expect(page).toHaveURL(`${address}/search?q=discovery`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.expectTrouble(/request failed: \S+\.js csp$/));

  test('the link of the navigation leads to a form, which finds', async ({ page, site }) => {
    await page.goto(site.addressOf('international'));
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    await page.getByRole('searchbox').fill('jaguar');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Showing \d+ results for 'jaguar'$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('.footer-search')).toBeHidden();
  });
});
