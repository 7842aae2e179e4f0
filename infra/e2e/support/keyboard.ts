import type { Locator, Page } from '@playwright/test';

const MOST_PRESSES = 120;

/**
 * Presses Tab until an element has the focus, as somebody without a mouse does; elements may stand
 * in a frame.
 */
export async function tabToElement(page: Page, target: Locator, what: string): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`${what} cannot be reached by Tab`);
}

export async function tabTo(page: Page, name: string | RegExp, role: Parameters<Page['getByRole']>[0]): Promise<void> {
  await tabToElement(page, page.getByRole(role, { name }).first(), `${role} ${name}`);
}

/** Presses a link or button that is reached by Tab. */
export async function pressByKeyboard(page: Page, name: string | RegExp, role: 'link' | 'button'): Promise<void> {
  await tabTo(page, name, role);
  await page.keyboard.press('Enter');
}
