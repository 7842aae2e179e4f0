import { expect, type Page } from '@playwright/test';

/** Waits until React has taken the page over, which it has once for each document. */
export async function untilHydrated(page: Page): Promise<void> {
  const times = () => page.evaluate(() => performance.getEntriesByName('hydrated').length);
  // Playwright's own pauses grow to a second, which is most of what a page takes.
  await expect.poll(times, { intervals: [50] }).toBe(1);
}

/**
 * Opens a page, moves the pointer as somebody who is there, and waits until React has taken the
 * page over: a click before that would load another document.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(1, 1);
  await untilHydrated(page);
}
