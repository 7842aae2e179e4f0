import { landShape } from './atlas';
import { unwrapped } from './unwrapped';

const { coordinates } = landShape();
const rings = coordinates.flat();

/** Even-odd rule: how often a line to the east meets the ring. */
function isWithin([x, y]: readonly [number, number], ring: readonly (readonly number[])[]): boolean {
  let inside = false;
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[index - 1] ?? ring.at(-1) ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** On the map, which shows the earth once more on each side. */
const isLand = (longitude: number, latitude: number) =>
  coordinates.some((polygon) =>
    [-360, 0, 360].some(
      (turn) => polygon.filter((ring) => isWithin([longitude + turn, latitude], ring)).length % 2 === 1,
    ),
  );

test('no outline leaps from one edge of the map to the other, and each is closed', () => {
  for (const ring of rings) {
    expect(ring.at(-1)).toEqual(ring[0]);
    ring.slice(1).forEach(([longitude = 0, latitude], index) => {
      const [before = 0] = ring[index] ?? [];
      if (Math.abs(latitude ?? 0) < 90) expect(Math.abs(longitude - before)).toBeLessThan(180);
    });
  }
});

test.each([
  ['London', -0.1, 51.5],
  ['Moscow', 37.6, 55.8],
  ['the east of Chukotka, beyond the meridian', -172, 66.5],
  ['Wrangel Island, on both sides of it', 179.9, 71.2],
  ['Sydney', 150.8, -33.8],
  ['the South Pole', 30, -89],
])('%s is land', (_, longitude, latitude) => expect(isLand(longitude, latitude)).toBe(true));

test.each([
  ['the Atlantic', -35, 40],
  ['the North Sea', 3, 56],
  ['the Pacific', 170, 20],
  ['the Arctic', 0, 86],
])('%s is none', (_, longitude, latitude) => expect(isLand(longitude, latitude)).toBe(false));

test('what goes around a pole takes it in, and a hole there goes', () => {
  const around = [-180, -90, 0, 90, 180].map((longitude) => [longitude, -80]);
  const leaping = [...around.slice(0, 4), [-180, -80]];
  expect(unwrapped([leaping, leaping])).toEqual([[...around, [180, -90], [-180, -90], [-180, -80]]]);
});
