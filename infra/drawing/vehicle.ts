import type { SideView } from './bodies/body';
import { DEFENDER_90, DEFENDER_110, DEFENDER_130 } from './bodies/defender';
import { DISCOVERY, DISCOVERY_SPORT } from './bodies/discovery';
import { E_PACE, F_PACE, F_TYPE, I_PACE, XE, XF } from './bodies/jaguar';
import { EVOQUE, RANGE_ROVER, RANGE_ROVER_SPORT, VELAR } from './bodies/range-rover';
import type { Colour, Interior } from './colours';
import { paintOf } from './engine/paint';
import { drawSide } from './engine/side';
import { backdrop, GROUND } from './engine/studio';
import { el, group } from './engine/svg';

export type { Colour, Interior } from './colours';
export { COLOURS, canonicalColour, INTERIORS, isColour, isInterior } from './colours';

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

const SIDES: Record<Body, SideView> = {
  'range-rover': RANGE_ROVER,
  'range-rover-sport': RANGE_ROVER_SPORT,
  'range-rover-velar': VELAR,
  'range-rover-evoque': EVOQUE,
  'defender-90': DEFENDER_90,
  'defender-110': DEFENDER_110,
  'defender-130': DEFENDER_130,
  discovery: DISCOVERY,
  'discovery-sport': DISCOVERY_SPORT,
  'f-pace': F_PACE,
  'e-pace': E_PACE,
  'i-pace': I_PACE,
  'f-type': F_TYPE,
  xe: XE,
  xf: XF,
  suv: F_PACE,
  hatchback: E_PACE,
  saloon: XF,
  estate: XF,
  coupe: F_TYPE,
  convertible: F_TYPE,
  van: DISCOVERY,
  pickup: DEFENDER_110,
};

function placed(side: SideView): string {
  const length = Math.max(...side.outline.map(([x]) => x), (side.spareWheel?.[0] ?? 0) + 225);
  const scale = 0.27 * Math.sqrt(4700 / length);
  return `translate(${800 - (length * scale) / 2} ${GROUND}) scale(${scale})`;
}

function picture(...content: string[]): string {
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1600 900' }, ...content);
}

/** A studio picture of a vehicle as a complete SVG document, the same for the same words. */
export function drawVehicle({ body, colour, scene = 'studio' }: VehiclePicture): string {
  const side = SIDES[body];
  const dark = scene === 'dusk';
  const options = {
    paint: paintOf(colour),
    caliper: '#2b2d30',
    darkWheels: false,
    shadow: 1,
    reflection: dark ? 0.5 : 0.28,
  };
  return picture(backdrop(dark ? 'dark' : 'light'), group({ transform: placed(side) }, drawSide(side, options)));
}

/** A wide picture of a vehicle in a landscape, with room for a text. */
export function drawHero({ body, colour }: HeroPicture): string {
  return drawVehicle({ body, colour, angle: 'side', scene: 'dusk' });
}
