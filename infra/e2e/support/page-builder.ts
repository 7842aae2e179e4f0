import { expect, type Page } from '@playwright/test';
import { editedPage } from './platform-call';
import { signInAs } from './sign-in';

/** A page of a market in the page builder, with the page in its frame. */
export async function openBuilder(page: Page, path: string) {
  await page.goto('/cms');
  await signInAs(page, 'editor@showroom.test');
  const { id } = await editedPage(page, 'international', path);
  await page.goto(`/cms/pages/${id}`);
  const canvas = page.frameLocator('iframe[title="The page as visitors will see it"]');
  await expect(canvas.locator('.canvas-overlay')).toBeAttached();
  return { canvas, id };
}
