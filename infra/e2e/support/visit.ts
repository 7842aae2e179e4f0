import { expect, type Page } from '@playwright/test';

/**
 * Opens a page, moves the pointer as somebody who is there, and waits until React has taken the
 * page over: a click before that would load another document.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(1, 1);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1);
}
