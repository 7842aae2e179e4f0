import { distanceBetween } from '@showroom/contracts/entities/place';
import { and, between, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type PlaceRow, places } from '../../database/schema/places';

/** Ends of the distances that are told apart, in the market's unit. */
const REACHES = [20, 40, 80, 160, 320] as const;
/** Rows of each distance: enough for a map, whatever names they share. */
const MOST = 40;
const KILOMETRES = { km: 1, mi: 1.609344 } as const;
/** A degree of latitude. */
const DEGREE = 111.2;

/** Languages that mix scripts have a name for the mixture, which no letter has. */
const MIXTURES: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** Letters of the script that a language is written in; what is no language is written in ours. */
function scriptOf(tag: string): RegExp {
  const [language = 'en'] = /^[a-z]{2,3}\b/i.exec(tag) ?? [];
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return new RegExp(`[${(MIXTURES[script] ?? [script]).map((one) => `\\p{Script=${one}}`).join('')}]`, 'u');
}

export interface Around {
  readonly latitude: number;
  readonly longitude: number;
  readonly countries: readonly string[];
  readonly unit: 'km' | 'mi';
  /** BCP 47 tag: names are given in its script, where places have such. */
  readonly language: string;
}

/** The larger towns of each distance around a point, nearest first. */
export async function townsAround(db: Db, around: Around): Promise<PlaceRow[]> {
  const { latitude, longitude, countries, unit, language } = around;
  const reaches = REACHES.map((reach) => reach * KILOMETRES[unit]);
  const furthest = Math.max(...reaches);
  const north = sql`(${places.latitude} - ${latitude}::float8) * ${DEGREE}::float8`;
  const east = sql`(${places.longitude} - ${longitude}::float8) * ${DEGREE}::float8 * cos(radians(${latitude}::float8))`;
  const away = sql<number>`sqrt(power(${north}, 2) + power(${east}, 2))`;
  const ends = sql.join(
    reaches.map((reach) => sql`${reach}::float8`),
    sql`, `,
  );
  const ranked = db
    .select({
      ...getTableColumns(places),
      rank: sql<number>`row_number() over (
        partition by width_bucket(${away}, array[${ends}]) order by ${places.weight} desc, ${away})`.as('rank'),
    })
    .from(places)
    .where(
      and(
        inArray(places.country, [...countries]),
        between(places.latitude, latitude - furthest / DEGREE, latitude + furthest / DEGREE),
        lte(away, furthest),
      ),
    )
    .as('ranked');
  const rows = await db.select().from(ranked).where(lte(ranked.rank, MOST));
  const distance = (row: PlaceRow) => distanceBetween(around, row, unit);
  const named = onePerName(inScript(rows, scriptOf(language)));
  return named.sort((one, other) => distance(one) - distance(other));
}

/** One row for each point on earth: that of the wanted script, and of several the usual name. */
function inScript(rows: readonly PlaceRow[], script: RegExp): PlaceRow[] {
  const points = new Map<string, PlaceRow>();
  const rank = (row: PlaceRow) => [Number(script.test(row.locality)), row.weight] as const;
  for (const row of rows) {
    const point = `${row.latitude} ${row.longitude}`;
    const known = points.get(point);
    if (!known || isMore(rank(row), rank(known))) points.set(point, row);
  }
  return [...points.values()];
}

/** A city has many postcodes: the largest of them stands for its name. */
function onePerName(rows: readonly PlaceRow[]): PlaceRow[] {
  const names = new Map<string, PlaceRow>();
  for (const row of rows) {
    const known = names.get(row.locality_key);
    if (!known || row.weight > known.weight) names.set(row.locality_key, row);
  }
  return [...names.values()];
}

function isMore([fits, weight]: readonly [number, number], [knownFits, known]: readonly [number, number]): boolean {
  return fits === knownFits ? weight > known : fits > knownFits;
}
