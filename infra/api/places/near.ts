import { distanceBetween } from '@showroom/contracts/entities/place';
import type { Dealer } from '@showroom/contracts/entities/retailer';

/** The nearest ones are found at any distance, so that nobody stands without a dealer. */
const LEAST = 3;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

function measured(one: Dealer, from: Point, unit: 'km' | 'mi'): Dealer {
  const { latitude, longitude, distance } = one.attributes;
  if (distance !== null || latitude === null || longitude === null) return one;
  const far = Math.round(distanceBetween(from, { latitude, longitude }, unit) * 10) / 10;
  return { ...one, attributes: { ...one.attributes, distance: far } };
}

/**
 * Dealers with their distance from a place, nearest first; those whose place nobody knows come
 * last.
 */
export function byDistance(dealers: readonly Dealer[], from: Point, unit: 'km' | 'mi'): Dealer[] {
  return dealers
    .map((one) => measured(one, from, unit))
    .sort((one, other) => (one.attributes.distance ?? Infinity) - (other.attributes.distance ?? Infinity));
}

/** All dealers inside the radius, and the nearest three anyway, nearest first. */
export function nearest(dealers: readonly Dealer[], from: Point, radius: number, unit: 'km' | 'mi'): Dealer[] {
  return byDistance(dealers, from, unit).filter(
    ({ attributes: { distance } }, rank) => rank < LEAST || (distance !== null && distance <= radius),
  );
}
