import { distanceBetween } from '@showroom/contracts/entities/place';
import { DIRECTIONS, type Direction, type Surroundings } from './map-towns';

/**
 * Radii in which a map may be drawn, in the market's unit; the smallest with enough towns is taken.
 */
const RADII = [20, 40, 80, 160, 320] as const;
const ENOUGH = 4;
const MOST = 7;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface Town extends Point {
  readonly locality: string;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Bearing from one point to another in radians, clockwise from north. */
function bearing(from: Point, to: Point): number {
  const turn = radians(to.longitude - from.longitude);
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  return Math.atan2(east, north);
}

function directionOf(angle: number): Direction {
  const eighth = Math.round((angle / (2 * Math.PI)) * 8);
  return DIRECTIONS[(eighth + 8) % 8] ?? 'N';
}

/** What lies around a point: true distances and bearings from it. Nothing where no town is near. */
export function surroundingsOf(center: Point, known: readonly Town[], unit: Surroundings['unit']): Surroundings | null {
  const near = known
    .map((town) => ({
      name: town.locality,
      distance: distanceBetween(center, town, unit),
      angle: bearing(center, town),
    }))
    .sort((one, other) => one.distance - other.distance);
  const radius =
    RADII.find((reach) => near.filter(({ distance }) => distance <= reach * 0.9).length >= ENOUGH) ?? RADII[4];
  const towns = spread(near.filter(({ distance }) => distance <= radius * 0.9)).map(({ name, distance, angle }) => ({
    name,
    distance: Math.round(distance),
    direction: directionOf(angle),
    x: rounded((Math.sin(angle) * distance) / radius),
    y: rounded((-Math.cos(angle) * distance) / radius),
  }));
  return towns.length === 0 ? null : { radius, unit, towns };
}

interface Near {
  readonly name: string;
  readonly distance: number;
  readonly angle: number;
}

/**
 * Names must not lie over each other, nor over the middle: of two that are close the nearer town
 * stays.
 */
function spread(near: readonly Near[]): readonly Near[] {
  const furthest = near.at(-1)?.distance ?? 1;
  const shown: Near[] = [];
  for (const town of near) {
    const gap = (other: Near) =>
      Math.hypot(
        (Math.sin(town.angle) * town.distance - Math.sin(other.angle) * other.distance) / 2.4,
        Math.cos(town.angle) * town.distance - Math.cos(other.angle) * other.distance,
      );
    const isClear = town.distance > furthest * 0.14 && shown.every((other) => gap(other) > furthest * 0.13);
    if (isClear && shown.length < MOST) shown.push(town);
  }
  return shown;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
