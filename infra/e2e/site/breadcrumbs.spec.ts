import { expect } from '@playwright/test';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

for (const width of [360, 768, 1440]) {
  test(`the way to a page fits ${width} px in both directions, and follows the visitor without a question`, async ({
    page,
    site,
  }) => {
    const ae = site.addressOf('ae');
    await page.setViewportSize({ width, height: 800 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const [path, names] of [
      ['/offers', ['Home', 'Offers']],
      ['/ar/offers', ['الرئيسية', 'العروض']],
    ] as const) {
      await page.goto(ae + path);
      const way = page.getByRole('navigation', { name: path === '/offers' ? 'Breadcrumb' : 'مسار التنقل' });
      await expect(way.getByRole('listitem')).toHaveText([...names]);
      await expect(way.getByText(names[1])).toHaveAttribute('aria-current', 'page');
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
      await way.getByRole('link', { name: names[0] }).click();
      await expect(way).toHaveCount(0);
    }
    expect(asked.filter((url) => url.includes('breadcrumbs/'))).toEqual([]);
  });
}

test('an open page shows a changed navigation when its visitor comes back to it, without a reload', async ({
  page,
  site,
  newVisitor,
}) => {
  const jp = site.addressOf('jp');
  const visitor = await newVisitor();
  await visit(visitor, `${jp}/offers`);
  await visitor.evaluate(() => Object.assign(window, { isSame: true }));
  const navigation = visitor.getByRole('banner').first();
  await expect(navigation.getByText('冬タイヤ')).toHaveCount(0);

  await page.goto(`${jp}/admin/navigation`);
  await signInAs(page, 'admin@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: /ナビゲーションとフッター$/ })).toBeVisible();
  await page.getByRole('button', { name: '項目を追加' }).click();
  const dialog = page.getByRole('dialog', { name: '項目を追加' });
  await dialog.getByRole('textbox', { name: 'ラベル' }).fill('冬タイヤ');
  await dialog.getByRole('textbox', { name: /^アドレス/ }).fill('/offers');
  await dialog.getByRole('button', { name: '追加' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('訪問者には現在このように表示されています。')).toBeVisible();

  const seeAgain = () => visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(async () => {
    await seeAgain();
    await expect(navigation.getByText('冬タイヤ').first()).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  expect(await visitor.evaluate(() => 'isSame' in window)).toBe(true);

  await page.getByRole('button', { name: '冬タイヤを削除' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(async () => {
    await seeAgain();
    await expect(navigation.getByText('冬タイヤ')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});
