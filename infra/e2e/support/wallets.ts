import { expect, type Page } from '@playwright/test';
import { type Customer, checkoutPath, holdTaken, reservableVehicle } from './journey';
import type { Site } from './site';
import { visit } from './visit';

/** Opens PayPal's window from the payment screen, up to its question. */
export async function openPaypal(page: Page): Promise<Page> {
  await page.getByRole('radio', { name: 'PayPal' }).check();
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button').click();
  const window = await opened;
  await window.getByRole('button', { name: 'Agree and pay' }).waitFor();
  return window;
}

const liqpayButton = (page: Page) => page.getByRole('button', { name: /через LiqPay$/ });

/** A reservation in Ukraine up to the payment screen, whose address it answers. */
export async function beginInUkraine(
  page: Page,
  site: Site,
  { firstName, lastName, email }: Customer,
): Promise<string> {
  await visit(page, `${site.addressOf('ua')}${checkoutPath(await reservableVehicle(site, 'ua'))}`);
  await holdTaken(page);
  const fields = [
    ['Ім’я', firstName],
    ['Прізвище', lastName],
    ['Електронна пошта', email],
    ['Телефон', '+380 44 123 45 67'],
  ] as const;
  for (const [name, value] of fields) await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Перейти до оплати' }).click();
  await expect(liqpayButton(page)).toBeEnabled();
  return page.url();
}

/** From the payment screen to LiqPay's page. */
export async function leaveForLiqpay(page: Page): Promise<void> {
  await liqpayButton(page).click();
  await expect(page.getByText('LiqPay sandbox')).toBeVisible();
}

/** Pays on LiqPay's page, which leads back to the site. */
export async function payAtLiqpay(page: Page): Promise<void> {
  await page.getByLabel('Номер картки').fill('4242424242424242');
  await page.getByLabel('Термін дії').fill('1230');
  await page.getByLabel('Код безпеки (CVV)').fill('123');
  await page.getByRole('button', { name: 'Сплатити' }).click();
}
