import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const query = (page: Page) => new URL(page.url()).searchParams;

async function expectNoOverflow(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(window);
}

const VISITORS = [
  {
    name: 'from left to right, on a wide screen',
    width: 1440,
    market: 'international',
    prefix: '',
    amounts: { budget: '1200', deposit: '15000' },
    texts: {
      open: 'Filter By Monthly Budget',
      budget: 'Monthly budget',
      deposit: /^Deposit/,
      show: 'Show vehicles',
      reset: 'Reset Filter',
      calculate: 'Calculate on your own terms',
      tradeIn: 'Value your present car',
      make: 'Make',
      model: 'Model',
      body: 'Body type',
      fuel: 'Fuel',
      mileage: /^Mileage in/,
      registered: 'First registration',
      value: 'Value my car',
      use: 'Use as deposit',
    },
  },
  {
    name: 'from right to left, on a narrow screen',
    width: 360,
    market: 'ae',
    prefix: '/ar',
    amounts: { budget: '6000', deposit: '90000' },
    texts: {
      open: 'حسب الميزانية الشهرية',
      budget: 'الميزانية الشهرية',
      deposit: /^الدفعة الأولى/,
      show: 'عرض السيارات',
      reset: 'إعادة ضبط التصفية',
      calculate: 'احسب وفق شروطك',
      tradeIn: 'قيّم سيارتك الحالية',
      make: 'الشركة الصانعة',
      model: 'الطراز',
      body: 'نوع الهيكل',
      fuel: 'الوقود',
      mileage: /^المسافة المقطوعة/,
      registered: 'أول تسجيل',
      value: 'قيّم سيارتي',
      use: 'استخدمها دفعة أولى',
    },
  },
] as const;

for (const { name, width, market, prefix, amounts, texts } of VISITORS) {
  test(`a budget narrows the list, its terms follow to the vehicle, a trade-in pays part of it, ${name}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `${site.addressOf(market)}${prefix}/stock?states=new`);

    await page.getByRole('button', { name: texts.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.budget).fill(amounts.budget);
    // What opens later is as styled as the page that it opens on.
    await expect(dialog.locator('.calculator-form')).toHaveCSS('display', 'grid');
    await dialog.getByLabel(texts.deposit).fill(amounts.deposit);
    await expectAccessible(page, 'the calculator by monthly budget');
    await dialog.getByRole('button', { name: texts.show }).click();
    await expect.poll(() => query(page).get('monthly_payment.to')).toBe(amounts.budget);
    expect(query(page).get('deposit')).toBe(amounts.deposit);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: texts.reset })).toBeVisible();
    await expectNoOverflow(page);

    await page.getByRole('listitem').getByRole('article').first().getByRole('link').first().click();
    const finance = page.locator('#vehicle-finance');
    await expect(finance.locator('.calculators-rows dl')).toBeVisible();
    await expectNoOverflow(page);
    await finance.getByRole('button', { name: texts.calculate }).click();
    await expect(finance.getByLabel(texts.deposit)).toHaveValue(amounts.deposit);

    await finance.getByRole('button', { name: texts.tradeIn }).click();
    await dialog.getByLabel(texts.make, { exact: true }).selectOption({ index: 1 });
    for (const label of [texts.model, texts.body, texts.fuel]) {
      await dialog.getByLabel(label, { exact: true }).selectOption({ index: 1 });
    }
    await dialog.getByLabel(texts.mileage).fill('82000');
    await dialog.getByLabel(texts.registered).fill('2021-05-01');
    await dialog.getByRole('button', { name: texts.value }).click();
    await expect(dialog.locator('.calculators-monthly')).toBeVisible();
    await expectAccessible(page, 'the value of a trade-in');
    await dialog.getByRole('button', { name: texts.use }).click();
    await expect(finance.getByLabel(texts.deposit)).not.toHaveValue(amounts.deposit);
    await expectAccessible(page, 'the calculators on the page of a vehicle');
    await expectNoOverflow(page);

    await page.goBack();
    await page.getByRole('button', { name: texts.reset }).click();
    await expect.poll(() => query(page).get('monthly_payment.to')).toBeNull();
    expect(query(page).get('deposit')).toBeNull();
    expect(query(page).get('states')).toBe('new');
  });
}
