import { expect, type Page } from '@playwright/test';
import { getVehicle, listVehicles } from '@showroom/contracts/calls/stock-locator';
import { createClient } from '@showroom/contracts/client/client';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { expectAccessible } from '../support/accessible';
import { vehiclePath } from '../support/journey';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { visit } from '../support/visit';

type Wanted = (vehicle: Vehicle['attributes']) => boolean;

/** The first vehicle of a market that has what a test needs. */
async function vehicleWith(site: Site, market: MarketCode, state: string, wanted: Wanted): Promise<Vehicle> {
  const client = createClient({ baseUrl: site.urlOf('api') });
  for (let page = 1; page < 12; page += 1) {
    const { data } = await client.send(listVehicles, {
      params: { listing: MARKETS[market].listing },
      query: { items: '12', page: String(page), facets: 'none', 'filter[state_in]': state },
    });
    const found = data.find(({ attributes }) => wanted(attributes));
    if (found) return found;
  }
  throw new Error(`No vehicle of ${market} fits`);
}

/** What is rare or in no list: ids of the seed are tried one after the other. */
async function seededVehicle(site: Site, wanted: Wanted): Promise<Vehicle> {
  const client = createClient({ baseUrl: site.urlOf('api') });
  for (let id = 100_001; id < 100_800; id += 1) {
    const params = { listing: MARKETS.international.listing, id: String(id) };
    const found = await client.send(getVehicle, { params }).catch(() => undefined);
    if (found && wanted(found.data.attributes)) return found.data;
  }
  throw new Error('No vehicle of the seed fits');
}

const isFree: Wanted = ({ status, reservation }) => status === 'stock' && reservation !== null;
const paysMonthly: Wanted = (vehicle) => isFree(vehicle) && vehicle.prices.some(({ type }) => type === 'lease');

/** No page may be wider than its window, in either direction of reading. */
async function expectNoOverflow(page: Page): Promise<void> {
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
}

/** What the gallery's film plays, once it does. */
function playedSeconds(page: Page): Promise<number> {
  return page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
}

const foreignRequests = (page: Page, site: Site) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== new URL(site.url).origin)
      asked.push(request.url());
  });
  const releases = site.env['REGISTRY_PUBLIC_URL'] ?? site.urlOf('registry');
  return () => asked.filter((url) => !url.startsWith(releases));
};

test('on a wide screen: photos by keyboard, zoom, ways to pay, the retailer, and on to the reservation', async ({
  page,
  site,
}) => {
  const foreign = foreignRequests(page, site);
  const vehicle = await vehicleWith(site, 'international', 'approved', paysMonthly);
  await visit(page, vehiclePath(vehicle));
  const gallery = page.getByRole('region', { name: 'Photos' });
  await gallery.getByRole('link', { name: /Enlarge photo 1 of/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByRole('link', { name: /Enlarge photo 2 of/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Photos' });
  await expect(large).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText(/^Photo 3 of/)).toBeVisible();
  const photo = large.getByRole('img').nth(2);
  const width = (await photo.boundingBox())?.width ?? 0;
  await page.keyboard.press('+');
  await expect.poll(async () => (await photo.boundingBox())?.width ?? 0).toBeGreaterThan(width * 1.9);
  await expectAccessible(page, 'enlarged photos');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  await page.getByRole('radio', { name: 'Lease' }).check();
  await expect(page.getByRole('link', { name: 'Reserve online' })).toHaveAttribute('href', /finance_option=lease/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Lease' })).toBeChecked();

  const retailer = page.getByRole('region', { name: 'Retailer' });
  await expect(retailer.getByRole('img', { name: /^Map of the surroundings/ })).toBeVisible();
  await expect(retailer.getByText('09:00 – 18:30')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Similar vehicles' }).getByRole('article')).toHaveCount(6);
  await expectAccessible(page, 'vehicle with a chosen way to pay');
  expect(foreign()).toEqual([]);

  await page.getByRole('link', { name: 'Reserve online' }).click();
  await expect(page).toHaveURL(/\/showroom-order-online\/vehicle\/\d+\?finance_option=lease/);
  await expect(page.getByRole('radio', { name: 'Lease' })).toBeChecked();
});

test('in Australia a new vehicle costs what it drives away for in the state of the visitor', async ({ page, site }) => {
  const vehicle = await vehicleWith(
    site,
    'au',
    'new',
    (attributes) => isFree(attributes) && attributes.drive_away !== null,
  );
  const price = new Intl.NumberFormat('en-AU').format(vehicle.attributes.drive_away?.['VIC'] ?? 0);
  await visit(page, site.addressOf('au') + vehiclePath(vehicle));
  await page.getByRole('combobox', { name: 'Your state' }).selectOption('Victoria');
  await expect(page.getByText(`$${price}`).first()).toBeVisible();
  await expect(page.getByText('Drive-away price in Victoria')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Your state' })).toHaveValue('VIC');
});

for (const width of [360, 1440]) {
  test(`at ${width} pixels the page holds from left to right and from right to left, and axe finds nothing`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const here = await vehicleWith(site, 'international', 'new', isFree);
    const there = await vehicleWith(site, 'ae', 'approved', isFree);
    for (const address of [vehiclePath(here), `${site.addressOf('ae')}/ar${vehiclePath(there)}`]) {
      await visit(page, address);
      await expectNoOverflow(page);
      await page.locator('.vehicle-facts summary').evaluateAll((all) => {
        for (const summary of all) if (summary instanceof HTMLElement) summary.click();
      });
      await expectNoOverflow(page);
      await expectAccessible(page, `${address} at ${width}`);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the reservation stays in reach below the offer, and photos are swiped', async ({ page, site }) => {
    const vehicle = await vehicleWith(site, 'international', 'used', isFree);
    await visit(page, vehiclePath(vehicle));
    const track = page.locator('.vehicle-gallery-track');
    await track.evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }));
    await expect(page.getByRole('link', { name: /^Photo 2 of/ })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('region', { name: 'Similar vehicles' }).scrollIntoViewIfNeeded();
    const bar = page.locator('.vehicle-bar');
    await expect(bar).toBeVisible();
    await bar.getByRole('link', { name: 'Reserve online' }).tap();
    await expect(page).toHaveURL(/\/showroom-order-online\/vehicle\/\d+/);
  });
});

test('a sold vehicle keeps its page, offers no reservation and shows similar ones; an unknown one is a 404', async ({
  page,
  site,
  watch,
}) => {
  watch.expectTrouble(/404/);
  await page.goto('/showroom/land-rover-defender-110-999999999');
  await expect(page.getByRole('heading', { level: 1, name: 'This vehicle is no longer available' })).toBeVisible();
  await page.getByRole('link', { name: 'See all vehicles' }).click();
  await expect(page).toHaveURL(/\/stock$/);

  const sold = vehiclePath(await seededVehicle(site, ({ status }) => status === 'sold'));
  const html = await (await page.request.get(sold)).text();
  expect(html).toContain('https://schema.org/SoldOut');
  expect(html.match(/<article/g)?.length).toBeGreaterThan(1);
  await visit(page, sold);
  await expect(page.getByText('This vehicle has been sold')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reserve online' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Similar vehicles' }).getByRole('article').first()).toBeVisible();
});

test('the film of a vehicle plays from our own site, once somebody asks for it', async ({ page, site }) => {
  const filmed = await seededVehicle(site, ({ video_url, status }) => video_url !== null && status !== 'sold');
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/films/')) films.push(request.url());
  });
  await visit(page, vehiclePath(filmed));
  const film = page.getByRole('link', { name: 'Watch the film' });
  await film.scrollIntoViewIfNeeded();
  expect(films).toEqual([]);
  await film.click();
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0);
  expect(new URL(films[0] ?? '').origin).toBe(new URL(site.url).origin);
});

test('a vehicle that is still to be built is ordered by its configuration', async ({ page, site }) => {
  const isBuilt: Wanted = ({ status, config_url, price_hidden }) =>
    status === 'on_demand' && config_url !== null && !price_hidden;
  const vehicle = await vehicleWith(site, 'international', 'new', isBuilt);
  await visit(page, vehiclePath(vehicle));
  await expect(page.getByText(/^Reservation fee 500 €/)).toBeVisible();
  await page.getByRole('link', { name: 'Reserve online' }).first().click();
  await expect(page.getByText('Your vehicle will be built as you configured it.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('config_url')).toBe(vehicle.attributes.config_url);
});

test('in the Emirates a price stands in dirhams and dollars', async ({ page, site }) => {
  const vehicle = await vehicleWith(site, 'ae', 'approved', isFree);
  const price = vehicle.attributes.prices.find(({ type }) => type === 'purchase')?.value_raw ?? 0;
  const written = (amount: number) => amount.toLocaleString('en', { maximumFractionDigits: 0 });
  await visit(page, site.addressOf('ae') + vehiclePath(vehicle));
  await expect(page.locator('.vehicle-price').first()).toContainText(
    `AED ${written(price)} (USD ${written(price * 0.272294)})`,
  );
});

test('in the Emirates an offer stands with the vehicle as long as the region makes it', async ({ page, site }) => {
  const isFamily: Wanted = ({ model }) => model.startsWith('Range Rover');
  const vehicle = await vehicleWith(site, 'ae', 'new', isFamily);
  const address = `${site.addressOf('ae')}/ar${vehiclePath(vehicle)}`;
  const answered = page.waitForResponse(/\/public_api\/offers/);
  await visit(page, address);
  await answered;
  await expect(page.getByText('صيانة مجانية لثلاث سنوات')).toBeVisible();
  await page.route(/\/public_api\/offers/, (route) => route.fulfill({ json: { data: [] } }));
  await visit(page, address);
  await expect(page.getByText('اسأل الوكيل عمّا يرافق رينج روڤر جديدة هذا الشهر.')).toBeVisible();
  await expect(page.getByText('صيانة مجانية لثلاث سنوات')).toHaveCount(0);
});
