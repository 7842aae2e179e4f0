import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signInAs } from '../support/sign-in';
import { test } from '../support/test';

async function picture(background: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'A person' } })
    .toBuffer();
  return { name: 'sea.jpg', mimeType: 'image/jpeg', buffer };
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page).toHaveURL(/\/interaction\//);
  await signInAs(page, 'manager@showroom.test');
}

test('an editor uploads a picture, puts it into a block and publishes; a visitor sees it, and what replaces it', async ({
  page,
  newVisitor,
  site,
}) => {
  await signIn(page, '/cms/media');
  await expect(page.getByRole('heading', { level: 1, name: /^Media of/ })).toBeVisible();
  await page
    .getByRole('region', { name: 'Add files' })
    .getByLabel('Add files')
    .setInputFiles(await picture('red'));
  await expect(page.getByText('sea.jpg is in the library.')).toBeVisible();
  await page.getByRole('button', { name: /sea\.jpg/ }).click();
  const dialog = page.getByRole('dialog', { name: 'sea.jpg' });
  await dialog.getByRole('textbox', { name: /^Description in English/ }).fill('The sea in the evening');
  await dialog.getByRole('button', { name: /^Focal point/ }).press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('sea.jpg is saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByRole('button', { name: 'New page' }).click();
  const begun = page.getByRole('dialog', { name: 'New page' });
  await begun.getByRole('textbox', { name: 'Title' }).fill('By the sea');
  await begun.getByRole('textbox', { name: 'Address' }).fill('/by-the-sea');
  await begun.getByRole('button', { name: 'Begin the page' }).click();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page
    .getByRole('dialog', { name: 'Add a block' })
    .getByRole('button', { name: /^Hero title banner \(standard\)/ })
    .click();
  const block = page.locator('.block-form-box').first();
  await block
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Where the road ends');
  await block.getByRole('button', { name: 'Choose from the library' }).first().click();
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('button', { name: /sea\.jpg/ })
    .click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();

  const visitor = await newVisitor();
  await visitor.goto('/by-the-sea');
  const seen = visitor.getByRole('img', { name: 'The sea in the evening' });
  await expect(seen).toBeVisible();
  await expect(seen).toHaveAttribute('width', '1600');
  await expect(seen).toHaveAttribute('height', '900');
  const before = (await seen.getAttribute('src')) ?? '';
  const served = await visitor.request.get(new URL(before, site.url).href);
  expect([served.status(), served.headers()['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(await served.body()).metadata()).toMatchObject({ width: 1024, height: 576 });
  expect((await sharp(await served.body()).metadata()).exif).toBeUndefined();
  await expect
    .poll(() => seen.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await page.getByRole('button', { name: /sea\.jpg/ }).click();
  await expect(dialog.getByRole('link', { name: '/by-the-sea' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace sea.jpg' });
  await replacing.getByLabel('Picture').setInputFiles(await picture('blue'));
  await replacing.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('sea.jpg is another picture now, on every page.')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/by-the-sea');
    expect(await seen.getAttribute('src')).not.toBe(before);
  }).toPass({ timeout: 5000 });
});
