import type { BrowserContext, Page } from '@playwright/test';

/** Fills in the identity provider's page, to which a guarded address led. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill('showroom');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A browser's cookies as the header that carries them. */
export async function cookieHeader(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
