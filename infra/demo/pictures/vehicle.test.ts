import sharp from 'sharp';
import { COLOURS, canonicalColour, isColour } from './colours';
import { type Finish, SEEN_FROM } from './finishes';
import { ANGLES, BODIES, drawHero, drawVehicle, SCENES } from './vehicle';

const pictures = BODIES.flatMap((body) => ANGLES.map((angle) => [body, angle] as const));

test.each(pictures)('%s can be drawn from the %s as a picture that an SVG reader accepts', async (body, angle) => {
  const svg = drawVehicle({ body, angle, colour: 'firenze-red' });
  const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
  expect({ width, height, format }).toEqual({ width: 1600, height: 900, format: 'svg' });
});

test.each(pictures)('%s from the %s holds no broken number and refers only to its own parts', (body, angle) => {
  const svg = drawVehicle({ body, angle, colour: 'eiger-grey' });
  expect(svg).not.toMatch(/NaN|Infinity|undefined|href|<script|<image/);
  const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(used.filter((id) => !known.has(id))).toEqual([]);
});

test.each(SCENES)('the %s scene has a hero for every body, the same each time', async (scene) => {
  for (const body of BODIES) {
    const svg = drawHero({ body, scene, colour: 'santorini-black' });
    expect(drawHero({ body, scene, colour: 'santorini-black' })).toBe(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  }
  const { format } = await sharp(
    Buffer.from(drawHero({ body: 'defender-110', scene, colour: 'fuji-white' })),
  ).metadata();
  expect(format).toBe('svg');
});

test('the same words give the same picture, another body or colour another one', () => {
  const draw = (body: (typeof BODIES)[number], colour: 'fuji-white' | 'caldera-red') =>
    drawVehicle({ body, colour, angle: 'side' });
  expect(draw('xf', 'fuji-white')).toBe(draw('xf', 'fuji-white'));
  const all = BODIES.flatMap((body) => [draw(body, 'fuji-white'), draw(body, 'caldera-red')]);
  expect(new Set(all).size).toBe(BODIES.length * 2);
});

const shown = (['side', 'wheel', 'front', 'rear'] as const).flatMap((angle) =>
  SEEN_FROM[angle].map((finish) => ({ finish, angle })),
);
/** Bodies whose own roof is black. */
const BLACK_ROOFS = ['convertible', 'range-rover-evoque'];

test.each(shown)(
  '$finish is seen from the $angle of every vehicle, and all of it can be drawn',
  ({ finish, angle }) => {
    const draw = (body: (typeof BODIES)[number], finishes: readonly Finish[]) =>
      drawVehicle({ body, colour: 'fuji-white', angle, finishes });
    for (const body of BODIES) {
      expect(draw(body, [finish])).not.toMatch(/NaN|Infinity|undefined/);
      if (finish === 'fabric-roof' && BLACK_ROOFS.includes(body)) continue;
      expect(draw(body, [finish])).not.toBe(draw(body, []));
    }
  },
);

test('a driver on the right has the wheel there', () => {
  const cockpit = (isRightHand: boolean) =>
    drawVehicle({ body: 'xf', colour: 'fuji-white', angle: 'interior', isRightHand });
  expect(cockpit(true)).toContain('scale(-1 1)');
  expect(cockpit(true)).not.toBe(cockpit(false));
  const front = (isRightHand: boolean) =>
    drawVehicle({ body: 'xf', colour: 'fuji-white', angle: 'front', isRightHand });
  expect(front(true)).not.toBe(front(false));
});

test.each([
  ['Santorini Black', 'santorini-black'],
  ['  british RACING green ', 'british-racing-green'],
  ['fuji-white', 'fuji-white'],
  ['Carpathian Grey Premium Metallic', 'carpathian-grey'],
  ['Black', 'santorini-black'],
  ['white', 'fuji-white'],
  ['dark gray', 'carpathian-grey'],
  ['grey', 'eiger-grey'],
  ['Silver metallic', 'hakuba-silver'],
  ['blue', 'byron-blue'],
  ['red', 'firenze-red'],
  ['green', 'pangea-green'],
  ['brown', 'kalahari-brown'],
  ['beige', 'cosmic-beige'],
  ['gold', 'sunset-gold'],
  ['orange', 'phoenix-orange'],
  ['yellow', 'sorrento-yellow'],
  ['violet', 'ligurian-violet'],
  ['', 'eiger-grey'],
  ['constructor', 'eiger-grey'],
])('a feed colour called "%s" is painted %s', (name, colour) => {
  expect(canonicalColour(name)).toBe(colour);
});

test('every paint is its own canonical colour, by key and by name', () => {
  for (const colour of Object.keys(COLOURS).filter(isColour)) {
    expect(canonicalColour(colour)).toBe(colour);
    expect(canonicalColour(COLOURS[colour].name)).toBe(colour);
  }
});
