import { withBasePath } from '@showroom/contracts/base-path';

/** The sizes in which the site serves its pictures. */
type PictureSize = '640x360' | '960x540' | '1024x576' | '1600x900';

/** Whether the site serves a picture in several sizes: those are named without one. */
export function hasSizes(src: string): boolean {
  return src.startsWith('/media/') && !/\.\w{3,4}$/.test(src);
}

/** The address of a picture in the page, in a size where the site has it in several. */
export function pictureAddress(src: string, size: PictureSize): string {
  return withBasePath(hasSizes(src) ? `${src}-${size}.webp` : src);
}
