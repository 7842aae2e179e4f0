import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { differenceOf } from './compare';
import { sheetOf } from './sheet';
import { thumbnailOf } from './thumbnail';

interface Box {
  readonly left: number;
  readonly colour: string;
}

/** A page with a box on it, as wide as a phone, a tablet and a desktop. */
function views({ left, colour }: Box, height = 300): Promise<Buffer[]> {
  const pages = [360, 768, 1440].map((width) => {
    const box = { create: { width: 90, height: 60, channels: 3, background: colour } } as const;
    const page = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
    return page
      .composite([{ input: box, left, top: 120 }])
      .jpeg()
      .toBuffer();
  });
  return Promise.all(pages);
}

const sheet = async (box: Box, height?: number) => sheetOf(await views(box, height), 3);
const BOX = { left: 60, colour: '#0a5c36' };

test('the same page is the same picture, to the byte', async () => {
  expect(await sheet(BOX)).toEqual(await sheet(BOX));
});

test.each([
  ['a part that moved', { ...BOX, left: 72 }, 300],
  ['a part with another colour', { ...BOX, colour: '#14834f' }, 300],
  ['a page that grew by empty room', BOX, 330],
])('%s is a difference', async (_name, box, height) => {
  const { pixels, picture } = await differenceOf(await sheet(BOX), await sheet(box, height));
  expect(pixels).toBeGreaterThan(24);
  expect((await sharp(picture).metadata()).format).toBe('webp');
});

test('letters that another machine draws a shade darker are none', async () => {
  const { pixels } = await differenceOf(await sheet(BOX), await sheet({ ...BOX, colour: '#0c5f39' }));
  expect(pixels).toBe(0);
});

describe('the picture for the catalogue', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'showroom-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('has a square of the block, without what is empty around it', async () => {
    const thumbnail = await thumbnailOf(folder, await views(BOX));
    const { data, info } = await sharp(thumbnail).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([90, 90]);
    const middle = data.subarray((45 * 90 + 45) * info.channels).subarray(0, 3);
    expect([...middle].map((value) => Math.round(value / 32))).toEqual([0, 3, 2]);
  });

  test('is none where nothing is seen', async () => {
    expect(await thumbnailOf(folder, await views({ ...BOX, colour: '#ffffff' }))).toBeUndefined();
  });
});
