import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import {
  CARDS,
  type Customer,
  detailsPath,
  fillCard,
  goToPayment,
  mailTo,
  newCustomer,
  orderNumberOf,
  payByCard,
  reservableVehicle,
} from '../support/journey';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { visit } from '../support/visit';
import { beginInUkraine, leaveForLiqpay, openPaypal, payAtLiqpay } from '../support/wallets';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const OPEN = 'Your payment is still open';

interface Remembered {
  readonly payment_intents?: readonly {
    readonly status: string;
    readonly metadata: Readonly<Record<string, string>>;
  }[];
  readonly orders?: readonly {
    readonly status: string;
    readonly purchase_units: readonly {
      readonly reference_id: string;
      readonly payments?: { readonly captures?: readonly unknown[] };
    }[];
  }[];
  readonly payments?: readonly { readonly description: string; readonly status: string }[];
}

async function remembered(site: Site, provider: 'stripe' | 'paypal' | 'liqpay'): Promise<Remembered> {
  return (await fetch(`${site.urlOf('sandbox')}/control/${provider}`)).json();
}

/** What each provider took for an order. */
async function takenFor(site: Site, order: string): Promise<readonly string[]> {
  const { payment_intents = [] } = await remembered(site, 'stripe');
  const { orders = [] } = await remembered(site, 'paypal');
  const { payments = [] } = await remembered(site, 'liqpay');
  const cards = payment_intents.filter(
    ({ metadata, status }) => metadata['order_number'] === order && status === 'succeeded',
  );
  const units = orders.flatMap(({ purchase_units }) => purchase_units);
  const windows = units
    .filter(({ reference_id }) => reference_id === order)
    .flatMap(({ payments: { captures = [] } = {} }) => captures);
  const pages = payments.filter(({ description, status }) => description.includes(order) && status === 'success');
  return [...cards.map(() => 'card'), ...windows.map(() => 'PayPal'), ...pages.map(() => 'LiqPay')];
}

async function approvedFor(site: Site, order: string): Promise<boolean> {
  const { orders = [] } = await remembered(site, 'paypal');
  return orders.some(
    ({ status, purchase_units }) => status === 'APPROVED' && purchase_units[0]?.reference_id === order,
  );
}

async function play(site: Site, provider: 'stripe' | 'paypal' | 'liqpay', what: string): Promise<void> {
  await fetch(`${site.urlOf('sandbox')}/control/payments/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ play: what, provider, times: 1 }),
  });
}

async function begin(page: Page, site: Site, customer: Customer): Promise<void> {
  await visit(page, site.addressOf('international') + detailsPath(await reservableVehicle(site, 'international')));
  await goToPayment(page, customer);
}

async function expectThanks(page: Page): Promise<string> {
  const number = await orderNumberOf(page);
  await expect(page.getByRole('heading', { name: 'Thank you for your reservation' })).toBeFocused();
  return number;
}

test.describe('PayPal', () => {
  test('approved after a reload confirms the order without a further press', async ({ page, site }) => {
    const customer = newCustomer();
    await begin(page, site, customer);
    const window = await openPaypal(page);
    await page.reload();
    await expect(page.getByText(OPEN)).toBeVisible();
    await expectAccessible(page, 'a payment that is open in another window');
    await window.getByRole('button', { name: 'Agree and pay' }).click();
    const number = await expectThanks(page);
    expect(await takenFor(site, number)).toEqual(['PayPal']);
    await expect.poll(async () => (await mailTo(site, customer.email)).length).toBe(1);
  });

  test('left open by a reload, a card pays instead and is all that is taken', async ({ page, site }) => {
    await begin(page, site, newCustomer());
    const window = await openPaypal(page);
    await page.reload();
    await expect(page.getByText(OPEN)).toBeVisible();
    await payByCard(page, CARDS.approved);
    const number = await expectThanks(page);
    // Too late: what is approved now is let go.
    await window.getByRole('button', { name: 'Agree and pay' }).click();
    await expect.poll(() => approvedFor(site, number)).toBe(true);
    expect(await takenFor(site, number)).toEqual(['card']);
  });

  test('approved after a reload, a card that is pressed before the page has seen it takes nothing', async ({
    page,
    site,
  }) => {
    await begin(page, site, newCustomer());
    const window = await openPaypal(page);
    await page.reload();
    await expect(page.getByText(OPEN)).toBeVisible();
    await fillCard(page, CARDS.approved);
    await window.getByRole('button', { name: 'Agree and pay' }).click();
    await page
      .getByRole('button', { name: /^Reserve now for/ })
      .dispatchEvent('click')
      .catch(() => undefined);
    const number = await expectThanks(page);
    expect(await takenFor(site, number)).toHaveLength(1);
  });
});

test.describe('LiqPay', () => {
  const openTitle = 'Ваш платіж ще відкритий';

  test('open in one tab is told in another, which sees it paid', async ({ page, site }) => {
    const checkout = await beginInUkraine(page, site, newCustomer());
    await leaveForLiqpay(page);
    const other = await page.context().newPage();
    await visit(other, checkout);
    await expect(other.getByText(openTitle)).toBeVisible();
    await payAtLiqpay(page);
    const number = await orderNumberOf(page);
    await expect(page.getByRole('heading', { name: 'Дякуємо за бронювання' })).toBeFocused();
    await expect(other).toHaveURL(new RegExp(`/confirmation/${number}`));
    expect(await takenFor(site, number)).toEqual(['LiqPay']);
  });

  test('told to another tab first, the tab that comes back shows the same order and complains of nothing', async ({
    page,
    site,
  }) => {
    const checkout = await beginInUkraine(page, site, newCustomer());
    await leaveForLiqpay(page);
    const other = await page.context().newPage();
    await visit(other, checkout);
    await expect(other.getByText(openTitle)).toBeVisible();
    await page.route(`${site.urlOf('sandbox')}/liqpay/**`, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      await other.waitForURL(/\/confirmation\//);
      await route.fulfill({ response });
    });
    await payAtLiqpay(page);
    const number = await orderNumberOf(page);
    await expect(other).toHaveURL(new RegExp(`/confirmation/${number}`));
    expect(await takenFor(site, number)).toEqual(['LiqPay']);
  });

  test('left by Back and a reload, a card pays instead and is all that is taken', async ({ page, site }) => {
    await beginInUkraine(page, site, newCustomer());
    await leaveForLiqpay(page);
    await page.goBack();
    await page.reload();
    await expect(page.getByText(openTitle)).toBeVisible();
    await expectAccessible(page, 'a payment that is open at LiqPay');
    await page.getByRole('radio', { name: 'Картка' }).check();
    const card = page.frameLocator('iframe[src*="stripe"]');
    await card.getByRole('textbox').first().fill(CARDS.approved);
    await card.getByRole('textbox').nth(1).fill('12/34');
    await card.getByRole('textbox').nth(2).fill('123');
    await page.getByRole('button', { name: /^Забронювати за/ }).click();
    const number = await orderNumberOf(page);
    expect(await takenFor(site, number)).toEqual(['card']);
  });

  test('that took another amount is let go, says so, and is paid once more', async ({ page, site }) => {
    await beginInUkraine(page, site, newCustomer());
    await play(site, 'liqpay', 'wrong-amount');
    await leaveForLiqpay(page);
    await payAtLiqpay(page);
    await expect(page.getByText('Не вдалося прийняти ваш платіж')).toBeVisible();
    await leaveForLiqpay(page);
    await payAtLiqpay(page);
    expect(await takenFor(site, await orderNumberOf(page))).toEqual(['LiqPay']);
  });
});

test('a card whose bank was asking when the page was reloaded is charged once, by the next press', async ({
  page,
  site,
}) => {
  await begin(page, site, newCustomer());
  await payByCard(page, CARDS.challenged);
  await page.frameLocator('iframe[src*="/stripe/challenge/"]').getByRole('button', { name: 'Complete' }).waitFor();
  await page.reload();
  await expect(page.getByText(OPEN)).toBeVisible();
  await payByCard(page, CARDS.approved);
  expect(await takenFor(site, await expectThanks(page))).toEqual(['card']);
});

test('a card payment of another amount is let go, says so, and is paid once more', async ({ page, site }) => {
  await play(site, 'stripe', 'wrong-amount');
  await begin(page, site, newCustomer());
  await payByCard(page, CARDS.approved);
  await expect(page.getByText('Your payment could not be accepted')).toBeVisible();
  await expectAccessible(page, 'a payment that was let go');
  await payByCard(page, CARDS.approved);
  expect(await takenFor(site, await expectThanks(page))).toEqual(['card']);
});

test('a PayPal payment of another amount is let go, says so, and is paid once more', async ({ page, site }) => {
  await play(site, 'paypal', 'wrong-amount');
  await begin(page, site, newCustomer());
  await (await openPaypal(page)).getByRole('button', { name: 'Agree and pay' }).click();
  await expect(page.getByText('Your payment could not be accepted')).toBeVisible();
  await (await openPaypal(page)).getByRole('button', { name: 'Agree and pay' }).click();
  expect(await takenFor(site, await expectThanks(page))).toEqual(['PayPal']);
});
