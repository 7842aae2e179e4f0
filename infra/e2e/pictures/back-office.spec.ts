import type { Page } from '@playwright/test';
import { storeReport } from '../../pictures/differences';
import { prepare, VIEWER } from '../../pictures/settle';
import { BACK_OFFICE } from '../support/back-office';
import { signInAs } from '../support/sign-in';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { untilHydrated } from '../support/visit';
import { expectAsStored, type Scene } from './compare-pages';

/** Moments, versions and what was measured are others in every run. */
const OWN_STYLE = `
main time, .releases-versions tbody, .releases-log { display: none }
main:has(.releases-versions) .editor-quiet { visibility: hidden }`;

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-');

/** The first visit of a page that needs it leads over the sign-in. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const password = page.getByLabel('Password');
  await password
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
  if (await password.isVisible()) await signInAs(page, 'admin@showroom.test');
  await untilHydrated(page);
  // All of them are a page of 60,000 pixels.
  if (address.endsWith('/admin')) await page.getByRole('searchbox').fill('consent');
  await page.addStyleTag({ content: OWN_STYLE });
}

function scenesOf(site: Site, market: 'international' | 'ae'): Scene[] {
  const start = `${site.addressOf(market)}${market === 'ae' ? '/ar' : ''}`;
  const signIn: Scene = {
    name: 'sign-in',
    async open(page) {
      await page.goto(`${start}/cms`);
      await page.getByLabel('Password').waitFor();
    },
  };
  return [
    signIn,
    ...BACK_OFFICE.map((path) => ({ name: nameOf(path), open: (page: Page) => openPage(page, start + path) })),
  ];
}

test.use({ contextOptions: VIEWER });
test.afterAll(storeReport);

for (const market of ['international', 'ae'] as const) {
  test(`the back office of ${market} looks as it did`, async ({ site, page }) => {
    test.setTimeout(600_000);
    await prepare(page);
    await expectAsStored(page, market, scenesOf(site, market));
  });
}
