import { expect, type Page, type Route } from '@playwright/test';
import { expectFaults } from '../support/broken';
import { test } from '../support/test';
import { visit } from '../support/visit';

const ENTRY = /\/releases\/mf-stock-locator\/.*\/remoteEntry\.\w+\.js/;
const CHUNK = /\/releases\/mf-stock-locator\/.*\/__federation_expose_\w+\.\w+\.js/;

/** Presses a button of the listing, which works when its remote has taken the listing over. */
async function saveFirst(page: Page): Promise<void> {
  const save = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true', { timeout: 20_000 });
}

for (const [name, file] of Object.entries({ entry: ENTRY, chunk: CHUNK })) {
  test(`the ${name} of a remote that is only late is shown when it comes, though it was asked for again`, async ({
    page,
    watch,
  }) => {
    expectFaults(watch);
    const held = new Map<string, Route>();
    let isFree = false;
    // Every request waits; once one is repeated, the first ones are answered and the repeated ones
    // never.
    await page.route(file, async (route) => {
      if (isFree) return route.continue();
      const { origin, pathname, search } = new URL(route.request().url());
      if (!search) return void held.set(origin + pathname, route);
      isFree = true;
      await Promise.all([...held.values()].map((one) => one.continue()));
    });
    await visit(page, '/stock');
    await saveFirst(page);
    expect(isFree).toBe(true);
  });
}

test('scripts that stand in the page and never run are not taken for the files of a remote', async ({ page }) => {
  const sources: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (ENTRY.test(url) || CHUNK.test(url)) sources.push(url);
  });
  await visit(page, '/stock');
  await saveFirst(page);
  const files = [...new Set(sources)];
  expect(files.length).toBeGreaterThan(1);

  const requested = sources.length;
  // The policy's name is one that the page lists: before its own code runs, nothing else may set an
  // address.
  const content = `
    const policy = trustedTypes.createPolicy('parser', { createScriptURL: (address) => address });
    addEventListener('DOMContentLoaded', () => {
      for (const address of ${JSON.stringify(files)}) {
        const inert = Object.assign(document.createElement('script'), { type: 'text/plain' });
        inert.src = policy.createScriptURL(address);
        document.head.append(inert);
      }
    });`;
  await page.addInitScript({ content });
  await visit(page, '/stock');
  await expect(page.locator('script[type="text/plain"]')).toHaveCount(files.length);
  const saved = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Remove |^Save / });
  await saved.click();
  await expect(saved).toHaveAttribute('aria-pressed', 'false');
  expect(sources.slice(requested).filter((url) => url.includes('retry='))).toEqual([]);
});
