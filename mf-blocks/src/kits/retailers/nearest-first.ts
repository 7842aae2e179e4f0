import { distanceBetween, isPlaced } from '@showroom/contracts/entities/place';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Retailers by their distance from a place, those without coordinates last; in the order that they
 * came in without a place.
 */
export function nearestFirst<P extends Point>(retailers: readonly P[], from: Point | undefined, unit: 'km' | 'mi') {
  return retailers
    .map((retailer) => ({
      retailer,
      distance: from && isPlaced(retailer) ? distanceBetween(from, retailer, unit) : undefined,
    }))
    .sort((one, other) =>
      from ? (one.distance ?? Number.POSITIVE_INFINITY) - (other.distance ?? Number.POSITIVE_INFINITY) || 0 : 0,
    );
}
