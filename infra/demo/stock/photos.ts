import type { StoredPhoto } from '../../database/schema/vehicles';
import { photoPath } from '../pictures/photo';
import { ANGLES, type VehiclePicture } from '../pictures/vehicle';

const SIZE = /-\d+x\d+\.webp$/;

/**
 * The five pictures that the drawing kit makes of a vehicle, the side view as cover; `alts` tell
 * what they show, in the order of `ANGLES`.
 */
export function photosOf(picture: Omit<VehiclePicture, 'angle'>, alts: readonly string[]): StoredPhoto[] {
  return ANGLES.map((angle, index) => ({
    src: photoPath({ ...picture, angle }, 'hd', 'webp').replace(SIZE, ''),
    alt: alts[index] ?? '',
  }));
}
