import type { StoredPhoto } from '../../database/schema/vehicles';
import { photoPath } from '../pictures/photo';
import { ANGLES, type Angle, type Body } from '../pictures/vehicle';
import type { Paint } from './paints';

const VIEW: Record<Angle, (name: string, paint: Pick<Paint, 'name' | 'interiorName'>) => string> = {
  side: (name, { name: colour }) => `${name} in ${colour}, from the side`,
  front: (name, { name: colour }) => `${name} in ${colour}, from the front`,
  rear: (name, { name: colour }) => `${name} in ${colour}, from behind`,
  wheel: (name) => `Wheel of the ${name}`,
  interior: (name, { interiorName }) => `Interior of the ${name} in ${interiorName}`,
};

/** The five pictures that the drawing kit makes of a vehicle, the side view as cover. */
export function photosOf(body: Body, name: string, paint: Omit<Paint, 'canonical'>): StoredPhoto[] {
  const { colour, interior } = paint;
  return ANGLES.map((angle) => ({
    src: photoPath({ body, colour, angle, interior }, 'hd', 'webp').replace(/-\d+x\d+\.webp$/, ''),
    alt: VIEW[angle](name, paint),
  }));
}
