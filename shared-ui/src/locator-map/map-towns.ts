import type { Market } from '@showroom/contracts/markets';

/** Points of the compass, clockwise from north. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
/** One of the eight. */
export type Direction = (typeof DIRECTIONS)[number];

/** A town beside others. */
export interface MapTown {
  readonly name: string;
  /** In the market's unit, as the crow flies. */
  readonly distance: number;
  readonly direction: Direction;
  /** Place on the map: -1 to 1 from west to east, and from north to south. */
  readonly x: number;
  readonly y: number;
}

/** Towns around a point, drawn to scale. */
export interface Surroundings {
  /** From the middle of the map to its edge, in the market's unit. */
  readonly radius: number;
  readonly unit: Market['distanceUnit'];
  readonly towns: readonly MapTown[];
}
