import sharp from 'sharp';

export const FORMATS = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' } as const;

export type Format = keyof typeof FORMATS;

export interface RasterOptions {
  width: number;
  height: number;
  format: Format;
}

/** Turns a drawing (a complete SVG with a viewBox) into a picture of exactly this size. */
export async function rasterise(svg: string, { width, height, format }: RasterOptions): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const picture = sharp(Buffer.from(sized)).resize(width, height, { fit: 'cover' }).flatten({ background: '#e4e6e8' });
  switch (format) {
    case 'webp':
      return await picture.webp({ quality: width < 1000 ? 80 : 84, effort: 3, smartSubsample: true }).toBuffer();
    case 'avif':
      return await picture.avif({ quality: 58, effort: 2 }).toBuffer();
    case 'jpeg':
      return await picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  }
}
