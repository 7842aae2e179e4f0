import { expect, type Page } from '@playwright/test';
import type { Watch } from './watch';

/** A broken remote may be named in the console; nothing else may go wrong. */
export function expectFaults(watch: Watch): void {
  watch.expectTrouble(/^(console|request failed|answer 5)/);
}

/** What surrounds every page. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
