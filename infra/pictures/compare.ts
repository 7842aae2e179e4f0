import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { ROOT } from '../build/package-info';
import { differenceFolder, SUBJECT, type Subject, subjectSchema, viewFile } from './differences';
import { commonSize, pixelsOf, sheetOf, type Views, WIDTHS } from './sheet';

/** How far two colours may be from each other, of the way from black to white, and still be one. */
const SAME_COLOUR = 0.06;
/**
 * Other versions of a browser draw letters a little differently, here and there. What somebody
 * changed differs in one spot: by more than so many pixels of a window of so many squared.
 */
const WINDOW = 16;
const SAME_WINDOW = 24;

export type Comparison = 'same' | 'different' | 'new';

/** Compares what a browser sees with what is stored, and puts down what is not the same. */
export async function compareWithStored(subject: Subject, views: Views, reduction: number): Promise<Comparison> {
  const folder = differenceFolder(subject);
  await rm(folder, { recursive: true, force: true });
  const now = await sheetOf(views, reduction);
  const previous = await readFile(join(ROOT, subject.stored)).catch(() => undefined);
  if (previous?.equals(now)) return 'same';
  const difference = previous && (await differenceOf(previous, now));
  if (difference && difference.pixels <= SAME_WINDOW) return 'same';
  await mkdir(folder, { recursive: true });
  const files: readonly (readonly [string, Buffer | string | undefined])[] = [
    [SUBJECT, JSON.stringify(subjectSchema.parse(subject))],
    ['now.webp', now],
    ['previous.webp', previous],
    ['difference.webp', difference?.picture],
    ...WIDTHS.map((width, index) => [viewFile(width), views[index]] as const),
  ];
  for (const [name, content] of files) if (content) await writeFile(join(folder, name), content);
  return previous ? 'different' : 'new';
}

/** How much differs where it differs most, and a picture of where. */
export async function differenceOf(previous: Buffer, now: Buffer) {
  const size = await commonSize([previous, now]);
  const before = await pixelsOf(previous, size);
  const after = await pixelsOf(now, size);
  const drawn = Buffer.alloc(before.length);
  const options = { threshold: SAME_COLOUR, windowSize: WINDOW };
  const pixels = pixelmatch(before, after, drawn, size.width, size.height, options);
  const raw = { ...size, channels: 4 } as const;
  return { pixels, picture: await sharp(drawn, { raw }).webp({ quality: 80 }).toBuffer() };
}
