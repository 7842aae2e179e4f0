import sharp from 'sharp';
import { inspectPicture } from './inspect-picture';

/** Its upper half in one colour, its lower half in another. */
async function halves(upper: string, lower: string): Promise<Buffer> {
  const half = { width: 40, height: 20, channels: 4 as const };
  return sharp({ create: { ...half, height: 40, background: lower } })
    .composite([
      {
        input: await sharp({ create: { ...half, background: upper } })
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
}

test('a picture is known by its colours from top to bottom', async () => {
  const opaque = await sharp(await halves('#ff0000', '#0000ff'))
    .jpeg()
    .toBuffer();
  const { width, height, blur } = await inspectPicture(opaque, 1_000_000);
  expect([width, height]).toEqual([40, 40]);
  expect(blur).toMatch(/^#f00,#[0-9a-f]{3},#00f$/);
});

test('behind a picture that is not opaque its colours would stay, so that it has none', async () => {
  expect((await inspectPicture(await halves('#ff000080', '#0000ff'), 1_000_000)).blur).toBe('');
});
