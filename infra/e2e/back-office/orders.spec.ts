import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from '../support/accessible';
import { detailsPath, mailTo, newCustomer, reservableVehicle, reserve } from '../support/journey';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

/** Does what a button of the page offers, with a reason. */
async function decide(page: Page, button: string, consent: RegExp, why: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByLabel('Why').fill(why);
  await dialog.getByRole('button', { name: consent }).click();
  await expect(dialog).toBeHidden();
}

/** Selects what a field of a dialog holds, and lets go beside the dialog. */
async function dragBeside(page: Page, field: Locator): Promise<void> {
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 5 });
  await page.mouse.up();
}

test('a market manager finds a reservation, tells its customer once more, gives a part of the money back and cancels it', async ({
  page,
  site,
  newVisitor,
}) => {
  const customer = newCustomer();
  const visitor = await newVisitor();
  await visit(visitor, detailsPath(await reservableVehicle(site, 'international')));
  const number = await reserve(visitor, customer);
  await expect.poll(async () => (await mailTo(site, customer.email)).length).toBe(1);

  await page.goto('/admin/orders');
  await signInAs(page, 'manager@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await visit(page, '/admin/orders');
  const markets = page.getByRole('navigation', { name: 'Markets' });
  await expect(markets.getByRole('link')).toHaveText(['All', 'International', 'Australia']);
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill(customer.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Confirmed');
  await expectAccessibleAtEveryWidth(page, 'orders');

  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Customer' })).toContainText(customer.email);
  await expectAccessibleAtEveryWidth(page, 'an order');

  await page.getByRole('button', { name: 'Send once more: Confirmation' }).click();
  await expect.poll(async () => (await mailTo(site, customer.email)).length).toBe(2);

  await page.getByRole('button', { name: 'Give money back' }).click();
  const refund = page.getByRole('dialog', { name: 'Give money back' });
  await refund.getByLabel('Amount in EUR').fill('100');
  await refund.getByLabel('Why').fill('a gesture');
  await dragBeside(page, refund.getByLabel('Why'));
  await expect(refund.getByLabel('Why')).toHaveValue('a gesture');
  await expectAccessibleAtEveryWidth(page, 'a part of the money');
  await refund.getByRole('button', { name: 'Give back EUR 100' }).click();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('Partly refunded');
  await expect(payment.getByRole('list', { name: 'Parts that were given back' })).toContainText('a gesture');
  await decide(page, 'Cancel the order', /^Cancel the order/, 'the customer called');
  const history = page.getByRole('table', { name: 'History of the order' });
  await expect(history).toContainText('manager@showroom.test: the customer called');
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);

  await expect.poll(async () => (await mailTo(site, customer.email))[0]?.subject).toContain('has ended');
  const [mail] = await mailTo(site, customer.email);
  expect(mail?.text).toContain('giving');
  await visit(visitor, `/showroom-order-online/confirmation/${number}`);
  await expect(visitor.getByText(/cancelled/i).first()).toBeVisible();
});

test('the list of orders works without scripts, and is closed to visitors', async ({ page, browser, site }) => {
  await page.goto('/admin/orders');
  await signInAs(page, 'admin@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto('/admin/orders?market=jp');
  await plain.getByLabel('Search').fill('nobody at all');
  await plain.getByRole('button', { name: 'Find' }).click();
  await expect(plain).toHaveURL(/market=jp.*search=nobody/);
  await expect(plain.getByText('No order is like this.')).toBeVisible();
  await context.close();

  const answer = await fetch(`${site.url}/platform/orders`);
  expect(answer.status).toBe(401);
});
