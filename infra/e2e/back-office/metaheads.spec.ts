import { expect, type Page } from '@playwright/test';
import { deleteMetaheads } from '../support/metaheads';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { untilHydrated } from '../support/visit';

interface Plan {
  readonly language: string;
  readonly content: string;
  readonly again?: boolean;
}

async function add(page: Page, { language, content, again = false }: Plan): Promise<void> {
  await page.getByRole('button', { name: 'Додати метатег' }).click();
  const dialog = page.getByRole('dialog', { name: 'Додати метатег' });
  await dialog.getByRole('combobox', { name: 'Мова' }).selectOption(language);
  await dialog.getByRole('textbox', { name: 'Вміст' }).fill(content);
  if (again) await dialog.getByRole('checkbox', { name: 'Знову на кожній сторінці' }).check();
  await dialog.getByRole('button', { name: 'Додати' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/збережено, сторінки вже мають його\./)).toBeVisible();
}

/** How often each of two scripts ran in this document. */
const runs = (page: Page) =>
  page.evaluate(() => ['once', 'again'].map((name) => Number(document.documentElement.dataset[name] ?? 0)));
const counting = (name: string) =>
  `document.documentElement.dataset.${name} = Number(document.documentElement.dataset.${name} || 0) + 1;`;

test('what an administrator adds to all pages runs under the policy of the page, once or on each page, until it is deleted', async ({
  page,
  site,
  newVisitor,
}) => {
  const ua = site.addressOf('ua');
  await page.goto(`${ua}/admin/metaheads`);
  await signInAs(page, 'admin@showroom.test');
  await add(page, { language: 'javascript', content: counting('once') });
  await add(page, { language: 'javascript', content: counting('again'), again: true });
  await add(page, { language: 'scss', content: '$edge: 7px; main { h1 { border-inline-start: $edge solid; } }' });

  // What the policy refuses, or hydration finds otherwise, is an error of the console.
  const visitor = await newVisitor();
  const edge = () =>
    visitor
      .getByRole('heading', { level: 1 })
      .first()
      .evaluate((heading) => getComputedStyle(heading).borderInlineStartWidth);
  await expect(async () => {
    await visitor.goto(`${ua}/offers`);
    expect(await runs(visitor)).toEqual([1, 1]);
    expect(await edge()).toBe('7px');
  }).toPass({ timeout: 30_000 });
  await visitor.getByRole('link', { name: 'Новини' }).first().click();
  await expect(visitor).toHaveURL(`${ua}/news`);
  await expect.poll(() => runs(visitor)).toEqual([1, 2]);
  expect(await edge()).toBe('7px');
  // A remote's page, which an editor's page leads to.
  await visitor.goto(`${ua}/stock`);
  await untilHydrated(visitor);
  await visitor.evaluate(() => Object.assign(window, { isSame: true }));
  await visitor.locator('a[href*="/showroom/"]').filter({ visible: true }).first().click();
  await expect(visitor).toHaveURL(/\/showroom\/.+/);
  expect(await visitor.evaluate(() => 'isSame' in window)).toBe(true);
  await expect.poll(() => runs(visitor)).toEqual([1, 2]);
  await visitor.reload();
  await expect.poll(() => runs(visitor)).toEqual([1, 1]);

  await deleteMetaheads(page, 3, 'Видалити');
  await expect(async () => {
    await visitor.goto(`${ua}/offers`);
    expect(await runs(visitor)).toEqual([0, 0]);
  }).toPass({ timeout: 30_000 });
});
