import type { StoredPhoto } from '../../database/schema/vehicles';
import { photoPath } from '../pictures/photo';
import { ANGLES, type Angle, type Body, type VehiclePicture } from '../pictures/vehicle';
import type { Paint } from './paints';

/** What pictures show of a vehicle beside its body and its paint. */
interface Look extends Pick<VehiclePicture, 'finishes' | 'isRightHand'> {
  readonly wheels?: string | undefined;
}

const VIEW: Record<Angle, (name: string, look: Pick<Paint, 'name' | 'interiorName'> & Look) => string> = {
  side: (name, { name: colour }) => `${name} in ${colour}, from the side`,
  front: (name, { name: colour }) => `${name} in ${colour}, from the front`,
  rear: (name, { name: colour }) => `${name} in ${colour}, from behind`,
  wheel: (name, { wheels }) => `Wheel of the ${name}${wheels === undefined ? '' : `: ${wheels}`}`,
  interior: (name, { interiorName }) => `Interior of the ${name} in ${interiorName}`,
};

/** The five pictures that the drawing kit makes of a vehicle, the side view as cover. */
export function photosOf(body: Body, name: string, paint: Omit<Paint, 'canonical'> & Look): StoredPhoto[] {
  const { colour, interior, finishes = [], isRightHand = false } = paint;
  return ANGLES.map((angle) => ({
    src: photoPath({ body, colour, angle, interior, finishes, isRightHand }, 'hd', 'webp').replace(
      /-\d+x\d+\.webp$/,
      '',
    ),
    alt: VIEW[angle](name, paint),
  }));
}
