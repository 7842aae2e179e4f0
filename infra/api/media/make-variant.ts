import type { FocalPoint, MediaFormat } from '@showroom/contracts/entities/media';
import sharp from 'sharp';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

const within = (value: number, most: number) => Math.min(Math.max(0, Math.round(value)), most);

/**
 * How a picture is scaled to cover a size, and what of it is seen: as near to the middle around the
 * focal point as its edges allow.
 */
export function cropOf(
  picture: Size,
  { width, height }: Size,
  focus: FocalPoint,
): { readonly scaled: Size; readonly crop: Crop } {
  const scale = Math.max(width / picture.width, height / picture.height);
  const scaled = {
    width: Math.max(width, Math.round(picture.width * scale)),
    height: Math.max(height, Math.round(picture.height * scale)),
  };
  const left = within(focus.x * scaled.width - width / 2, scaled.width - width);
  const top = within(focus.y * scaled.height - height / 2, scaled.height - height);
  return { scaled, crop: { left, top, width, height } };
}

interface VariantRequest {
  readonly picture: Size;
  readonly size: Size;
  readonly focus: FocalPoint;
  readonly format: MediaFormat;
  readonly mostPixels: number;
}

/** A picture in one size and format; nothing that its camera wrote into it is left. */
export async function makeVariant(original: Buffer, request: VariantRequest): Promise<Buffer> {
  const { picture, size, focus, format, mostPixels } = request;
  const { scaled, crop } = cropOf(picture, size, focus);
  const cropped = sharp(original, { limitInputPixels: mostPixels, sequentialRead: true })
    .autoOrient()
    .resize(scaled.width, scaled.height, { fit: 'fill' })
    .extract(crop);
  switch (format) {
    case 'avif':
      return await cropped.avif({ quality: 55, effort: 3 }).toBuffer();
    case 'webp':
      return await cropped.webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer();
    case 'jpg':
      return await cropped.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  }
}
