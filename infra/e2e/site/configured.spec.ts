import { expect, type Page } from '@playwright/test';
import { listConfiguratorVehicles } from '@showroom/contracts/calls/stock-locator';
import { createClient } from '@showroom/contracts/client/client';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import {
  CARDS,
  detailsPath,
  goToPayment,
  holdTaken,
  mailTo,
  newCustomer,
  orderNumberOf,
  payByCard,
  reservableVehicle,
} from '../support/journey';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Words {
  readonly reserve: string;
  readonly fields: Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone', string>>;
  readonly phone: string;
  readonly onward: RegExp;
  /** Only true of what stands at a retailer. */
  readonly ofStock: RegExp;
  readonly ofBuilt: string;
}

const ENGLISH: Words = {
  reserve: 'Continue to reservation',
  fields: { firstName: 'First name', lastName: 'Last name', email: 'E-mail', phone: 'Phone' },
  phone: '+32 2 123 45 67',
  onward: /^Continue to payment$/,
  ofStock: /off the market|kept for you at|back on sale/,
  ofBuilt: 'Your vehicle is still to be built',
};

const UKRAINIAN: Words = {
  reserve: 'Перейти до бронювання',
  fields: { firstName: 'Ім’я', lastName: 'Прізвище', email: 'Електронна пошта', phone: 'Телефон' },
  phone: '+380 44 123 45 67',
  onward: /^Перейти до оплати$/,
  ofStock: /(з|із) продажу/,
  ofBuilt: 'Ваш автомобіль ще буде виготовлено',
};

const JAPANESE: Words = {
  reserve: '予約に進む',
  fields: { firstName: '名', lastName: '姓', email: 'メールアドレス', phone: '電話番号' },
  phone: '+81 3 1234 5678',
  onward: /^予約する$/,
  ofStock: /販売を停止/,
  ofBuilt: 'お車はこれから製造します',
};

/** Every visitor can order what is still to be built. */
async function configurationOf(site: Site, market: MarketCode): Promise<string> {
  const client = createClient({ baseUrl: site.urlOf('api') });
  const { data } = await client.send(listConfiguratorVehicles, { query: { listing: MARKETS[market].listing } });
  const url = data.find(({ attributes }) => attributes.buttons.length > 0)?.attributes.config_url;
  if (!url) throw new Error(`Nothing configured can be ordered in ${market}`);
  return url;
}

async function expectBuilt(page: Page, { ofStock, ofBuilt }: Words): Promise<void> {
  await expect(page.getByRole('main').getByText(ofBuilt).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(ofStock);
}

/** From a configuration's steps to its payment, or to its end where nothing is to be paid. */
async function order(page: Page, site: Site, market: MarketCode, words: Words): Promise<void> {
  const config_url = await configurationOf(site, market);
  await visit(page, `${site.addressOf(market)}/showroom-order-online/?${new URLSearchParams({ config_url })}`);
  await expectBuilt(page, words);
  await page.getByRole('button', { name: words.reserve }).click();
  await holdTaken(page);
  await expectBuilt(page, words);
  const customer = newCustomer();
  const values = { ...customer, phone: words.phone };
  for (const field of ['firstName', 'lastName', 'email', 'phone'] as const)
    await page.getByRole('textbox', { name: words.fields[field], exact: true }).fill(values[field]);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.onward }).click();
}

/** The order's page tells the configuration's order, not one of the stock. */
async function expectOrdered(page: Page, { ofStock }: Words): Promise<void> {
  const number = await orderNumberOf(page);
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('main')).not.toContainText(ofStock);
}

test('a card pays for a vehicle that the configurator built', async ({ page, site }) => {
  await order(page, site, 'international', ENGLISH);
  await payByCard(page, CARDS.approved);
  await expectOrdered(page, ENGLISH);
});

test('PayPal pays for a vehicle that the configurator built', async ({ page, site }) => {
  await order(page, site, 'international', ENGLISH);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  const window = page.waitForEvent('popup');
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button').click();
  await (await window).getByRole('button', { name: 'Agree and pay' }).click();
  await expectOrdered(page, ENGLISH);
});

test('LiqPay pays in Ukraine for a vehicle that the configurator built', async ({ page, site }) => {
  await order(page, site, 'ua', UKRAINIAN);
  await page.getByRole('button', { name: /через LiqPay$/ }).click();
  await page.getByLabel('Номер картки').fill('4242424242424242');
  await page.getByLabel('Термін дії').fill('1230');
  await page.getByLabel('Код безпеки (CVV)').fill('123');
  await page.getByRole('button', { name: 'Сплатити' }).click();
  await expectOrdered(page, UKRAINIAN);
});

test('a vehicle that the configurator built is reserved in Japan without a payment, and waits for its link', async ({
  page,
  site,
}) => {
  await order(page, site, 'jp', JAPANESE);
  await expect(page.getByRole('heading', { name: 'あと一歩です' })).toBeVisible();
  await expect(page.getByText(/までに、.*リンクを開いて/)).toBeVisible();
  await page.getByRole('link', { name: '予約内容を見る' }).click();
  await expectOrdered(page, JAPANESE);
  await expect(page.getByText(/までに、.*リンクを開いて/)).toBeVisible();
});

/** How the payments of an order stand at the card provider. */
async function cardPaymentsOf(site: Site, order: string): Promise<readonly string[]> {
  const answer = await fetch(`${site.urlOf('sandbox')}/control/stripe`);
  const { payment_intents }: CardPayments = await answer.json();
  return payment_intents.filter(({ metadata }) => metadata['order_number'] === order).map(({ status }) => status);
}

interface CardPayments {
  readonly payment_intents: readonly { readonly status: string; readonly metadata: Readonly<Record<string, string>> }[];
}

test('an order that a link confirms is charged when its customer opens the link, on any device', async ({
  page,
  site,
  newVisitor,
}) => {
  const customer = newCustomer();
  await visit(page, detailsPath(await reservableVehicle(site, 'international')));
  // Whoever places an order may ask for the link, as a market's configuration does.
  await page.route(/\/buy_online\/orders$/, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), confirmation_by_link: true } }),
  );
  await goToPayment(page, customer);
  await payByCard(page, CARDS.approved);
  await expect(page.getByRole('heading', { name: 'One step is left' })).toBeVisible();
  await expect(page.getByText(/open the link that we have sent to .* by .* \((CET|CEST)\).* to confirm/)).toBeVisible();
  await expect(page.getByText(/^Nothing was charged: the fee is only on hold/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('on its way to your inbox');
  const number = new URL(page.url()).searchParams.get('order') ?? '';
  expect(await cardPaymentsOf(site, number)).toEqual(['requires_capture']);

  const link = async () => /https?:\S+\?token=\S+/.exec((await mailTo(site, customer.email))[0]?.text ?? '')?.[0];
  await expect.poll(link).toBeDefined();
  const other = await newVisitor();
  await visit(other, (await link()) ?? '');
  await expect(other.getByText(/Please confirm by .* \((CET|CEST)\)/)).toBeVisible();
  // A mail program that looks at the link takes nothing.
  expect(await cardPaymentsOf(site, number)).toEqual(['requires_capture']);
  await other.getByRole('button', { name: 'Confirm my reservation' }).click();
  await expect(other.getByText('Confirmed', { exact: true })).toBeVisible();
  expect(await cardPaymentsOf(site, number)).toEqual(['succeeded']);
});
