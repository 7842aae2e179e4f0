import { createServer } from 'node:http';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible';
import { detailsPath, mailTo, newCustomer, reserve, vehicleAt } from '../support/journey';
import { signInAs } from '../support/sign-in';
import type { Site } from '../support/site';
import { test } from '../support/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 240_000 });

const FEED = 'Cars of Ghent';
/** A model that nobody else has: its vehicles are found by it. */
const MODEL = 'Series II';
const COUNT = 12;
/** Cameras and telephones, held both ways. */
const SHAPES = [
  [1600, 1200],
  [1500, 1000],
  [1920, 1080],
  [1200, 1600],
] as const;
const BODIES = ['defender-90', 'defender-110', 'range-rover', 'discovery', 'f-pace', 'xf'];
const VIEWS = ['side', 'front', 'interior'];

/** A photograph as a retailer's camera makes it: a vehicle in a frame of any shape, on grain. */
async function photographOf(site: Site, index: number, view: string): Promise<Buffer> {
  const body = BODIES[index % BODIES.length];
  const [width, height] = SHAPES[index % SHAPES.length] ?? [1600, 1200];
  const drawn = await fetch(`${site.urlOf('api')}/media/vehicles/${body}/fuji-white/${view}-1600x900.webp`);
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 0, sigma: 12 } },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(await drawn.arrayBuffer()))
    .resize(width, height, { fit: 'contain', background: { r: 190 - index * 6, g: 200, b: 210 } })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Runs the work beside a retailer's server that has these photographs, by path. */
async function withPhotographs(site: Site, files: ReadonlyMap<string, Buffer>, work: () => Promise<void>) {
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, { 'content-type': 'image/jpeg' }).end(file);
  });
  const [host = '', port = ''] = site.retailerHost.split(':');
  await new Promise<void>((listening) => server.listen(Number(port), host, listening));
  try {
    await work();
  } finally {
    server.close();
  }
}

function feedOf(site: Site): Buffer {
  const vehicles = Array.from({ length: COUNT }, (_, index) => ({
    id: `G${index}`,
    attributes: {
      nameplate_brand_name: 'Land Rover',
      nameplate_name: MODEL,
      nameplate_model_group: 'Defender',
      version: `Ghent ${index + 1}`,
      state: 'approved',
      status: 'stock',
      production_year: 2024,
      mileage: 1000 + index,
      engine_type: ['Diesel'],
      color_name: 'Fuji White',
      sale_price: 61_000 + index,
      currency: 'EUR',
      reservation_fee: 100,
      photos: VIEWS.map((view, at) => ({
        sequence: at + 1,
        full_path: `http://${site.retailerHost}/${index}-${view}.jpg`,
      })),
    },
  }));
  return Buffer.from(JSON.stringify(vehicles));
}

/** Every picture there has come from the library. */
async function expectPhotographs(pictures: Locator, count: number): Promise<void> {
  await expect(pictures).toHaveCount(count);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const shown = () => picture.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0]);
    await expect.poll(shown).toEqual([expect.stringContaining('/media/library/'), true]);
  }
}

async function addFeed(page: Page, site: Site): Promise<void> {
  await page.goto('/admin/feeds?listing=international');
  await signInAs(page, 'manager@showroom.test');
  await page.getByRole('button', { name: 'Add a feed' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(FEED);
  await dialog.getByLabel('Columns').selectOption('raw-eur');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: `Upload a file: ${FEED}` }).click();
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'ghent.json', mimeType: 'application/json', buffer: feedOf(site) });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const card = page.getByRole('region', { name: FEED });
  await expect(card).toContainText(`${COUNT} vehicles`);
  await expect(async () => {
    await page.reload();
    await expect(card).toContainText(`${COUNT} vehicles`);
    await expect(card).not.toContainText('photograph');
  }).toPass();
}

test('photographs of a feed stand in every place where a picture of a vehicle stands', async ({
  page,
  site,
  newVisitor,
}) => {
  const files = new Map<string, Buffer>();
  for (let index = 0; index < COUNT; index += 1) {
    for (const view of VIEWS) files.set(`/${index}-${view}.jpg`, await photographOf(site, index, view));
  }
  await withPhotographs(site, files, () => addFeed(page, site));

  const visitor = await newVisitor();
  await visit(visitor, `/stock?models=${MODEL.replace(' ', '+')}`);
  const cards = visitor.getByRole('listitem').getByRole('article');
  await expectPhotographs(cards.locator('.ui-picture'), COUNT);
  await expectAccessible(visitor, 'a list of photographs');
  for (const index of [0, 1]) {
    await cards
      .nth(index)
      .getByRole('button', { name: /^Save / })
      .click();
    await cards
      .nth(index)
      .getByRole('button', { name: /^Compare / })
      .click();
  }
  await visit(visitor, '/showroom/saved');
  await expectPhotographs(visitor.locator('article .ui-picture'), 2);
  await visit(visitor, `/search?q=${encodeURIComponent(MODEL)}`);
  await expectPhotographs(visitor.locator('main img').first(), 1);
  await visit(visitor, '/showroom/compare');
  await visitor.getByRole('link', { name: /^Compare/ }).click();
  await expectPhotographs(visitor.locator('main table .ui-picture'), 2);

  await visit(visitor, `/stock?models=${MODEL.replace(' ', '+')}`);
  await cards.first().getByRole('link').first().click();
  await expect(visitor).toHaveURL(/\/showroom\//);
  await expectPhotographs(visitor.locator('.vehicle-gallery .ui-picture'), VIEWS.length * 2);
  await visitor.locator('.vehicle-gallery .ui-picture').first().click();
  await expectPhotographs(visitor.locator('dialog .ui-lightbox-photo[alt]:not([alt=""])').first(), 1);
  await visitor.keyboard.press('Escape');
  const social = await visitor.locator('meta[property="og:image"]').getAttribute('content');
  expect((await visitor.request.get(new URL(social ?? '', site.url).pathname)).headers()['content-type']).toBe(
    'image/jpeg',
  );

  const vehicle = await vehicleAt(site, 'international', visitor.url());
  await visit(visitor, detailsPath(vehicle));
  await expectPhotographs(visitor.locator('main .ui-picture').first(), 1);
  const customer = newCustomer();
  const number = await reserve(visitor, customer);
  await expect.poll(async () => (await mailTo(site, customer.email)).length).toBe(1);
  const [mail] = await mailTo(site, customer.email);
  expect(mail?.subject).toContain(number);
  const [, inMail = ''] = /<img src="([^"]*\/media\/library\/[^"]*)"/.exec(mail?.html ?? '') ?? [];
  expect((await visitor.request.get(new URL(inMail).pathname)).status()).toBe(200);
});
