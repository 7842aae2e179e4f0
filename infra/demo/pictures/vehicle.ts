import { type EndView, loadBodies, type SideView, type VehicleBody } from './bodies/body';
import type { Colour, Interior } from './colours';
import { drawFront } from './engine/front';
import { drawInterior } from './engine/interior/interior';
import { paintOf } from './engine/paint';
import { drawRear } from './engine/rear';
import { drawSide } from './engine/side';
import { GROUND } from './engine/studio';
import { el, group } from './engine/svg';
import { dressed, type Finish } from './finishes';
import { dusk, type Scene as Scenery, studio } from './scenes';

/**
 * The bodies a picture can be drawn of; the last eight stand for the vehicles of any other make.
 */
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
export const SCENES = ['studio', 'dusk'] as const;

export type Body = (typeof BODIES)[number];
export type Angle = (typeof ANGLES)[number];
export type Scene = (typeof SCENES)[number];

export interface VehiclePicture {
  body: Body;
  colour: Colour;
  angle: Angle;
  interior?: Interior;
  scene?: Scene;
  /** In the order of the table. */
  finishes?: readonly Finish[];
  /** Whether its driver sits on the right. */
  isRightHand?: boolean;
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

const CATALOGUE = loadBodies(BODIES);

const SCENERY: Record<Scene, (ground: number) => Scenery> = { studio, dusk };

/** Larger vehicles are drawn a little smaller, so that all stand well in the same frame. */
function profileScale(side: SideView): { length: number; scale: number } {
  const length = Math.max(...side.outline.map(([x]) => x), (side.spareWheel?.[0] ?? 0) + 225);
  return { length, scale: 0.27 * Math.sqrt(4700 / length) };
}

function placed(x: number, y: number, scale: number, ...content: string[]): string {
  return group(
    { transform: `translate(${Math.round(x * 10) / 10} ${y}) scale(${Math.round(scale * 10000) / 10000})` },
    ...content,
  );
}

function framed(fit: 'xMidYMid meet' | 'xMaxYMid slice', ...content: string[]): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1600 900', preserveAspectRatio: fit },
    ...content,
  );
}

/** A vehicle's end fills the frame, a low car as well as a tall one. */
function endScale(end: EndView): number {
  return Math.min(0.425, 0.362 * Math.sqrt(1870 / end.roof));
}

function lookIn(colour: Colour, { shadow, reflection, sky, bounce, ambience, lampsOn }: Scenery) {
  return { paint: paintOf(colour), shadow, reflection, ambience: { sky, bounce, strength: ambience }, lampsOn };
}

/** How close the wheel is seen: the radius of its tyre in the picture. */
const CLOSE_UP = 300;

function exterior(
  { side, end }: VehicleBody,
  colour: Colour,
  angle: Exclude<Angle, 'interior'>,
  scenery: Scenery,
): string {
  const look = lookIn(colour, scenery);
  switch (angle) {
    case 'front':
      return placed(800, GROUND + 50, endScale(end), drawFront(end, look));
    case 'rear':
      return placed(800, GROUND + 50, endScale(end), drawRear(end, look));
    case 'side': {
      const { length, scale } = profileScale(side);
      return placed(800 - (length * scale) / 2, GROUND, scale, drawSide(side, look));
    }
    case 'wheel': {
      const scale = CLOSE_UP / side.tyre;
      return placed(760 - side.axles[0] * scale, 815, scale, drawSide(side, { ...look, lampsOn: false, fine: true }));
    }
  }
}

/** A picture of a vehicle as a complete SVG document, the same for the same words. */
export function drawVehicle(picture: VehiclePicture): string {
  const { body, colour, angle, interior = 'ebony', scene = 'studio', finishes = [], isRightHand = false } = picture;
  const vehicle = dressed(CATALOGUE[body], finishes);
  if (angle === 'interior') {
    const cockpit = drawInterior(vehicle.cockpit, interior);
    return framed(
      'xMidYMid meet',
      isRightHand ? group({ transform: 'translate(1600 0) scale(-1 1)' }, cockpit) : cockpit,
    );
  }
  const scenery = SCENERY[scene](GROUND);
  return framed(
    'xMidYMid meet',
    scenery.picture,
    exterior({ ...vehicle, end: { ...vehicle.end, isRightHand } }, colour, angle, scenery),
  );
}

/** Where a hero's vehicle stands: right of the middle, so that a text finds room before it. */
const HERO = { ground: 748, right: 1540, size: 0.62 };

/** A wide picture of a vehicle in a studio, with room for a text on its left and above. */
export function drawHero({ body, colour, scene }: HeroPicture): string {
  const { side } = CATALOGUE[body];
  const scenery = SCENERY[scene](HERO.ground);
  const { length, scale } = profileScale(side);
  const size = scale * HERO.size;
  const vehicle = placed(HERO.right - length * size, HERO.ground, size, drawSide(side, lookIn(colour, scenery)));
  return framed('xMaxYMid slice', scenery.picture, vehicle);
}
