import { expect, type Page } from '@playwright/test';
import { listConfiguratorVehicles } from '@showroom/contracts/calls/stock-locator';
import { createClient } from '@showroom/contracts/client/client';
import { expectAccessible } from '../support/accessible';
import { detailsPath, holdTaken, newCustomer, reservableVehicle, reserve } from '../support/journey';
import { test } from '../support/test';
import { visit } from '../support/visit';

const MOUNT = '/showroom-order-online';

async function expectStep(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Step ${number} of 5`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The button that opens a step by its place. */
const step = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number}\\s*\\D`) });

test('by keyboard from step to step, back, forward and after a reload, everything accessible and inside of the window', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, detailsPath(await reservableVehicle(site, 'international')));
  for (const number of [1, 2, 3, 4]) {
    await expectStep(page, number);
    await expectAccessible(page, `step ${number}`);
    await step(page, number + 1).focus();
    await page.keyboard.press('Enter');
    await expect(step(page, number + 1)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(':focus')).toBeInViewport();
  }
  await expectStep(page, 5);
  await expectAccessible(page, 'step 5');
  expect(new URL(page.url()).searchParams.get('step')).toBe('5');
  await page.goBack();
  await expectStep(page, 4);
  await page.reload();
  await expectStep(page, 4);
  await page.goForward();
  await expectStep(page, 5);
  await page.getByRole('button', { name: /Payment/ }).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
});

test('what was chosen in the steps stands in the summary, and on the page of the order', async ({ page, site }) => {
  const vehicle = await reservableVehicle(site, 'international');
  const city = vehicle.attributes.owner_city;
  await visit(page, detailsPath(vehicle));
  await step(page, 2).click();
  await page.getByRole('radio', { name: 'No, thank you' }).check();
  await step(page, 3).click();
  const service = page.getByRole('group', { name: 'Service', exact: true });
  await service.getByRole('radio').first().check();
  await step(page, 4).click();
  await page.getByLabel('Your postcode or city').fill(city);
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: new RegExp(`^Delivery to .*${city}`) }).check();
  await expect(step(page, 5)).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Street and house number').fill('Elbchaussee 1');
  await expectAccessible(page, 'the address of a delivery');
  await step(page, 5).click();
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').first().check();
  await page.reload();
  const summary = page.getByRole('region', { name: 'Your choices' });
  await expect(summary).toContainText('None');
  await expect(summary).toContainText('Service Essential');
  await expect(summary).toContainText(city);
  await expect(summary).toContainText('Handover · ');

  await reserve(page, newCustomer());
  const order = page.getByRole('main');
  await expect(order).toContainText('Service Essential');
  await expect(order).toContainText('Elbchaussee 1');
  await expect(order).toContainText('Handover · ');
});

test('an address cannot open a step that was not reached', async ({ page, site }) => {
  await visit(page, `${detailsPath(await reservableVehicle(site, 'international'))}?step=4`);
  await expectStep(page, 1);
  await expect(page).toHaveURL((url) => !url.searchParams.has('step'));
  await expect(step(page, 4)).toHaveAttribute('aria-expanded', 'false');
});

test('the steps are read in Arabic, from right to left', async ({ page, site }) => {
  await visit(page, `${site.addressOf('ae')}/ar${detailsPath(await reservableVehicle(site, 'ae'))}`);
  await expect(page.getByRole('heading', { name: 'اجعلها سيارتك' })).toBeVisible();
  await page.getByRole('button', { name: /سيارتك الحالية/ }).click();
  await expect(page).toHaveURL(/\/ar\/.*step=2/);
  await expectAccessible(page, 'Arabic');
});

test('without scripts the first step is there, and the way to the checkout', async ({ newVisitor, site }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(detailsPath(await reservableVehicle(site, 'international')));
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue to reservation' }).click();
  await expect(page).toHaveURL(/\/checkout\?vehicleId=\d+&finance_option=purchase/);
});

test('a journey with its hold goes on, on another device, and the first one says so', async ({
  page,
  newVisitor,
  site,
  watch,
}) => {
  const steps = detailsPath(await reservableVehicle(site, 'international'));
  await visit(page, steps);
  await step(page, 2).click();
  await expectStep(page, 2);
  await page.getByRole('button', { name: 'Continue to reservation' }).click();
  await holdTaken(page);
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();

  const phone = await newVisitor({ viewport: { width: 360, height: 780 } });
  await visit(phone, link);
  await expectAccessible(phone, 'the link');
  await phone.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(phone).toHaveURL(/\/checkout\?/);
  await expect(phone.getByRole('timer')).toBeVisible();
  await phone.goto(steps);
  await expectStep(phone, 2);

  watch.expectTrouble(/409/);
  await page.reload();
  const title = 'You have continued this reservation on another device.';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page, 'the device that it went away from');
});

test('a configuration leads through its own journey to its own hold', async ({ page, site }) => {
  const client = createClient({ baseUrl: site.urlOf('api') });
  const { data } = await client.send(listConfiguratorVehicles, { query: { listing: 'international' } });
  const built = data[0]?.attributes;
  await visit(page, `${MOUNT}/?${new URLSearchParams({ config_url: built?.config_url ?? '' })}`);
  await expect(page.getByText('Your vehicle will be built as you configured it.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to reservation' }).click();
  await holdTaken(page);
  expect(new URL(page.url()).searchParams.get('config_url')).toBe(built?.config_url);
});

test('a link that confirms nothing, and a reservation that failed, have the words of the market', async ({
  page,
  site,
  watch,
}) => {
  watch.expectTrouble(/404/);
  await visit(page, `${site.addressOf('ua')}${MOUNT}/confirmation/SO-1?token=old`);
  await expect(page.getByRole('heading', { name: 'Не вдалося підтвердити бронювання' })).toBeVisible();
  await expectAccessible(page, 'confirmation error');
  await visit(page, `${site.addressOf('jp')}${MOUNT}/reservation-failure?vehicleId=1`);
  await expect(page.getByRole('link', { name: 'もう一度試す' })).toHaveAttribute('href', `${MOUNT}/vehicle/1`);
  await expectAccessible(page, 'reservation failure');
});
