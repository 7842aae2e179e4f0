import { withBasePath } from '@showroom/contracts/base-path';
import { hasSizes, pictureAddress } from './picture-address';
import './Picture.css';

/** Widths and heights in which the site serves its pictures. */
const SIZES = [
  [640, 360],
  [960, 540],
  [1024, 576],
  [1600, 900],
] as const;

/**
 * When a picture is fetched: `high`, the largest above the fold, before all else; `low`, one that
 * may be the largest on a wide screen, after all else; by default when it is near.
 */
export type PicturePriority = 'high' | 'low' | undefined;

/** The attributes of a picture's priority. */
export function loadingOf(priority: PicturePriority) {
  return priority
    ? ({ loading: 'eager', fetchPriority: priority } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
}

/** Which picture, and how wide it is shown. */
export interface PictureProps {
  /**
   * Path of the site's media without size and extension, e.g.
   * `/media/heroes/defender-110/pangea-green/desert`; any other address is taken as it is.
   */
  readonly src: string;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute. Default `100vw`. */
  readonly sizes?: string | undefined;
  readonly priority?: PicturePriority;
  readonly ratio?: '16:9' | '4:3' | '3:2' | '1:1' | '21:9' | '4:5' | 'fill' | undefined;
  readonly className?: string | undefined;
}

/** A picture in the size that its place needs; its room is kept from the first byte. */
export function Picture({ src, alt, sizes = '100vw', priority, ratio = '16:9', className }: PictureProps) {
  const srcSet = hasSizes(src)
    ? SIZES.map(([w, h]) => `${withBasePath(src)}-${w}x${h}.webp ${w}w`).join(', ')
    : undefined;
  return (
    <img
      src={pictureAddress(src, '1024x576')}
      {...(srcSet && { srcSet, sizes })}
      alt={alt}
      width={1600}
      height={900}
      {...loadingOf(priority)}
      className={['ui-picture', `ui-picture-${ratio.replace(':', '-')}`, className].filter(Boolean).join(' ')}
    />
  );
}
