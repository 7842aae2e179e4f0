import type { MapTown } from './map-towns';

/** What one of a map's units is in the drawing. */
export const SIZE = 100;
/** How far a name may reach from the middle, and about how wide its characters are. */
const EDGE = 148;
const LETTER = 5.4;

/** Where the name of a town is written, in units of the drawing. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** From its first to its last character, about. */
  readonly left: number;
  readonly right: number;
}

/** A name points away from the middle; one that would leave the map is written above its town. */
export function namePlace({ name, x, y }: Pick<MapTown, 'name' | 'x' | 'y'>): NamePlace {
  const [middle, top, width] = [x * SIZE, y * SIZE, name.length * LETTER];
  if (Math.abs(middle) + 5 + width > EDGE)
    return { x: middle, y: top - 8, anchor: 'middle', left: middle - width / 2, right: middle + width / 2 };
  return x < 0
    ? { x: middle - 5, y: top, anchor: 'end', left: middle - 5 - width, right: middle - 5 }
    : { x: middle + 5, y: top, anchor: 'start', left: middle + 5, right: middle + 5 + width };
}
