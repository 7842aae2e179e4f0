import { expect, type Locator, type Page } from '@playwright/test';
import { listEditedSettings } from '@showroom/contracts/calls/settings';
import { callPlatform } from './platform-call';
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

/** Gives a market values of its own, as the manager whose page it is. */
export async function storeSettings(
  page: Page,
  market: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const listed = await callPlatform(page, 'GET', `/settings/edited?market=${market}`);
  const stored = listEditedSettings.answer.parse(listed.body).data;
  const revisions = new Map<string, number>(stored.map(({ attributes: { key, revision } }) => [key, revision]));
  const answers = await Promise.all(
    Object.entries(values).map(async ([key, value]) => {
      const revision = revisions.get(key) ?? 0;
      const { status } = await callPlatform(page, 'PUT', `/settings/${key}`, { body: { market, value }, revision });
      return { key, status };
    }),
  );
  const refused = answers.filter(({ status }) => status >= 300);
  expect(refused).toEqual([]);
}

export async function backToDefault(page: Page, key: string): Promise<void> {
  const form = await changeSetting(page, key);
  await form.getByRole('button', { name: 'Back to default' }).click();
  await expect(page.getByText(`${key} is back to its default.`)).toBeVisible();
}
