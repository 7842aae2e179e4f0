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

/** Gives a market values of its own, as the manager whose page it is. */
export async function storeSettings(
  page: Page,
  market: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const refused = await page.evaluate(
    async ([code, entries]) => {
      const listed = await (await fetch(`/platform/settings/edited?market=${code}`)).json();
      const revisions = new Map(
        listed.data.map(({ attributes }: { attributes: { key: string; revision: number } }) => [
          attributes.key,
          attributes.revision,
        ]),
      );
      const answers = await Promise.all(
        entries.map(([key, value]) =>
          fetch(`/platform/settings/${key}`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json', 'if-match': `"${revisions.get(key) ?? 0}"` },
            body: JSON.stringify({ market: code, value }),
          }),
        ),
      );
      return answers.filter(({ ok }) => !ok).map(({ status, url }) => `${status} ${url}`);
    },
    [market, Object.entries(values)] as const,
  );
  expect(refused).toEqual([]);
}

export async function backToDefault(page: Page, key: string): Promise<void> {
  const form = await changeSetting(page, key);
  await form.getByRole('button', { name: 'Back to default' }).click();
  await expect(page.getByText(`${key} is back to its default.`)).toBeVisible();
}
