import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectFaults } from '../support/broken';
import { confirmed } from '../support/confirmed';
import { openBuilder } from '../support/page-builder';
import { editedPage } from '../support/platform-call';
import { compositionOf, registryOf } from '../support/remotes';
import { releaseIn, strike } from '../support/strike';
import { test } from '../support/test';

const RETRIED = /It is saved by itself as soon as that is possible\./;
const CAROUSEL = 'stock-locator-carousel';
const OF_CAROUSEL = 'mf-stock-locator';

const description = (page: Page) => page.getByRole('textbox', { name: /^Description for search engines/ });
/** Another text each time, so that it is a change. */
const another = (text: string) => `${text} ${randomUUID()}`;

/** Nobody pressed a button, and neither the tab nor its storage is all that has the text. */
async function expectStored(page: Page, path: string, text: string): Promise<void> {
  await expect(page.getByText('The draft is saved.')).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(description(page)).toHaveValue(text);
  const { attributes } = await editedPage(page, 'international', path);
  expect(Object.values(attributes.content.texts).map((texts) => texts['meta_description'])).toContain(text);
}

test('what is typed without a connection is saved by itself when it is back', async ({ page, context, watch }) => {
  expectFaults(watch);
  await openBuilder(page, '/offers');
  await context.setOffline(true);
  await description(page).fill(another('Typed offline'));
  await expect(page.getByText(RETRIED)).toBeVisible();
  const text = another('Typed offline as well');
  await description(page).fill(text);
  await expect(page.getByText(RETRIED)).toBeVisible();
  await context.setOffline(false);
  await expectStored(page, '/offers', text);
});

test('a save that arrived, and whose answer did not, is nobody else’s', async ({ page, watch }) => {
  expectFaults(watch);
  watch.expectTrouble(/412/);
  await openBuilder(page, '/offers');
  await page.route(
    (url) => /^\/platform\/pages\/[^/]+$/.test(url.pathname),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const text = another('Stored without an answer');
  await description(page).fill(text);
  await expect(page.getByText(RETRIED)).toBeVisible();
  await expectStored(page, '/offers', text);
});

for (const name of ['api', 'site'] as const) {
  test(`what is typed while the ${name} starts again is saved by itself`, async ({ page, site, watch }) => {
    expectFaults(watch);
    await openBuilder(page, '/offers');
    await site.running.get(name)?.stop('SIGKILL');
    const text = another(`Typed without the ${name}`);
    try {
      await description(page).fill(text);
      await expect(page.getByText(RETRIED)).toBeVisible();
    } finally {
      await site.restart(name);
    }
    await expectStored(page, '/offers', text);
  });
}

test('a block whose template was withdrawn says so, and its content stays with what is saved', async ({
  page,
  site,
  watch,
}) => {
  test.slow();
  expectFaults(watch);
  const { id } = await openBuilder(page, '/defender');
  const carouselOf = async () => {
    const { attributes } = await editedPage(page, 'international', '/defender');
    return attributes.content.blocks.find(({ template }) => template === CAROUSEL);
  };
  const before = await carouselOf();
  expect(before?.values).toHaveProperty('vehicles');
  const right = releaseIn(await compositionOf(site), OF_CAROUSEL);
  const registry = registryOf(site);
  const pin = async (version: string | null) =>
    site.untilServed(await confirmed((yes) => registry.pin('international', OF_CAROUSEL, version, 'a drill', yes)));
  const box = page.locator(`[data-mf-block="${before?.id}"]`);
  const withdrawn = box.getByText('No longer offered');

  await pin(null);
  try {
    await expect(async () => {
      await page.goto(`/cms/pages/${id}`);
      await expect(withdrawn).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 40_000 });
    await withdrawn.click();
    await expect(box.getByText('no part of the site offers it any more')).toBeVisible();
    const text = another('Typed beside a block that is gone');
    await description(page).fill(text);
    await expectStored(page, '/defender', text);
  } finally {
    await pin(right.version);
  }
  await expect(async () => {
    await page.goto(`/cms/pages/${id}`);
    await expect(box).toBeVisible({ timeout: 5000 });
    await expect(withdrawn).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  expect(await carouselOf()).toEqual(before);
});

test('of a page with a block that throws the canvas shows the rest, its name is said, and what is typed is saved', async ({
  page,
  site,
  watch,
}) => {
  expectFaults(watch);
  const { heal } = await strike(site, 'throws-on-render', 'client', [OF_CAROUSEL]);
  const { canvas, id } = await openBuilder(page, '/defender');
  const { attributes } = await editedPage(page, 'international', '/defender');
  const carousel = attributes.content.blocks.find(({ template }) => template === CAROUSEL);
  const badge = page.locator(`[data-mf-block="${carousel?.id}"]`).getByText('Cannot be shown');
  try {
    const broken = canvas.locator(`[data-block="${CAROUSEL}"]`);
    await broken.scrollIntoViewIfNeeded();
    await expect(broken.getByText('Something went wrong, please try again.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await expect(badge).toBeVisible();
    await expect(page.getByText(/^The page cannot show \d+\. .*: the code of the block failed\.$/)).toBeVisible();
    await badge.click();
    await expect(canvas.locator('.canvas-outline-selected')).toHaveText(/ – could not be shown$/);
    const text = another('Typed beside a block that throws');
    await description(page).fill(text);
    await expectStored(page, '/defender', text);
    // Its code runs once it is seen.
    await broken.scrollIntoViewIfNeeded();
    await expect(badge).toBeVisible();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const found = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'The block cannot be shown' });
    await found.getByRole('button', { name: 'Show it' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  } finally {
    await heal();
  }
  await expect(async () => {
    await page.goto(`/cms/pages/${id}`);
    await expect(canvas.locator('.canvas-overlay')).toBeAttached({ timeout: 10_000 });
    await expect(badge).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
});
