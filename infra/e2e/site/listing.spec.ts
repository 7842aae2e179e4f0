import { expect, type Locator, type Page } from '@playwright/test';
import { FILTER_KEYS, isCheckboxKey } from '@showroom/contracts/entities/filters';
import { expectAccessible } from '../support/accessible';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page) => page.getByRole('listitem').getByRole('article');
const count = (page: Page) => page.locator('.listing-count');
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search.replaceAll('+', ' '));

async function countOf(page: Page): Promise<number> {
  return Number(((await count(page).textContent()) ?? '').replace(/\D/g, ''));
}

/** Waits until the list that the address asks for stands. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.listing-results')).toHaveAttribute('aria-busy', 'false');
}

/** Filters by their keys in the order in which they stand. */
function filterOrder(page: Page): Promise<string[]> {
  return page.locator('.listing-filters').evaluate((panel) => {
    const names = [...panel.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name);
    return [...new Set(names.map((name) => name.replace(/\.(from|to)$/, '')))];
  });
}

/** How far away the vehicles of the page are, in the order in which they stand. */
async function distances(page: Page): Promise<number[]> {
  const texts = await cards(page)
    .getByText(/\d.*km away/)
    .allTextContents();
  return texts.map((text) => Number(/([\d.,]+)\u00a0km away/.exec(text)?.[1]?.replace(',', '')));
}

const PLACES = [
  { name: 'from left to right', market: 'international', prefix: '' },
  { name: 'from right to left', market: 'ae', prefix: '/ar' },
] as const;

test('what is ticked before the code has come applies when it has', async ({ page, site }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/main\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/stock`, { waitUntil: 'commit' });
  const options = page.locator('.listing-filters input[name="models"]:enabled');
  const [first, second] = [options.nth(0), options.nth(1)];
  const values = [await first.getAttribute('value'), await second.getAttribute('value')];
  await first.check();
  await second.check();
  expect(query(page)).toBe('');
  release();
  await expect.poll(() => query(page)).toContain(`models=${values.join('  ')}`);
  await expect(page.locator('.listing-results .facets-chip')).toHaveCount(2);
});

const withoutCode = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

for (const [code, file, open] of [
  ['of its block', /__federation_expose_block__stock_locator\.[^/]*\.js$/, visit],
  ['of the page', /\/assets\/main\.[^/]*\.js$/, withoutCode],
] as const)
  test(`a button that is pressed before the code ${code} has come works when it has`, async ({ page, site }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(file, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, `${site.addressOf('au')}/stock`);
    const button = page.getByRole('button', { name: 'Choose a place' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

test('in Australia vehicles are looked for around a place, within a distance and nearest first', async ({
  page,
  site,
}) => {
  await visit(page, `${site.addressOf('au')}/stock`);
  const all = await countOf(page);
  await page.getByRole('button', { name: 'Choose a place' }).click();
  const place = page.getByRole('combobox', { name: 'Postcode or locality' });
  await place.fill('2000');
  await page.getByRole('option', { name: '2000 Sydney, NSW' }).click();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('NSW');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Retailers near 2000 Sydney, NSW' });
  await modal.getByRole('button', { name: 'Show vehicles' }).click();
  await expect(modal).toBeHidden();
  await expect.poll(() => query(page)).toBe('?state=NSW&postcode=2000&locality=Sydney');
  await settled(page);

  const region = page.getByRole('region', { name: 'Search by place' });
  await region.getByRole('combobox', { name: 'How far' }).selectOption('Within 50 km');
  await expect(region.getByRole('status')).toHaveText('Vehicles within 50 km of 2000 Sydney, NSW');
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  await settled(page);
  const around = await countOf(page);
  expect(around).toBeGreaterThan(0);

  await region.getByRole('combobox', { name: 'How far' }).selectOption('Within 500 km');
  await expect(region.getByRole('status')).toHaveText('Vehicles within 500 km of 2000 Sydney, NSW');
  await expect.poll(() => countOf(page)).toBeGreaterThan(around);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Distance: nearest first');
  await expect.poll(() => query(page)).toContain('sort=distanceAsc');
  const rises = (all: readonly number[]) => all.every((one, index) => one >= (all[index - 1] ?? 0));
  await expect.poll(async () => rises(await distances(page))).toBe(true);
  await settled(page);
  const away = await distances(page);
  expect(away).toHaveLength(await cards(page).count());
  expect(rises(away)).toBe(true);
  await expectAccessible(page, 'a list by distance');

  // An address that somebody sends says the same.
  await visit(page, page.url());
  await expect(region.getByRole('status')).toHaveText('Vehicles within 500 km of 2000 Sydney, NSW');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('distanceAsc');
  expect(await distances(page)).toEqual(away);
  const pages = Math.ceil((await countOf(page)) / away.length);
  await visit(page, `${page.url()}&page=${pages}`);
  const furthest = await distances(page);
  expect(Math.min(...furthest)).toBeGreaterThan(Math.max(...away));
  expect(Math.max(...furthest)).toBeLessThanOrEqual(500);

  await region.getByRole('link', { name: 'Search everywhere' }).click();
  await expect.poll(() => query(page)).not.toContain('postcode');
  await expect.poll(() => countOf(page)).toBe(all);
});

for (const { name, market, prefix } of PLACES) {
  test(`a list is narrowed, ordered, paged, left and found again, ${name}`, async ({ page, site }) => {
    const address = (path: string) => site.addressOf(market) + prefix + path;
    await visit(page, address('/stock'));
    const all = await countOf(page);

    // The options of closed filters come when all else is there.
    const known = (order: readonly string[]) => FILTER_KEYS.filter((key) => order.includes(key));
    await expect.poll(async () => known(await filterOrder(page)).filter(isCheckboxKey).length).toBeGreaterThan(5);
    const order = await filterOrder(page);
    expect(order.filter((key) => FILTER_KEYS.some((one) => one === key))).toEqual(known(order));

    const options = page.locator('.listing-filters input[name="models"]:enabled');
    const [first, second] = [options.nth(0), options.nth(1)];
    const values = [await first.getAttribute('value'), await second.getAttribute('value')];
    await first.check();
    await second.check();
    await expect.poll(() => query(page)).toContain(`models=${values.join('  ')}`);
    await expect.poll(() => countOf(page)).toBeLessThan(all);

    const mileage = page.locator('.listing-filters input[name="mileage.to"]');
    await mileage.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('PageDown');
    await expect.poll(() => query(page)).toContain('mileage.to=');
    expect(query(page)).not.toContain('mileage.from');

    await page.locator('.listing-toolbar select').selectOption('priceAsc');
    await expect.poll(() => query(page)).toContain('sort=priceAsc');
    await settled(page);
    expect(await cards(page).count()).toBeLessThanOrEqual(12);
    const pages = page.locator('.listing-pages a[rel="next"]');
    if ((await pages.count()) > 0) {
      await pages.click();
      await expect.poll(() => query(page)).toContain('page=2');
      await expect(page.locator('.listing-pages [aria-current="page"]')).toHaveText('2');
    }
    const standing = page.url();
    const title = (await cards(page).first().locator('h3').textContent()) ?? '';
    await expectAccessible(page, `the narrowed list ${name}`);

    await cards(page).first().locator('.listing-card-link').click();
    await expect(page).toHaveURL(/\/showroom\//);
    expect(await page.evaluate(() => sessionStorage.getItem('sl_vehicle_list_query_params'))).toContain(
      'sort=priceAsc',
    );
    await page.goBack();
    await expect(page).toHaveURL(standing);
    await expect(cards(page).first().locator('h3')).toHaveText(title);
    await expect(page.locator(`.listing-filters input[name="models"][value="${values[0]}"]`)).toBeChecked();

    const chips = page.locator('.listing-results .facets-chip');
    // Two models and how far they were driven.
    await expect(chips).toHaveCount(3);
    await chips.first().click();
    await expect(chips).toHaveCount(2);
    // A choice that is overtaken by the next one is no step to go back to.
    await expect(page).not.toHaveURL(standing);
    await page.locator('.listing-results .facets-clear').click();
    await expect.poll(() => query(page)).toBe('?sort=priceAsc');
    await expect.poll(() => countOf(page)).toBe(all);

    await page.goBack();
    await expect(chips).toHaveCount(2);
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    await page.goForward();
    await expect.poll(() => query(page)).toBe('?sort=priceAsc');
    await expect(chips).toHaveCount(0);
    await expect.poll(() => countOf(page)).toBe(all);
  });
}

test('a list is called what its filters leave of it, by its heading and by the document', async ({ page, site }) => {
  await visit(page, '/stock');
  await expect(page).toHaveTitle('Find your vehicle | Showroom');
  await page.getByRole('navigation', { name: 'Family' }).getByRole('link', { name: 'Jaguar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jaguar' })).toBeVisible();
  await expect(page).toHaveTitle('Jaguar | Showroom');
  expect(await countOf(page)).toBeGreaterThan(0);
  await page.goto(`${site.url}/fr/stock?models=Defender+110&states=approved`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Defender 110 certifié');
  await expect(page).toHaveTitle('Defender 110 certifié | Showroom');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/stock$/);
});

test('an empty list says what to loosen, and that brings as many vehicles as it said', async ({ page }) => {
  await visit(page, '/stock?display_price.to=1&states=new');
  await expect(count(page)).toHaveText('0 vehicles');
  const way = page.getByRole('link', { name: /^Any price \d/ });
  const promised = Number(((await way.textContent()) ?? '').replace(/\D/g, ''));
  await expectAccessible(page, 'the empty list');
  await way.click();
  await expect.poll(() => query(page)).toBe('?states=new');
  await expect.poll(() => countOf(page)).toBe(promised);
});

test('while the list is awaited, choices, typing and dragging go on', async ({ page }) => {
  await visit(page, '/stock');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/light?*', async (route) => {
    await held;
    await route.continue();
  });
  const shown = await cards(page).count();
  const height = await page.locator('.listing-results').evaluate(({ clientHeight }) => clientHeight);
  const models = page.locator('.listing-filters input[name="models"]:enabled');
  await models.nth(0).check();
  await expect(page.locator('.listing-results')).toHaveAttribute('aria-busy', 'true');
  await models.nth(1).check();
  await expect(models.nth(0)).toBeChecked();
  await expect(models.nth(1)).toBeChecked();
  const price = page.locator('.listing-filters input[name="display_price.to"]');
  await price.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft');
  expect(Number(await price.inputValue())).toBeLessThan(Number(await price.getAttribute('max')));
  expect(await page.locator('.listing-results').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThanOrEqual(
    height,
  );
  // The cards that stand are the skeleton of those that come.
  await expect(cards(page)).toHaveCount(shown);
  await expect(cards(page).first().locator('img').first()).toHaveCSS('opacity', '0');
  await expect(cards(page).first().locator('.listing-card-title > a')).toHaveCSS('opacity', '0');
  release();
  await settled(page);
  await expect.poll(() => query(page)).toMatch(/models=.+ {2}.+display_price\.to=/);
});

/** Drawn frames: what the hand did is on the screen after the second. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('on a slow processor a slider follows every move of the hand, and a question that is overtaken is given up', async ({
  page,
}) => {
  await visit(page, '/stock');
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 3 });
  // By address: a question that is open for long is asked once more, and is the same question.
  const asked = new Set<string>();
  const givenUp = new Set<string>();
  const isList = (url: string) => new URL(url).pathname.endsWith('/light');
  page.on('request', (request) => isList(request.url()) && asked.add(request.url()));
  page.on('requestfailed', (request) => isList(request.url()) && givenUp.add(request.url()));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/light?*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });

  const models = page.locator('.listing-filters input[name="models"]:enabled');
  await models.nth(0).check();
  await expect.poll(() => asked.size).toBe(1);
  await models.nth(1).check();
  await expect.poll(() => asked.size).toBe(2);
  await expect.poll(() => [...givenUp]).toContain([...asked][0]);

  // The second question is still open: the hand waits for nobody.
  const before = asked.size;
  const most = page.locator('.listing-filters input[name="display_price.to"]');
  await most.scrollIntoViewIfNeeded();
  const box = await most.boundingBox();
  if (!box) throw new Error('There is no slider for the price');
  const [right, middle] = [box.x + box.width - 10, box.y + box.height / 2];
  await page.mouse.move(right, middle);
  await page.mouse.down();
  const values = [Number(await most.inputValue())];
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.move(right - step * 12, middle);
    await drawn(page);
    values.push(Number(await most.inputValue()));
  }
  expect(values).toEqual([...new Set(values)].toSorted((one, other) => other - one));
  expect(asked.size).toBe(before);
  await page.mouse.up();
  await expect.poll(() => asked.size).toBe(before + 1);
  await expect.poll(() => [...givenUp]).toEqual([...asked].slice(0, -1));
  release();
  await settled(page);
  await expect.poll(() => query(page)).toContain(`display_price.to=${values.at(-1)}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const { name, market, prefix } of PLACES) {
    test(`filters stand in a drawer that counts what they find, ${name}`, async ({ page, site }) => {
      await visit(page, `${site.addressOf(market)}${prefix}/stock`);
      const all = await countOf(page);
      await page.locator('.listing-open').tap();
      const drawer = page.locator('dialog[open]');
      await drawer.locator('input[name="models"]:enabled').first().check();
      await expect.poll(() => query(page)).toContain('models=');
      await expect.poll(() => countOf(page)).toBeLessThan(all);
      await expectAccessible(page, `the drawer ${name}`);
      await expect(drawer.locator('.facets-show')).toContainText(String(await countOf(page)));
      await drawer.locator('.facets-show').tap();
      await expect(drawer).toBeHidden();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await expectAccessible(page, `the list on a phone ${name}`);
    });
  }

  test('the budget’s own button is a quiet way further, the one in its dialog fills the list', async ({ page }) => {
    await visit(page, '/stock');
    const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const opener = page.getByRole('button', { name: 'Filter By Monthly Budget' });
    expect(await ground(opener)).toBe('rgba(0, 0, 0, 0)');
    await opener.tap();
    const show = page.getByRole('dialog').getByRole('button', { name: 'Show vehicles' });
    await expect(show).toBeVisible();
    expect(await ground(show)).not.toBe('rgba(0, 0, 0, 0)');
  });
});

test('a month may cost so much: the visitor sets the terms, and every vehicle keeps to them', async ({ page }) => {
  await visit(page, '/stock?term=36');
  const group = page.getByRole('group', { name: 'Monthly payment' }).first();
  const before = await countOf(page);
  const most = group.getByRole('slider', { name: 'To' });
  await most.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('PageDown');
  await expect.poll(() => query(page)).toMatch(/monthly_payment\.to=\d+&term=36/);
  await expect.poll(() => countOf(page)).toBeLessThan(before);
  await settled(page);
  const limit = Number(new URL(page.url()).searchParams.get('monthly_payment.to'));
  for (const text of await page.locator('.listing-card-monthly').allTextContents()) {
    expect(Number(text.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(limit);
  }
  await expectAccessible(page, 'the list by payment');
});
