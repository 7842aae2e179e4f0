import sharp, { type Sharp } from 'sharp';

/** A phone, a tablet and a desktop. */
export const WIDTHS = [360, 768, 1440] as const;

/** What a browser saw at each of the widths, in their order. */
export type Views = readonly Buffer[];

const GAP = 4;
/** Between and below the views. No page has this colour, so that a change of height counts. */
const FILL = '#7f7f7f';

/** The views side by side, as many times smaller: what is stored and compared. */
export async function sheetOf(views: Views, reduction: number): Promise<Buffer> {
  const small = await Promise.all(views.map((view) => reduced(sharp(view), reduction)));
  const height = Math.max(...small.map(({ info }) => info.height));
  const width = small.reduce((sum, { info }) => sum + info.width, GAP * (small.length - 1));
  let left = 0;
  const parts = small.map(({ data, info }) => {
    const part = {
      input: data,
      raw: { width: info.width, height: info.height, channels: info.channels },
      left,
      top: 0,
    };
    left += info.width + GAP;
    return part;
  });
  const canvas = sharp({ create: { width, height, channels: 3, background: FILL } });
  return canvas.composite(parts).webp({ quality: 70, effort: 4 }).toBuffer();
}

async function reduced(view: Sharp, reduction: number) {
  const { width } = await view.metadata();
  const small = view.removeAlpha().resize({ width: Math.max(1, Math.round(width / reduction)) });
  return small.raw().toBuffer({ resolveWithObject: true });
}

/** How large something has to be to hold both pictures. */
export async function commonSize(pictures: readonly Buffer[]) {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** Red, green, blue and opacity of each pixel of a size, of which a picture takes the corner. */
export function pixelsOf(picture: Buffer, size: { readonly width: number; readonly height: number }): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...size, fit: 'contain', position: 'left top', background: FILL, withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer();
}
