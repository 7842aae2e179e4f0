import { withBasePath } from '@showroom/contracts/base-path';

/** Sizes in which the site serves its pictures. */
export const PICTURE_SIZES = ['640x360', '960x540', '1024x576', '1600x900'] as const;
/** Sizes of a picture that fills a large window. */
export const WIDE_SIZES = [...PICTURE_SIZES, '2560x1440', '3840x2160'] as const;
/** Sizes of a picture that fills a window that is higher than wide: less beside what it shows. */
export const UPRIGHT_SIZES = ['720x480', '1080x720', '1620x1080'] as const;
type PictureSize = (typeof WIDE_SIZES | typeof UPRIGHT_SIZES)[number];

/** Whether the site serves a picture in several sizes: those are named without one. */
export function hasSizes(src: string): boolean {
  return src.startsWith('/media/') && !/\.\w{3,4}$/.test(src);
}

/** The address of a picture in the page, in a size where the site has it in several. */
export function pictureAddress(src: string, size: PictureSize): string {
  return withBasePath(hasSizes(src) ? `${src}-${size}.webp` : src);
}

/** The `srcset` of a picture in these sizes; undefined where the site has it in one alone. */
export function pictureSet(src: string, sizes: readonly PictureSize[]): string | undefined {
  if (!hasSizes(src)) return undefined;
  return sizes.map((size) => `${pictureAddress(src, size)} ${size.split('x', 1)[0]}w`).join(', ');
}
