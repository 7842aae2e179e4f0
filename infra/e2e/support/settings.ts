import { expect, type Locator, type Page } from '@playwright/test';
import { signInAs } from './sign-in';

/** Signs Australia's manager in, at the settings of that market. */
export async function openSettings(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/admin`);
  await expect(page).toHaveURL(/\/interaction\//);
  await signInAs(page, 'manager@showroom.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings of Australia' })).toBeVisible();
}

/** Opens the form of a setting, by keyboard. */
export async function changeSetting(page: Page, key: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill(key);
  await page.getByRole('button', { name: `Change ${key}` }).press('Enter');
  const form = page.getByRole('form', { name: `Change ${key}` });
  await expect(form).toBeVisible();
  return form;
}

export async function backToDefault(page: Page, key: string): Promise<void> {
  const form = await changeSetting(page, key);
  await form.getByRole('button', { name: 'Back to default' }).click();
  await expect(page.getByText(`${key} is back to its default.`)).toBeVisible();
}
