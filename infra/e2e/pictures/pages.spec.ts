import { expect, type Page } from '@playwright/test';
import { MARKET_CODES, type MarketCode } from '@showroom/contracts/markets';
import { storeReport } from '../../pictures/differences';
import { prepare, VIEWER } from '../../pictures/settle';
import {
  CARDS,
  checkoutPath,
  detailsPath,
  fillCard,
  holdTaken,
  orderNumberOf,
  reservableVehicle,
  vehiclePath,
  verifyPhone,
} from '../support/journey';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { untilHydrated, visit } from '../support/visit';
import { leaveForLiqpay, payAtLiqpay } from '../support/wallets';
import { expectAsStored, LOOKS, type Scene } from './compare-pages';

const PATHS = {
  home: '/',
  nameplate: '/defender',
  listing: '/stock',
  offers: '/offers',
  news: '/news',
  article: '/news/defender-2027',
  retailers: '/retailers',
  form: '/test-drive',
  terms: '/terms',
  search: '/search?q=defender',
  saved: '/showroom/saved',
  'not-found': '/nothing-stands-here',
};

/** The Emirates are looked at in Arabic: there everything stands the other way round. */
const addressOf = (site: Site, market: MarketCode, path: string) =>
  `${site.addressOf(market)}${market === 'ae' ? '/ar' : ''}${path}`;

const PHONES: Readonly<Record<MarketCode, string>> = {
  international: '+44 7700 900123',
  au: '+61 2 9876 5432',
  ae: '+971 4 123 4567',
  jp: '+81 3 1234 5678',
  ua: '+380 44 123 45 67',
};

/** Number and moments of an order are others in every run, and break their lines elsewhere. */
const OWN_STYLE = `
main time { visibility: hidden }
.confirmation-facts :is(strong, bdi), .success-number { display: none }`;

/** From the checkout's first screen to the next one, in any language. */
async function sendDetails(page: Page, phone: string): Promise<void> {
  await holdTaken(page);
  const details = { 'given-name': 'Ada', 'family-name': 'Lovelace', email: 'ada@example.test', tel: phone };
  for (const [name, value] of Object.entries(details)) await page.locator(`[autocomplete="${name}"]`).fill(value);
  await page.getByRole('checkbox').check();
  await page.locator('main button[type="submit"]').click();
}

async function goToPayment(page: Page, site: Site, market: MarketCode): Promise<void> {
  await sendDetails(page, PHONES[market]);
  const code = page.getByRole('button', { name: 'Send the code' });
  await code
    .or(page.getByRole('button', { name: /LiqPay$/ }))
    .or(page.locator('main iframe'))
    .first()
    .waitFor();
  if (await code.isVisible()) {
    await code.click();
    await verifyPhone(page, site, PHONES[market]);
  }
  if (market === 'ua') await expect(page.getByRole('button', { name: /LiqPay$/ })).toBeEnabled();
  else await expect(page.locator('main button[type="submit"]')).toBeEnabled();
}

async function pay(page: Page, site: Site, market: MarketCode): Promise<void> {
  if (market === 'jp') return sendDetails(page, PHONES.jp);
  await goToPayment(page, site, market);
  if (market === 'ua') {
    await leaveForLiqpay(page);
    return payAtLiqpay(page);
  }
  await fillCard(page, CARDS.approved);
  await page.locator('main button[type="submit"]').click();
}

async function scenesOf(site: Site, market: MarketCode): Promise<Scene[]> {
  const at = (path: string) => addressOf(site, market, path);
  const scene = (name: string, path: string): Scene => ({ name, open: (page) => visit(page, at(path)) });
  const vehicle = await reservableVehicle(site, market);
  const sold = await reservableVehicle(site, market);
  let order: { readonly url: string; readonly state: unknown } | undefined;
  return [
    ...Object.entries(PATHS).map(([name, path]) => scene(name, path)),
    scene('vehicle', vehiclePath(vehicle)),
    scene('choices', detailsPath(vehicle)),
    {
      name: 'checkout',
      async open(page) {
        await visit(page, at(checkoutPath(vehicle)));
        await holdTaken(page);
      },
    },
    // What costs nothing is reserved without it.
    ...(market === 'jp' ? [] : [paymentScene()]),
    {
      name: 'confirmation',
      async open(page) {
        if (order === undefined) {
          await visit(page, at(checkoutPath(sold)));
          await pay(page, site, market);
          await orderNumberOf(page);
          order = { url: page.url(), state: await page.evaluate(() => history.state as unknown) };
        }
        await visit(page, order.url);
        // It thanks who has just ordered, which its place in the history knows.
        await page.evaluate((state) => history.replaceState(state, ''), order.state);
        await page.reload();
        await untilHydrated(page);
        await page.addStyleTag({ content: OWN_STYLE });
      },
    },
  ];

  function paymentScene(): Scene {
    return {
      name: 'payment',
      async open(page) {
        await visit(page, at(checkoutPath(vehicle)));
        await goToPayment(page, site, market);
      },
    };
  }
}

test.use({ contextOptions: VIEWER });
test.afterAll(storeReport);

for (const market of MARKET_CODES) {
  test(`pages of ${market} look as they did`, async ({ site, page, watch }) => {
    test.setTimeout(600_000);
    watch.expectTrouble(/404/);
    watch.expectTrouble(/A map cannot be drawn/);
    await prepare(page);
    // Colours are those of the theme in every market: the others of it are looked at in the first.
    const looks = market === MARKET_CODES[0] ? LOOKS : undefined;
    await expectAsStored(page, market, await scenesOf(site, market), looks);
  });
}
