import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Views } from './sheet';

const SIZE = 90;
/** A view that is flatter leaves most of the square empty. */
const FLATTEST = 0.5;
const MARGIN = 4;

/** A block that needs others of its page, or that is data for machines, shows nothing by itself. */
const DRAWING = 'thumbnail.svg';

interface Content {
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  /** What lay around it; undefined where it fills the view from side to side. */
  readonly around: { readonly r: number; readonly g: number; readonly b: number } | undefined;
}

/**
 * The picture of a block for the catalogue of the editor: its drawing, else the widest of its views
 * that fills a square, without what is empty around it. Undefined where nothing is seen.
 */
export async function thumbnailOf(folder: string, views: Views): Promise<Buffer | undefined> {
  const drawing = join(folder, DRAWING);
  if (existsSync(drawing)) return encoded(sharp(drawing, { density: 288 }).resize(SIZE, SIZE));
  const seen = (await Promise.all(views.map(contentOf))).filter((content) => content !== undefined);
  const chosen = seen.findLast(({ width, height }) => height >= width * FLATTEST) ?? seen[0];
  return chosen && encoded(square(chosen));
}

/** Undefined where a view is of one colour. */
async function contentOf(view: Buffer): Promise<Content | undefined> {
  const { channels } = await sharp(view).stats();
  if (channels.every(({ stdev }) => stdev < 1)) return undefined;
  const whole = await sharp(view).metadata();
  const { data, info } = await sharp(view).trim({ threshold: 20 }).png().toBuffer({ resolveWithObject: true });
  const [r = 255, g = 255, b = 255] = await sharp(view)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const around = info.width < whole.width ? { r, g, b } : undefined;
  return { picture: data, width: info.width, height: info.height, around };
}

function square({ picture, width, height, around }: Content): Sharp {
  const margin = around ? MARGIN : 0;
  const inner = SIZE - 2 * margin;
  const background = around ?? '#ffffff';
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(width, height) })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
}

const encoded = (picture: Sharp) => picture.flatten({ background: '#ffffff' }).webp({ quality: 80 }).toBuffer();
