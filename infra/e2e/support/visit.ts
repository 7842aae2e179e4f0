import { expect, type Page } from '@playwright/test';

/**
 * Opens a page and waits until React has taken it over: a click before that would load another
 * document.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1);
}
