interface Place {
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS = { km: 6371, mi: 3959 } as const;

const written = (text: string) => text.trim().toLocaleLowerCase();
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Coordinates that nobody filled in are both zero. */
export function isPlaced({ latitude, longitude }: Place): boolean {
  return latitude !== 0 || longitude !== 0;
}

/** The first place whose city is named so, or else begins so. */
export function cityNamed<P extends Place>(places: readonly P[], query: string): P | undefined {
  const name = written(query);
  if (name === '') return undefined;
  const placed = places.filter(isPlaced);
  return placed.find(({ city }) => written(city) === name) ?? placed.find(({ city }) => written(city).startsWith(name));
}

/** Distance as the crow flies, in whole units. */
function distanceBetween(from: Place, to: Place, unit: 'km' | 'mi'): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS[unit] * Math.asin(Math.sqrt(half)));
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
