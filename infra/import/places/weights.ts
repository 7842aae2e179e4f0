import type { NewPlace } from '../../database/schema/places';

/** What a postcode more counts against one more in the neighbourhood. */
const OWN_POSTCODE = 50;
/**
 * A tenth of a degree is some ten kilometres: a place and the cells around its own are its
 * neighbourhood.
 */
const CELLS_PER_DEGREE = 10;

function grouped(rows: readonly NewPlace[], keyOf: (row: NewPlace) => string, memberOf: (row: NewPlace) => string) {
  const groups = new Map<string, Set<string>>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key) ?? new Set();
    groups.set(key, group.add(memberOf(row)));
  }
  return (key: string) => groups.get(key)?.size ?? 0;
}

const cellOf = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE);

/**
 * How likely each place is meant, since files do not tell how many people live there: a city's name
 * has many postcodes, and many others close by. Of the postcodes of one city the one with many
 * localities is no post-office box.
 */
export function weighed(rows: readonly NewPlace[]): NewPlace[] {
  const postcodeOf = ({ country, postcode_key }: NewPlace) => `${country}:${postcode_key}`;
  const localityOf = ({ country, state, locality_key }: NewPlace) => `${country}:${state}:${locality_key}`;
  const cell = (latitude: number, longitude: number) => `${latitude}:${longitude}`;
  const postcodes = grouped(rows, localityOf, postcodeOf);
  const localities = grouped(rows, postcodeOf, localityOf);
  const around = grouped(rows, (row) => cell(cellOf(row.latitude), cellOf(row.longitude)), postcodeOf);

  function neighbours({ latitude, longitude }: NewPlace): number {
    let count = 0;
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) count += around(cell(cellOf(latitude) + north, cellOf(longitude) + east));
    }
    return count;
  }

  return rows.map((row) => ({
    ...row,
    weight:
      (postcodes(localityOf(row)) * OWN_POSTCODE + neighbours(row)) * 100 + Math.min(99, localities(postcodeOf(row))),
  }));
}
