import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pdf } from '../../api/media/documents.testing';
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

/** Begins a page at the address that its title is, and adds a block. */
async function beginPage(page: Page, title: string, block: RegExp): Promise<Locator> {
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByRole('button', { name: 'New page' }).click();
  const begun = page.getByRole('dialog', { name: 'New page' });
  await begun.getByRole('textbox', { name: 'Title' }).fill(title);
  await begun.getByRole('textbox', { name: 'Address' }).fill(`/${title.toLowerCase().replaceAll(' ', '-')}`);
  await begun.getByRole('button', { name: 'Begin the page' }).click();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('dialog', { name: 'Add a block' }).getByRole('button', { name: block }).click();
  return page.locator('.block-form-box').first();
}

/** A second of white, as the browser itself encodes it. */
async function whiteFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 640, height: 360 });
    const context = canvas.getContext('2d');
    const paint = () => {
      if (context) context.fillStyle = '#fff';
      context?.fillRect(0, 0, 640, 360);
    };
    const painting = setInterval(paint, 40);
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const film = new Promise<Blob>((done) => {
      recorder.ondataavailable = ({ data }) => done(data);
    });
    recorder.start();
    setTimeout(() => recorder.stop(), 1000);
    const recorded = await (await film).arrayBuffer();
    clearInterval(painting);
    return [...new Uint8Array(recorded)];
  });
  return Buffer.from(bytes);
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

  const block = await beginPage(page, 'By the sea', /^Hero title banner \(standard\)/);
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

test('an editor uploads a film; visitors see it behind words that stay readable, and it comes in parts', async ({
  page,
  newVisitor,
  site,
}) => {
  await signIn(page, '/cms/media');
  const buffer = await whiteFilm(page);
  const files = page.getByRole('region', { name: 'Add files' }).getByLabel('Add files');
  await files.setInputFiles({ name: 'white.webm', mimeType: 'video/webm', buffer });
  await expect(page.getByText('white.webm is in the library.')).toBeVisible();

  const block = await beginPage(page, 'All in white', /^Hero carousel/);
  await block.getByRole('button', { name: 'Add an item' }).click();
  await block.getByRole('textbox', { name: /^Title/ }).fill('Snow');
  await block.getByRole('combobox', { name: 'Video', exact: true }).selectOption('Plays behind the words');
  await block.getByRole('button', { name: 'Choose a film from the library' }).first().click();
  const choosing = page.getByRole('dialog', { name: 'Choose a film' });
  await choosing.getByRole('button', { name: /white\.webm/ }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();

  const visitor = await newVisitor();
  const film = visitor.waitForResponse(/-film\.webm$/);
  await visitor.goto('/all-in-white');
  expect([(await film).status(), (await film).headers()['content-type']]).toEqual([206, 'video/webm']);
  const url = new URL((await film).url(), site.url).href;
  const part = await visitor.request.get(url, { headers: { range: 'bytes=10-19' } });
  expect([part.status(), await part.body()]).toEqual([206, buffer.subarray(10, 20)]);
  const seen = visitor.locator('video');
  await expect.poll(() => seen.evaluate((it) => it instanceof HTMLVideoElement && it.currentTime)).toBeGreaterThan(0);
  await visitor.getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(() => seen.evaluate((it) => it instanceof HTMLVideoElement && it.paused)).toBe(true);

  // White words: dark behind them, the film beside or below.
  const greyAt = async (left: number, top: number) => {
    const dot = sharp(await visitor.screenshot()).extract({ left, top, width: 1, height: 1 });
    return (await dot.greyscale().raw().toBuffer())[0];
  };
  for (const [width, left, down] of [
    [1440, 1436, 10],
    [360, 4, 350],
  ] as const) {
    await visitor.setViewportSize({ width, height: 800 });
    const top = Math.round((await visitor.getByRole('heading', { name: 'Snow' }).boundingBox())?.y ?? 0);
    await expect.poll(() => greyAt(4, top + 10)).toBeLessThan(120);
    await expect.poll(() => greyAt(left, top + down)).toBeGreaterThan(200);
  }
});

test('an editor adds a document by keyboard and links to it; a visitor saves it under its name', async ({
  page,
  newVisitor,
}) => {
  await signIn(page, '/cms/media');
  const block = await beginPage(page, 'To read', /^Hero title banner \(standard\)/);
  await block
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Read on');
  const link = block.getByRole('group', { name: 'Link' }).first();
  await link.getByRole('textbox', { name: 'Text' }).fill('Brochure');
  await link.getByRole('combobox', { name: 'Leads to' }).selectOption('A file');
  await link.getByRole('button', { name: 'Choose a document from the library' }).press('Enter');
  const choosing = page.getByRole('dialog', { name: 'Choose a document' });
  const buffer = pdf('Of the browser');
  await choosing
    .getByRole('region', { name: 'Add files' })
    .getByLabel('Add files')
    .setInputFiles({ name: 'Defender.pdf', mimeType: 'application/pdf', buffer });
  await expect(choosing).toBeHidden();
  await expect(link.getByRole('textbox', { name: 'Address of the file' })).toHaveValue(/\/document\.pdf$/);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();

  const visitor = await newVisitor();
  await visitor.goto('/to-read');
  const saving = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Brochure' }).click();
  expect((await saving).suggestedFilename()).toBe('Defender.pdf');
});
