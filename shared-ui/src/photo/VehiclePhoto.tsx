import { withBasePath } from '@showroom/contracts/base-path';
import type { Photo } from '@showroom/contracts/entities/vehicle';
import { loadingOf, type PicturePriority } from '../picture/Picture';

/** Which photo, and how wide it is shown. */
export interface VehiclePhotoProps {
  readonly photo: Photo;
  readonly sizes?: string | undefined;
  readonly priority?: PicturePriority;
  /** Instead of the photo's own text; empty where the title beside it says the same. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
}

/** A photo of a vehicle in the size that its place needs. */
export function VehiclePhoto({ photo, sizes = '100vw', priority, alt, className }: VehiclePhotoProps) {
  const srcSet = [
    `${withBasePath(photo.medium_path)} 640w`,
    `${withBasePath(photo.quarter_hd_path)} 960w`,
    `${withBasePath(photo.big_path)} 1024w`,
    `${withBasePath(photo.hd_path)} 1600w`,
  ].join(', ');
  return (
    <img
      src={withBasePath(photo.big_path)}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt ?? photo.alt}
      width={1600}
      height={900}
      data-blur={photo.blur}
      {...loadingOf(priority)}
      className={['ui-picture', className].filter(Boolean).join(' ')}
    />
  );
}
