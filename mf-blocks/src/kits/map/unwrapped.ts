/** Longitude and latitude, in degrees. */
type Position = number[];
type Ring = readonly Readonly<Position>[];

const POLE = 90;

/**
 * The rings of a polygon whose longitudes go on beyond 180 where it crosses that meridian, instead
 * of leaping to the other edge of the map; one around a pole takes the pole in (RFC 7946, 3.1.9).
 */
export function unwrapped(polygon: readonly Ring[]): Position[][] {
  return polygon.flatMap((ring, index) => {
    const run = continuous(ring);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || Math.abs(lng(last) - lng(first)) < 180) return [run];
    // What is left out around a pole has no ring of its own: the pole belongs to what is around it.
    if (index > 0) return [];
    const pole = Math.sign(ring.reduce((sum, [, latitude = 0]) => sum + latitude, 0)) * POLE;
    return [[...run, [lng(last), pole], [lng(first), pole], first]];
  });
}

/** A line whose longitudes never leap by more than half a turn. */
function continuous(line: Ring): Position[] {
  let turns = 0;
  return line.map((position, index) => {
    const leap = lng(position) - lng(line[index - 1] ?? position);
    if (Math.abs(leap) > 180) turns -= Math.sign(leap);
    return [lng(position) + turns * 360, ...position.slice(1)];
  });
}

const lng = ([longitude = 0]: Readonly<Position>) => longitude;
