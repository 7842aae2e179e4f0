import { isPlaced, localityKey } from '@showroom/contracts/entities/place';

export interface Town {
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The first place whose city is named so, or else has a word that begins so. */
export function cityNamed<P extends Town>(places: readonly P[], query: string): P | undefined {
  const name = localityKey(query);
  if (name === '') return undefined;
  const placed = places.filter(isPlaced);
  return (
    placed.find(({ city }) => localityKey(city) === name) ??
    placed.find(({ city }) => ` ${localityKey(city)}`.includes(` ${name}`))
  );
}
