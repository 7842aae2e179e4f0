import { expect, type Page } from '@playwright/test';

/**
 * Deletes what an administrator has added to all pages, at the list of it, one after the other, by
 * what the market's language calls it.
 */
export async function deleteMetaheads(page: Page, count: number, name: string): Promise<void> {
  const buttons = page.getByRole('table').getByRole('button', { name });
  await expect(buttons).toHaveCount(count);
  for (let left = count; left > 0; left -= 1) {
    await buttons.first().click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect(buttons).toHaveCount(left - 1);
  }
}
