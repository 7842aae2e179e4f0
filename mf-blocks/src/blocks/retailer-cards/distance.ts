import { distanceBetween, isPlaced, localityKey } from '@showroom/contracts/entities/place';

interface Place {
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The first place whose city is named so, or else has a word that begins so. */
export function cityNamed<P extends Place>(places: readonly P[], query: string): P | undefined {
  const name = localityKey(query);
  if (name === '') return undefined;
  const placed = places.filter(isPlaced);
  return (
    placed.find(({ city }) => localityKey(city) === name) ??
    placed.find(({ city }) => ` ${localityKey(city)}`.includes(` ${name}`))
  );
}

/**
 * Retailers by their distance from a place, those without coordinates last; in the editor's order
 * without a place.
 */
export function nearestFirst<P extends Place>(retailers: readonly P[], from: Place | undefined, unit: 'km' | 'mi') {
  return retailers
    .map((retailer) => ({
      retailer,
      distance: from && isPlaced(retailer) ? distanceBetween(from, retailer, unit) : undefined,
    }))
    .sort((one, other) =>
      from ? (one.distance ?? Number.POSITIVE_INFINITY) - (other.distance ?? Number.POSITIVE_INFINITY) || 0 : 0,
    );
}
