import type { BrowserContext } from '@playwright/test';

/** What a visitor who accepted everything has stored, on every site of this browser. */
export async function answerBanner(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const choice = {
      status: 'accepted',
      scopes: ['obligatory', 'optional', 'statistic', 'marketing', 'unclassified'],
    };
    try {
      // What they say on the site stands.
      if (!localStorage.getItem('cookieConsentStatus'))
        localStorage.setItem('cookieConsentStatus', JSON.stringify(choice));
    } catch {
      // A frame without an origin stores nothing.
    }
  });
}
