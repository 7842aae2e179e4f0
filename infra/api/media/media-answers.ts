import { mediaPath } from '@showroom/contracts/blocks/media-address';
import { MEDIA_FORMATS, type Media } from '@showroom/contracts/entities/media';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { MediaRow } from '../../database/schema/media';
import { EVERY_VARIANT, variantName, variantSize } from './variants';

const iso = (time: string) => new Date(time).toISOString();

export function mediaAnswer(row: MediaRow): Media {
  const { id, folder, name, kind, mime, width, height, bytes, duration, author, revision, picture_revision } = row;
  return {
    id,
    type: 'media',
    attributes: {
      market: MARKET_CODES.find((code) => code === row.market) ?? null,
      folder,
      name,
      kind,
      mime,
      width,
      height,
      bytes,
      duration,
      focal_point: { x: row.focus_x, y: row.focus_y },
      alt: { ...row.alt },
      title: { ...row.title },
      poster: row.poster,
      captions: { ...row.captions },
      author,
      revision,
      path: mediaPath(id, picture_revision),
      created_at: iso(row.created_at),
      saved_at: iso(row.saved_at),
    },
  };
}

/** A picture in all of its sizes and formats. */
export function imageAnswer({ id, width, height, alt, picture_revision }: MediaRow) {
  const variants = EVERY_VARIANT.map((variant) => ({
    url: `${mediaPath(id, picture_revision)}-${variantName(variant)}`,
    ...variantSize({ width, height }, variant),
    mime_type: MEDIA_FORMATS[variant.format],
  }));
  return { id, type: 'image' as const, attributes: { width, height, alt: { ...alt }, variants } };
}
