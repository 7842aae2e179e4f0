import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessible';
import { reservableVehicle } from '../support/journey';
import { test } from '../support/test';
import { visit } from '../support/visit';

const cards = (page: Page) => page.getByRole('listitem').getByRole('article');
const columns = (page: Page) => page.locator('thead th[scope=col]');

/** Saves and chooses for comparison the first vehicles of the list. */
async function chooseFirst(page: Page, count: number, save: RegExp, compare: RegExp): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const card = cards(page).nth(index);
    await press(card.getByRole('button', { name: save }));
    await press(card.getByRole('button', { name: compare }));
  }
}

async function press(button: Locator): Promise<void> {
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

async function expectNoSidewaysPage(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
}

test('vehicles are saved, compared side by side and found again in another tab', async ({ page, newVisitor }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/stock');
  await chooseFirst(page, 3, /^Save /, /^Compare /);
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Saved 3' });
  await expect(inHeader).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(inHeader).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const tray = page.getByRole('region', { name: 'Comparison' });
  await expect(tray).toContainText('3 vehicles to compare');
  await expectAccessible(page, 'the list with the tray');
  await tray.getByRole('link', { name: 'Compare', exact: true }).click();

  await expect(page).toHaveURL(/\/showroom\/compare\?ids=\d+,\d+,\d+$/);
  await expect(columns(page)).toHaveCount(3);
  const shared = page.url();
  const rows = page.locator('tbody th[scope=row]');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await expectAccessible(page, 'the comparison');
  await page.getByRole('link', { name: 'Only differences' }).click();
  await expect(page).toHaveURL(/&only=differences$/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(rows.filter({ hasText: '(differs)' })).toHaveCount(await rows.count());
  await page.getByRole('link', { name: 'Everything' }).click();
  await expect(rows).toHaveCount(all);
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(columns(page)).toHaveCount(2);

  // The address is the comparison: whoever gets it sees the same, before any script runs.
  const other = await newVisitor();
  const answer = await other.request.get(shared);
  expect((await answer.text()).match(/scope="col"/g)).toHaveLength(3);

  const tab = await page.context().newPage();
  await visit(tab, '/showroom/saved');
  await expect(cards(tab)).toHaveCount(3);
  await expectAccessible(tab, 'the saved vehicles');
  await visit(page, '/stock');
  await cards(page)
    .nth(3)
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(cards(tab)).toHaveCount(4);
  await tab.close();
});

for (const width of [360, 1440]) {
  test(`the way to the comparison stands clear of a vehicle's title at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/stock');
    await chooseFirst(page, 2, /^Save /, /^Compare /);
    await cards(page).first().getByRole('link').first().click();
    const title = page.getByRole('heading', { level: 1 });
    const way = page.locator('.vehicle-offer').getByRole('link', { name: '2 vehicles to compare' });
    const [above, below] = [await title.boundingBox(), await way.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(width);
    await expectNoSidewaysPage(page);
  });
}

for (const { name, market, prefix } of [
  { name: 'from left to right', market: 'international', prefix: '' },
  { name: 'from right to left', market: 'ae', prefix: '/ar' },
] as const) {
  test(`a comparison that somebody sent holds at every width, ${name}`, async ({ page, site }) => {
    const vehicles = [await reservableVehicle(site, market), await reservableVehicle(site, market)];
    const ids = vehicles.map(({ id }) => id).join(',');
    await visit(page, `${site.addressOf(market)}${prefix}/showroom/compare?ids=${ids}`);
    await expect(columns(page)).toHaveCount(2);
    await expectAccessibleAtEveryWidth(page, `the comparison ${name}`);
  });
}

test('a saved vehicle that is gone is dropped and forgotten', async ({ page, watch }) => {
  watch.expectTrouble(/404/);
  await visit(page, '/stock');
  await press(
    cards(page)
      .first()
      .getByRole('button', { name: /^Save / }),
  );
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('sl_saved_vehicles') ?? '[]');
    localStorage.setItem('sl_saved_vehicles', JSON.stringify([...saved, { id: '999999999', list: 'international' }]));
  });
  await visit(page, '/showroom/saved');
  await expect(page.getByText('1 vehicle is no longer available and has been taken off your list.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('sl_saved_vehicles') ?? '[]').length)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('vehicles are compared from right to left without moving the page sideways', async ({ page, site }) => {
    await visit(page, `${site.addressOf('ae')}/ar/stock`);
    await chooseFirst(page, 4, /^حفظ /, /^مقارنة /);
    const tray = page.getByRole('region', { name: 'المقارنة' });
    await tray.getByRole('link', { name: 'مقارنة', exact: true }).tap();
    await expect(page).toHaveURL(/\/ar\/showroom\/compare\?ids=/);
    await expect(columns(page)).toHaveCount(4);
    await expectNoSidewaysPage(page);
    await expectAccessible(page, 'the comparison in Arabic');
    await visit(page, `${site.addressOf('ae')}/ar/showroom/saved`);
    await expect(cards(page)).toHaveCount(4);
    await expectNoSidewaysPage(page);
    await expectAccessible(page, 'the saved vehicles in Arabic');
  });
});

const found = async (page: Page) => Number(/\d+/.exec((await page.locator('.listing-count').textContent()) ?? '')?.[0]);

for (const width of [360, 1440]) {
  test(`in Australia the stock is searched near a postcode, and the address keeps the place, at ${width} px`, async ({
    page,
    site,
    newVisitor,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const stock = `${site.addressOf('au')}/stock`;
    await visit(page, stock);
    const everywhere = await found(page);
    await page.getByRole('button', { name: 'Choose a place' }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Please choose a state')).toBeVisible();
    await page.getByRole('combobox', { name: 'Postcode or locality' }).fill('2000');
    await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const modal = page.getByRole('dialog', { name: /^Retailers near 2000 / });
    await expect(modal.getByText(/\d\skm away/).first()).toBeVisible();
    await expectNoSidewaysPage(page);
    await expectAccessible(page, 'the modal of a postcode');
    await modal.getByRole('button', { name: 'Show vehicles' }).click();
    await expect(page).toHaveURL(/state=NSW&postcode=2000&locality=/);
    await expect.poll(() => found(page)).toBeLessThan(everywhere);
    const near = await found(page);
    await expectNoSidewaysPage(page);
    await expectAccessible(page, 'the list near a postcode');
    await expect(cards(page).getByRole('link').first()).toHaveAttribute('href', /\?postcode=2000&state=NSW$/);

    const other = await newVisitor();
    await other.setViewportSize({ width, height: 900 });
    await visit(other, page.url());
    expect(await found(other)).toBe(near);
    await visit(other, `${stock}?state=NOWHERE`);
    const stuck = other.getByRole('dialog', { name: 'No retailer found' });
    await other.keyboard.press('Escape');
    await other.keyboard.press('Escape');
    await expect(stuck).toBeVisible();
    await expectAccessible(other, 'the modal that cannot be closed');
    await stuck.getByRole('button', { name: 'Show all vehicles' }).click();
    await expect(stuck).toBeHidden();
    expect(await found(other)).toBe(everywhere);
  });
}
