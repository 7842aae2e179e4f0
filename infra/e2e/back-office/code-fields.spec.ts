import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';

test('code of a field shows its parts, is edited by keyboard alone and undone with the page', async ({
  page,
  site,
}) => {
  for (const market of ['international', 'ae'] as const) {
    await page.goto(`${site.addressOf(market)}/cms`);
    if (market === 'international' || page.url().includes('/interaction/')) await signInAs(page, 'admin@showroom.test');
    await page.getByRole('link', { name: 'Accessibility' }).click();
    const code = page.getByRole('textbox', { name: /^Text\b/ });
    await code.scrollIntoViewIfNeeded();
    const editor = page.locator('.cm-editor', { has: code });
    await expect(editor).toBeVisible();
    await expect(code).toHaveAccessibleDescription(/HTML; scripts and styles are removed/);

    await page.locator('label', { hasText: /^Text/ }).click();
    await expect(code).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('<h2>Added</h2>');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Added' })).toBeVisible();
    const colourOf = (text: string) =>
      editor
        .locator('.cm-line span', { hasText: new RegExp(`^${text}$`) })
        .last()
        .evaluate((part) => getComputedStyle(part).color);
    expect(await colourOf('h2')).not.toBe(await code.evaluate((part) => getComputedStyle(part).color));
    await expectAccessible(page, `a field of code in ${market}`);

    await page.keyboard.press('Control+z');
    await expect(code).not.toContainText('Added');
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Added' })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(code).not.toBeFocused();
  }
});
