import { expect, type Locator, type Page } from '@playwright/test';
import type { MarketCode } from '@showroom/contracts/markets';
import { expectAccessible } from '../support/accessible';
import {
  CARDS,
  checkoutPath,
  detailsPath,
  fillCard,
  fillCustomer,
  goToPayment,
  holdTaken,
  isReservable,
  mailTo,
  newCustomer,
  orderNumberOf,
  payByCard,
  reservableVehicle,
  vehicleAt,
  verifyPhone,
} from '../support/journey';
import { pressByKeyboard, tabTo, tabToElement } from '../support/keyboard';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Words {
  readonly reserve: string;
  readonly details: string;
  readonly fields: readonly [string, string, string, string];
  readonly phone: string;
  readonly terms: string;
  readonly toPayment: string;
  readonly payment: string;
  readonly thanks: string;
}

const ENGLISH: Words = {
  reserve: 'Continue to reservation',
  details: 'Your details',
  fields: ['First name', 'Last name', 'E-mail', 'Phone'],
  phone: '+32 2 123 45 67',
  terms: 'I have read and accept the reservation terms.',
  toPayment: 'Continue to payment',
  payment: 'Payment',
  thanks: 'Thank you for your reservation',
};

const UKRAINIAN: Words = {
  reserve: 'Перейти до бронювання',
  details: 'Ваші дані',
  fields: ['Ім’я', 'Прізвище', 'Електронна пошта', 'Телефон'],
  phone: '+380 44 123 45 67',
  terms: 'Я прочитав(-ла) умови бронювання й погоджуюся з ними.',
  toPayment: 'Перейти до оплати',
  payment: 'Оплата',
  thanks: 'Дякуємо за бронювання',
};

/** From the vehicle's steps to the payment without a mouse, each screen looked at on the way. */
async function goByKeyboard(page: Page, words: Words): Promise<void> {
  await pressByKeyboard(page, words.reserve, 'button');
  await holdTaken(page);
  await expect(page.getByRole('heading', { name: words.details, level: 2 })).toBeVisible();
  const { firstName, lastName, email } = newCustomer();
  const [first, ...others] = words.fields;
  await tabTo(page, first, 'textbox');
  await page.keyboard.type(firstName);
  for (const [place, text] of [lastName, email, words.phone].entries()) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: others[place] ?? '' })).toBeFocused();
    await page.keyboard.type(text);
  }
  await tabTo(page, words.terms, 'checkbox');
  await page.keyboard.press('Space');
  await expectAccessible(page, 'details');
  await pressByKeyboard(page, words.toPayment, 'button');
  await expect(page.getByRole('heading', { name: words.payment, level: 2 })).toBeFocused();
}

const begin = async (page: Page, site: Site, market: MarketCode) =>
  visit(page, site.addressOf(market) + detailsPath(await reservableVehicle(site, market)));

test('a card pays for a reservation by keyboard alone, and axe finds nothing on the way', async ({ page, site }) => {
  await begin(page, site, 'international');
  await goByKeyboard(page, ENGLISH);
  const number = page.frameLocator('iframe[src*="stripe"]').getByLabel(/card number/i);
  await tabToElement(page, number, 'the card number');
  // A field that is full hands the focus to the next one.
  for (const text of [CARDS.approved, '1234', '123']) await page.keyboard.type(text);
  await expectAccessible(page, 'payment');
  await pressByKeyboard(page, /^Reserve now for/, 'button');
  const order = await orderNumberOf(page);
  await expect(page.getByRole('heading', { name: ENGLISH.thanks })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(order);
  await expectAccessible(page, 'the order');
});

test('LiqPay pays for a reservation in Ukraine by keyboard alone, on its own page, and leads back', async ({
  page,
  site,
}) => {
  await begin(page, site, 'ua');
  await goByKeyboard(page, UKRAINIAN);
  await expectAccessible(page, 'payment');
  await pressByKeyboard(page, /через LiqPay$/, 'button');
  await tabTo(page, 'Номер картки', 'textbox');
  await page.keyboard.type('4242424242424242');
  for (const text of ['1230', '123']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  const order = await orderNumberOf(page);
  await expect(page.getByRole('heading', { name: UKRAINIAN.thanks })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(order);
  await expectAccessible(page, 'the order');
});

test('a visitor who turns back on LiqPay’s page is charged nothing and can pay after all', async ({ page, site }) => {
  await begin(page, site, 'ua');
  await goByKeyboard(page, UKRAINIAN);
  await pressByKeyboard(page, /через LiqPay$/, 'button');
  await expect(page.getByText('LiqPay sandbox')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /через LiqPay$/ })).toBeEnabled({ timeout: 40_000 });
  await page.getByRole('button', { name: /через LiqPay$/ }).click();
  await page.getByLabel('Номер картки').fill('4242424242424242');
  await page.getByLabel('Термін дії').fill('1230');
  await page.getByLabel('Код безпеки (CVV)').fill('123');
  await page.getByRole('button', { name: 'Сплатити' }).click();
  await orderNumberOf(page);
});

test('PayPal is chosen, left and approved in its own window', async ({ page, site }) => {
  await begin(page, site, 'international');
  await goToPayment(page, newCustomer());
  await page.getByRole('radio', { name: 'PayPal' }).check();
  const button = page.frameLocator('iframe[title="PayPal"]').getByRole('button');
  await button.waitFor();
  await expectAccessible(page, 'payment with PayPal');
  const first = page.waitForEvent('popup');
  await button.click();
  await (await first).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^You have not completed the payment, and nothing was charged/)).toBeVisible();
  const second = page.waitForEvent('popup');
  await button.click();
  await (await second).getByRole('button', { name: 'Agree and pay' }).click();
  await orderNumberOf(page);
  await expect(page.getByRole('heading', { name: ENGLISH.thanks })).toBeFocused();
});

/** From the hold to the payment, with the code that the market asks for on the way. */
async function goToAustralianPayment(page: Page, site: Site, phone: string): Promise<void> {
  await page.getByRole('button', { name: ENGLISH.reserve }).click();
  await holdTaken(page);
  await fillCustomer(page, { ...newCustomer(), phone });
  await page.getByRole('button', { name: 'Continue to your phone' }).click();
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page, 'authentication');
  await verifyPhone(page, site, phone);
  await expect(page.getByRole('heading', { name: ENGLISH.payment, level: 2 })).toBeVisible();
}

test('in Australia the phone is verified by a code before anything is paid', async ({ page, site }) => {
  await begin(page, site, 'au');
  await goToAustralianPayment(page, site, '+61 2 9876 5432');
});

/** The first vehicle of a list that can be reserved and has a price to drive away with. */
async function drivenCard(page: Page, site: Site): Promise<Locator> {
  const cards = page.getByRole('article').filter({ hasText: 'Drive away in Victoria' });
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) {
    const href = await card.getByRole('link').first().getAttribute('href');
    if (isReservable(await vehicleAt(site, 'au', href?.split('?')[0] ?? ''))) return card;
  }
  throw new Error('None of the vehicles can be reserved');
}

test('in Australia the price of a state is one figure from the search to the order, and the state is asked once', async ({
  page,
  site,
}) => {
  await visit(page, `${site.addressOf('au')}/stock?sort=priceDesc`);
  await page.getByRole('button', { name: 'Choose a place' }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Victoria');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show vehicles' }).click();
  const card = await drivenCard(page, site);
  const price =
    (await card
      .getByText(/^\$[\d,]+$/)
      .first()
      .textContent()) ?? '';
  await card.getByRole('link').first().click();

  await expect(page.getByRole('combobox', { name: 'Your state' })).toHaveValue('VIC');
  await expect(page.locator('.vehicle-price')).toHaveText(price);
  const financed = page.getByRole('region', { name: 'Finance' });
  await expect(financed.locator('dt', { hasText: /^Price$/ }).locator('+ dd')).toHaveText(price);

  await page.getByRole('link', { name: 'Reserve online' }).click();
  const summary = page.getByRole('region', { name: 'Your choices' });
  await expect(summary).toContainText(`Drive-away price in Victoria${price}`);
  await page.getByRole('radio', { name: 'Purchase on finance' }).check();
  await expect(page.getByText('Representative example')).toBeVisible();
  await goToAustralianPayment(page, site, '+61 2 9876 5433');
  await expect(page.getByRole('region', { name: 'Your vehicle' })).toContainText(
    `Drive-away price in Victoria${price}`,
  );
  await payByCard(page, CARDS.approved);
  await orderNumberOf(page);
  await expect(page.locator('dt', { hasText: 'Drive-away price in Victoria' }).locator('+ dd')).toHaveText(price);
});

test('axe finds nothing on the screens of the checkout in Arabic, on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const vehicle = await reservableVehicle(site, 'ae');
  await visit(page, `${site.addressOf('ae')}/ar${checkoutPath(vehicle)}`);
  await holdTaken(page);
  // The Emirates have a navigation service of their own, and quick links on every other page.
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'الخطوات التالية' })).toHaveCount(0);
  const { firstName, lastName, email } = newCustomer();
  await page.getByRole('textbox', { name: 'الاسم الأول' }).fill(firstName);
  await page.getByRole('textbox', { name: 'اسم العائلة' }).fill(lastName);
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await page.getByRole('textbox', { name: 'الهاتف' }).fill('+971 4 123 4567');
  await page.getByRole('checkbox').check();
  await expectAccessible(page, 'details');
  await page.getByRole('button', { name: 'متابعة إلى الدفع' }).click();
  await fillCard(page, CARDS.approved);
  await expectAccessible(page, 'payment');
  await page.getByRole('button', { name: /^احجز الآن/ }).click();
  await orderNumberOf(page);
  await expectAccessible(page, 'the order');
});

test('back, forward and reload keep the screen and what was typed', async ({ page, site }) => {
  await begin(page, site, 'international');
  const customer = newCustomer();
  await goToPayment(page, customer);
  await expect(page).toHaveURL(/screen=payment/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(customer.firstName);
  await page.goForward();
  await expect(page.getByRole('heading', { name: ENGLISH.payment, level: 2 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: ENGLISH.payment, level: 2 })).toBeVisible();
  await expect(page.getByText(customer.email)).toBeVisible();
  await payByCard(page, CARDS.approved);
  await orderNumberOf(page);
});

test('two tabs are one reservation: the one that did not pay follows the one that did', async ({ page, site }) => {
  await begin(page, site, 'international');
  const customer = newCustomer();
  await goToPayment(page, customer);
  const other = await page.context().newPage();
  await visit(other, page.url().replace(/&screen=\w+/, ''));
  await expect(other.getByRole('timer')).toBeVisible();
  await payByCard(page, CARDS.approved);
  const number = await orderNumberOf(page);
  await expect(other).toHaveURL(new RegExp(`/confirmation/${number}`));
  await expect.poll(async () => (await mailTo(site, customer.email)).length).toBe(1);
  for (const key of ['steps', 'data', 'soft_lock']) {
    expect(await page.evaluate((name) => localStorage.getItem(name), `sl_order_online_${key}`)).toBeNull();
  }
});

interface CardPayments {
  readonly payment_intents: readonly { readonly status: string; readonly metadata: Readonly<Record<string, string>> }[];
}

/** How the payments of an order stand at the card provider. */
async function cardPaymentsOf(site: Site, order: string): Promise<readonly string[]> {
  const answer = await fetch(`${site.urlOf('sandbox')}/control/stripe`);
  const { payment_intents }: CardPayments = await answer.json();
  return payment_intents.filter(({ metadata }) => metadata['order_number'] === order).map(({ status }) => status);
}

test('a double click on the button that pays charges once', async ({ page, site }) => {
  await begin(page, site, 'international');
  await goToPayment(page, newCustomer());
  await fillCard(page, CARDS.approved);
  await page.getByRole('button', { name: /^Reserve now for/ }).dblclick();
  expect(await cardPaymentsOf(site, await orderNumberOf(page))).toEqual(['succeeded']);
});

test('two tabs that pay at the same moment charge once, and both see the order', async ({ page, site }) => {
  await begin(page, site, 'international');
  const customer = newCustomer();
  const steps = page.url();
  await goToPayment(page, customer);
  const other = await page.context().newPage();
  await visit(other, steps);
  await other.getByRole('button', { name: 'Continue to reservation' }).click();
  await fillCustomer(other, customer);
  await other.getByRole('button', { name: 'Continue to payment' }).click();
  for (const tab of [page, other]) await fillCard(tab, CARDS.approved);
  // Not `click`, which waits for a tab to stand still: the one in the background would be pressed
  // when all is over.
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: /^Reserve now for/ }).dispatchEvent('click')),
  );
  const [number, same] = await Promise.all([orderNumberOf(page), orderNumberOf(other)]);
  expect(same).toBe(number);
  const charged = (await cardPaymentsOf(site, number)).filter((status) => status === 'succeeded');
  expect(charged).toHaveLength(1);
});

test('a bank that asks back is answered in its own window, and a visitor who fails there pays after all', async ({
  page,
  site,
}) => {
  await begin(page, site, 'international');
  await goToPayment(page, newCustomer());
  await payByCard(page, CARDS.challenged);
  const bank = page.frameLocator('iframe[src*="/stripe/challenge/"]');
  await bank.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: /^Reserve now for/ }).click();
  await bank.getByRole('button', { name: 'Complete' }).click();
  expect(await cardPaymentsOf(site, await orderNumberOf(page))).toEqual(['succeeded']);
});

test('a connection that is lost before the charge charges nothing, and the same button pays when it is back', async ({
  page,
  site,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await begin(page, site, 'international');
  await goToPayment(page, newCustomer());
  await fillCard(page, CARDS.approved);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Reserve now for/ }).click();
  await expect(page.getByText(/^We could not reach our service, and nothing was charged/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: /^Reserve now for/ }).click();
  expect(await cardPaymentsOf(site, await orderNumberOf(page))).toEqual(['succeeded']);
});

test('a connection that is lost after the charge loses nothing: the page asks again and charges once', async ({
  page,
  site,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
  await begin(page, site, 'international');
  await goToPayment(page, newCustomer());
  let isLost = true;
  await page.route(/\/buy_online\/orders\/[^/]+\/confirm/, (route) =>
    isLost ? route.abort('internetdisconnected') : route.continue(),
  );
  await payByCard(page, CARDS.approved);
  await expect(page.getByText('We are still waiting for the answer to your payment')).toBeVisible();
  await expectAccessible(page, 'an open payment');
  await page.reload();
  await expect(page.getByText('We are still waiting for the answer to your payment')).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: 'Ask again' }).click();
  const number = await orderNumberOf(page);
  expect(await cardPaymentsOf(site, number)).toEqual(['succeeded']);
});

test('shortly before its end the hold asks who is there; unanswered it ends, and what was typed is kept', async ({
  page,
  site,
}) => {
  await begin(page, site, 'international');
  // Not before: the page tells by the browser's own clock when it is ready.
  await page.clock.install();
  await page.getByRole('button', { name: ENGLISH.reserve }).click();
  await holdTaken(page);
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.clock.fastForward('13:30');
  const question = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(question.getByRole('button', { name: 'Stay' })).toBeVisible();
  await expectAccessible(page, 'the warning');
  await page.clock.fastForward('02:00');
  const ended = page.getByRole('dialog', { name: 'The time to complete your reservation has ended.' });
  await expect(ended).toBeVisible();
  await expectAccessible(page, 'the end of the hold');
  await tabToElement(page, ended.getByRole('button', { name: 'Reserve again' }), 'another reservation');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
});

test('a vehicle that is given back in one tab can be booked again from the other', async ({ page, site }) => {
  const vehicle = await reservableVehicle(site, 'international');
  await visit(page, checkoutPath(vehicle));
  await holdTaken(page);
  const other = await page.context().newPage();
  await visit(other, checkoutPath(vehicle));
  await other.getByRole('button', { name: 'Give the vehicle back' }).click();
  await expect(other).toHaveURL(new RegExp(`/vehicle/${vehicle.id}`));
  await expect(page.getByRole('heading', { name: 'Your reservation has ended' })).toBeVisible();
  await expectAccessible(page, 'rebooking');
  await page.getByRole('button', { name: 'Reserve again' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('an order is cancelled from its own page', async ({ page, site }) => {
  await begin(page, site, 'international');
  await goToPayment(page, newCustomer());
  await payByCard(page, CARDS.approved);
  await orderNumberOf(page);
  await page.getByRole('button', { name: 'Cancel this reservation' }).click();
  await expectAccessible(page, 'the question before a cancellation');
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText(/reservation was cancelled/)).toBeVisible();
  await expect(page.getByText('Refunded')).toBeVisible();
});
