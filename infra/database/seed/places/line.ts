import { localityKey, postcodeKey } from '@showroom/contracts/entities/place';
import type { NewPlace } from '../../schema/places';

const LINE = /^(\S+) (.+) (-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)$/;

/**
 * What an import names as its source replaces the rows of that source only; these are the seed's.
 */
export const SEED_SOURCE = 'seed';

const LARGEST = 50;

/**
 * Places of a state: `2000 Sydney -33.869 151.209 · 2150 Parramatta …`, a dash where a country has
 * no postcodes, and the name in other scripts behind a bar (`100-0001 Tokyo|東京 35.68 139.75`), a
 * row for each.
 */
export function placesIn(country: string, state: string, stateName: string, lines: string): NewPlace[] {
  return lines.split(' · ').flatMap((line, index) => {
    const [, code = '', names = '', latitude, longitude] = LINE.exec(line.trim()) ?? [];
    if (names === '') throw new Error(`"${line}" is no place`);
    const postcode = code === '-' ? '' : code.replaceAll('_', ' ');
    return names.split('|').map((locality, other) => ({
      country,
      postcode,
      locality,
      state,
      state_name: stateName,
      latitude: Number(latitude),
      longitude: Number(longitude),
      postcode_key: postcodeKey(postcode),
      locality_key: localityKey(locality),
      // A state's first lines are its large cities; of a place's names the first one is the usual.
      weight: Math.max(0, LARGEST - index - other),
      source: SEED_SOURCE,
    }));
  });
}
