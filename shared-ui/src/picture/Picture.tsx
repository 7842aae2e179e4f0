import { PICTURE_SIZES, pictureAddress, pictureSet, WIDE_SIZES } from './picture-address';
import './Picture.css';

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
   * `/media/heroes/defender-110/pangea-green/dusk`; any other address is taken as it is.
   */
  readonly src: string;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute. Default `100vw`. */
  readonly sizes?: string | undefined;
  readonly priority?: PicturePriority;
  /** Its colours from top to bottom, `#112,#456,#122`: what is seen until it has come. */
  readonly blur?: string | undefined;
  /** Whether it fills the window, whose pixels may be many. Default: no. */
  readonly isWide?: boolean;
  readonly ratio?: '16:9' | '4:3' | '3:2' | '1:1' | '21:9' | '4:5' | 'fill' | undefined;
  readonly className?: string | undefined;
}

/** A picture in the size that its place needs; its room is kept from the first byte. */
export function Picture({
  src,
  alt,
  sizes = '100vw',
  priority,
  blur,
  isWide,
  ratio = '16:9',
  className,
}: PictureProps) {
  const srcSet = pictureSet(src, isWide ? WIDE_SIZES : PICTURE_SIZES);
  return (
    <img
      src={pictureAddress(src, '1024x576')}
      {...(srcSet && { srcSet, sizes })}
      alt={alt}
      width={1600}
      height={900}
      data-blur={blur}
      {...loadingOf(priority)}
      className={['ui-picture', `ui-picture-${ratio.replace(':', '-')}`, className].filter(Boolean).join(' ')}
    />
  );
}
