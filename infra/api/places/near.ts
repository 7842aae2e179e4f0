import { distanceBetween } from '@showroom/contracts/entities/place';
import type { Dealer } from '@showroom/contracts/entities/retailer';

/** The nearest ones are found at any distance, so that nobody stands without a dealer. */
const LEAST = 3;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Dealers from a place, nearest first: all inside the radius, and the nearest three anyway. */
export function nearest(dealers: readonly Dealer[], from: Point, radius: number, unit: 'km' | 'mi'): Dealer[] {
  return dealers
    .map((one) => {
      const { latitude, longitude } = one.attributes;
      const known = latitude !== null && longitude !== null;
      const distance = known ? Math.round(distanceBetween(from, { latitude, longitude }, unit) * 10) / 10 : null;
      return { ...one, attributes: { ...one.attributes, distance } };
    })
    .sort((one, other) => (one.attributes.distance ?? Infinity) - (other.attributes.distance ?? Infinity))
    .filter(({ attributes: { distance } }, rank) => rank < LEAST || (distance !== null && distance <= radius));
}
