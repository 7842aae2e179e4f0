import type { Photo } from '@showroom/contracts/entities/vehicle';
import { Lightbox, type LightboxProps } from '@showroom/shared-ui/lightbox';
import { photoSets } from './photo-sets';

interface VehicleLightboxProps extends Pick<LightboxProps, 'first' | 'onClose'> {
  readonly photos: readonly Photo[];
}

/** The photos of a vehicle over the whole window. */
export function VehicleLightbox({ photos, ...props }: VehicleLightboxProps) {
  const { hd, quarter_hd } = photoSets(photos);
  const shown = photos.map(({ alt }, index) => ({ small: quarter_hd[index] ?? '', large: hd[index] ?? '', alt }));
  return <Lightbox {...props} photos={shown} />;
}
