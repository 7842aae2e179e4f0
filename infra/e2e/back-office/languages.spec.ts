import { expect } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from '../support/accessible';
import { BACK_OFFICE } from '../support/back-office';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';
import { visit } from '../support/visit';

const WIDTHS = [360, 768, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each page of the back office is Arabic, from the right, and axe finds nothing', async ({ page, site }) => {
  test.slow();
  const start = `${site.addressOf('ae')}/ar`;
  await page.goto(`${start}/cms`);
  await signInAs(page, 'admin@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'الصفحات' })).toBeVisible();
  for (const path of BACK_OFFICE) {
    await visit(page, start + path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/\p{Script=Arabic}/u);
    await expect(heading).toHaveCSS('direction', 'rtl');
    await expectAccessibleAtEveryWidth(page, `${path} in Arabic`);
  }
});

/** Of each language: the builder's blocks, a redirect's dialog, and what the API says of one. */
const LANGUAGES = [
  {
    market: 'international',
    prefix: '/fr',
    blocks: 'Blocs',
    dialog: { begin: 'Ajouter une redirection', from: 'De', to: 'Cible', add: 'Ajouter' },
    refusal: 'Une page publiée a cette adresse',
  },
  {
    market: 'ae',
    prefix: '/ar',
    blocks: 'الكتل',
    dialog: { begin: 'إضافة إعادة توجيه', from: 'من', to: 'الوجهة', add: 'إضافة' },
    refusal: 'تحمل صفحة منشورة هذا العنوان',
  },
  {
    market: 'jp',
    prefix: '',
    blocks: 'ブロック',
    dialog: { begin: 'リダイレクトを追加', from: '転送元', to: '転送先', add: '追加' },
    refusal: '公開中のページがこのアドレスを使っています',
  },
  {
    market: 'ua',
    prefix: '',
    blocks: 'Блоки',
    dialog: { begin: 'Додати переспрямування', from: 'Звідки', to: 'Ціль', add: 'Додати' },
    refusal: 'Цю адресу має опублікована сторінка',
  },
] as const;

for (const { market, prefix, blocks, dialog: texts, refusal } of LANGUAGES) {
  test(`what the API refuses is said in the language of ${market}${prefix}`, async ({ page, site, watch }) => {
    watch.expectTrouble(/409/);
    await page.goto(`${site.addressOf(market)}${prefix}/admin/redirects`);
    await signInAs(page, 'admin@showroom.test');
    await page.getByRole('button', { name: texts.begin }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: texts.from, exact: true }).fill('/offers');
    await dialog.getByRole('textbox', { name: texts.to, exact: true }).fill('/stock');
    await dialog.getByRole('button', { name: texts.add, exact: true }).click();
    await expect(dialog).toContainText(refusal);
  });

  test(`the page builder speaks the language of ${market}${prefix}, and axe finds nothing`, async ({ page, site }) => {
    await page.goto(`${site.addressOf(market)}${prefix}/cms`);
    await signInAs(page, 'editor@showroom.test');
    await page.getByRole('table').getByRole('link').nth(1).click();
    await expect(page.getByRole('heading', { level: 2, name: blocks, exact: true })).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    // What overflows its place is hidden there, whatever the page in it says.
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('iframe')).toBeInViewport({ ratio: 0.2 });
    }
    await expectAccessibleAtEveryWidth(page, `the page builder in ${market}${prefix}`);
  });
}
