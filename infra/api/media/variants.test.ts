import sharp from 'sharp';
import type { ObjectStorage } from '../../object-storage/object-storage';
import { cropOf } from './make-variant';
import { EVERY_VARIANT, Variants, variantName, variantNamed, variantSize } from './variants';

const row = {
  id: 'a',
  sha256: 'f00',
  width: 64,
  height: 64,
  focus_x: 0.5,
  focus_y: 0.5,
  picture_revision: 1,
};

function storage(objects: Map<string, Buffer>, asked: string[] = []): Pick<ObjectStorage, 'put' | 'get' | 'delete'> {
  return {
    put: async (key, body) => {
      asked.push(`put ${key}`);
      objects.set(key, body);
    },
    get: async (key) => {
      asked.push(`get ${key}`);
      return objects.get(key);
    },
    delete: async (key) => void objects.delete(key),
  };
}

const square = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
const icon = { size: 'icon', format: 'webp' } as const;

test('many who ask for the same at once make it once, and later it is found', async () => {
  const [objects, asked] = [new Map([['originals/f00', await square()]]), [] as string[]];
  const variants = new Variants(storage(objects, asked), 1_000_000);
  const all = await Promise.all(Array.from({ length: 20 }, () => variants.get(row, icon)));
  expect(new Set(all).size).toBe(1);
  expect(asked.filter((one) => one.startsWith('put'))).toEqual(['put variants/a/1-90x90.webp']);
  expect(await new Variants(storage(objects, asked), 1_000_000).get(row, icon)).toEqual(all[0]);
  expect(asked.filter((one) => one === 'get originals/f00')).toHaveLength(1);
});

test('a picture whose original is gone is none, and is looked for again', async () => {
  const objects = new Map<string, Buffer>();
  const variants = new Variants(storage(objects), 1_000_000);
  expect(await variants.get(row, icon)).toBeUndefined();
  objects.set('originals/f00', await square());
  expect(await variants.get(row, icon)).toBeDefined();
});

test('without room the picture is made all the same; another failure is one', async () => {
  const objects = new Map([['originals/f00', await square()]]);
  const failing = (code: string) => ({
    ...storage(objects),
    put: () => Promise.reject(Object.assign(new Error(code), { code })),
  });
  expect(await new Variants(failing('ENOSPC'), 1_000_000).get(row, icon)).toBeDefined();
  await expect(new Variants(failing('EACCES'), 1_000_000).get(row, icon)).rejects.toThrow('EACCES');
});

test.each([
  [
    { width: 1200, height: 900 },
    { width: 1600, height: 900 },
  ],
  [
    { width: 3000, height: 2000 },
    { width: 3000, height: 1688 },
  ],
  [
    { width: 6000, height: 4000 },
    { width: 3840, height: 2160 },
  ],
])('the largest size of %j has %j pixels', (picture, size) => {
  expect(variantSize(picture, { size: 'wide_hd', format: 'webp' })).toEqual(size);
});

test('every size and format has one name', () => {
  expect(new Set(EVERY_VARIANT.map(variantName)).size).toBe(EVERY_VARIANT.length);
  for (const variant of EVERY_VARIANT) expect(variantNamed(variantName(variant))).toBe(variant);
  expect(variantNamed('90x90.gif')).toBeUndefined();
});

const wide = { width: 4000, height: 1000 };
const tall = { width: 1000, height: 4000 };
const hd = { width: 1600, height: 900 };

test.each([
  ['the middle', wide, { x: 0.5, y: 0.5 }, { left: 1000, top: 0 }],
  ['the left edge', wide, { x: 0.01, y: 0.5 }, { left: 0, top: 0 }],
  ['the right edge', wide, { x: 1, y: 1 }, { left: 2000, top: 0 }],
  ['a third from the left', wide, { x: 0.3, y: 0.5 }, { left: 280, top: 0 }],
  ['the top', tall, { x: 0.5, y: 0 }, { left: 0, top: 0 }],
  ['the bottom', tall, { x: 0.5, y: 1 }, { left: 0, top: 5500 }],
  ['a small picture', { width: 16, height: 9 }, { x: 1, y: 1 }, { left: 0, top: 0 }],
])('what is seen around %s lies inside of the picture', (_, picture, focus, place) => {
  const { scaled, crop } = cropOf(picture, hd, focus);
  expect(crop).toEqual({ ...place, ...hd });
  expect(crop.left + crop.width).toBeLessThanOrEqual(scaled.width);
  expect(crop.top + crop.height).toBeLessThanOrEqual(scaled.height);
});
