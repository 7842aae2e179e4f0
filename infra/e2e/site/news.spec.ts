import { expect } from '@playwright/test';
import { expectAccessibleAtEveryWidth } from '../support/accessible';
import { test } from '../support/test';
import { visit } from '../support/visit';

for (const [market, prefix, back] of [
  ['international', '', 'Back to News Section'],
  ['ae', '/ar', 'العودة إلى قسم الأخبار'],
] as const) {
  test(`an article leads back to the page of the news that its reader came from: ${market}${prefix}`, async ({
    page,
    site,
  }) => {
    await visit(page, `${site.addressOf(market)}${prefix}/news?currentPage=2`);
    const teaser = page.locator('.news-teaser');
    await expect(teaser).toHaveCount(1);
    const title = (await teaser.getByRole('heading').textContent()) ?? '';
    await teaser.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/news/fewer-kilometres-on-fuel$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessibleAtEveryWidth(page, 'an article');
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/news\\?currentPage=2$`));
  });
}
