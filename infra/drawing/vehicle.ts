import type { SideView } from './bodies/body';
import { CATALOGUE, type VehicleBody } from './bodies/catalogue';
import type { EndView } from './bodies/ends';
import type { Colour, Interior } from './colours';
import { drawFront } from './engine/front';
import { drawInterior } from './engine/interior';
import { paintOf } from './engine/paint';
import { drawRear } from './engine/rear';
import { drawSide } from './engine/side';
import { backdrop, GROUND } from './engine/studio';
import { el, group } from './engine/svg';

/** The bodies a picture can be drawn of; the last eight stand for the vehicles of any other make. */
export const BODIES = [
  'range-rover',
  'range-rover-sport',
  'range-rover-velar',
  'range-rover-evoque',
  'defender-90',
  'defender-110',
  'defender-130',
  'discovery',
  'discovery-sport',
  'f-pace',
  'e-pace',
  'i-pace',
  'f-type',
  'xe',
  'xf',
  'suv',
  'hatchback',
  'saloon',
  'estate',
  'coupe',
  'convertible',
  'van',
  'pickup',
] as const;

/** The views of a vehicle; 'side' is its cover. */
export const ANGLES = ['side', 'front', 'rear', 'wheel', 'interior'] as const;

/** Where a vehicle can stand. */
export const SCENES = ['studio', 'dusk', 'desert', 'mountain', 'coast', 'city'] as const;

export type Body = (typeof BODIES)[number];
export type Angle = (typeof ANGLES)[number];
export type Scene = (typeof SCENES)[number];

export interface VehiclePicture {
  body: Body;
  colour: Colour;
  angle: Angle;
  interior?: Interior;
  scene?: Scene;
}

export interface HeroPicture {
  body: Body;
  colour: Colour;
  scene: Scene;
}

export function isBody(key: string): key is Body {
  return BODIES.some((body) => body === key);
}

export function isAngle(key: string): key is Angle {
  return ANGLES.some((angle) => angle === key);
}

export function isScene(key: string): key is Scene {
  return SCENES.some((scene) => scene === key);
}

/** Larger vehicles are drawn a little smaller, so that all stand well in the same frame. */
function placed(side: SideView): string {
  const length = Math.max(...side.outline.map(([x]) => x), (side.spareWheel?.[0] ?? 0) + 225);
  const scale = 0.27 * Math.sqrt(4700 / length);
  return `translate(${800 - (length * scale) / 2} ${GROUND}) scale(${scale})`;
}

function framed(...content: string[]): string {
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1600 900' }, ...content);
}

/** The vehicle's end fills the frame, a low car as well as a tall one. */
function centred(end: EndView): string {
  const scale = Math.min(0.425, 0.362 * Math.sqrt(1870 / end.roof));
  return `translate(800 ${GROUND + 50}) scale(${scale})`;
}

/** The front wheel close by, with the flank around it. */
function closeUp(side: SideView): string {
  const scale = 300 / side.tyre;
  return `translate(${760 - side.axles[0] * scale} ${815}) scale(${scale})`;
}

function exterior(body: VehicleBody, colour: Colour, angle: Exclude<Angle, 'interior'>, dark: boolean): string {
  const paint = paintOf(colour);
  const look = { paint, shadow: 1, reflection: dark ? 0.5 : 0.28 };
  switch (angle) {
    case 'front':
      return group({ transform: centred(body.end) }, drawFront(body.end, look));
    case 'rear':
      return group({ transform: centred(body.end) }, drawRear(body.end, look));
    case 'side':
      return group({ transform: placed(body.side) }, drawSide(body.side, look));
    case 'wheel':
      return group({ transform: closeUp(body.side) }, drawSide(body.side, { ...look, fine: true }));
  }
}

/** A picture of a vehicle as a complete SVG document, the same for the same words. */
export function drawVehicle({ body, colour, angle, interior = 'ebony', scene = 'studio' }: VehiclePicture): string {
  const vehicle: VehicleBody = CATALOGUE[body];
  if (angle === 'interior') return framed(drawInterior(vehicle.cockpit, interior));
  const dark = scene === 'dusk';
  return framed(backdrop(dark ? 'dark' : 'light'), exterior(vehicle, colour, angle, dark));
}

/** A wide picture of a vehicle in a landscape, with room for a text. */
export function drawHero({ body, colour }: HeroPicture): string {
  return drawVehicle({ body, colour, angle: 'side', scene: 'dusk' });
}
