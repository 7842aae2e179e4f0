import type { BrowserContext } from '@playwright/test';

/** Visitors who are there: each of their pages is moved as soon as it is parsed. */
export async function moveAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('scroll')), { once: true });
  });
}
