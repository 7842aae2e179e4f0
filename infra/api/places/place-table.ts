import { localityKey, type Place, postcodeKey } from '@showroom/contracts/entities/place';
import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type PlaceRow, places } from '../../database/schema/places';
import { postcodeCandidates } from './postcode-candidates';

interface Inside {
  readonly countries: readonly string[];
  /** Code or name. */
  readonly state?: string | undefined;
}

export interface PlaceSearch extends Inside {
  readonly text: string;
  readonly items: number;
}

export interface PlaceQuestion extends Inside {
  readonly postcode?: string | undefined;
  readonly locality?: string | undefined;
}

export interface StateRow {
  readonly country: string;
  readonly code: string;
  readonly name: string;
}

function within({ countries, state }: Inside): SQL | undefined {
  const inCountries = inArray(places.country, [...countries]);
  if (state === undefined) return inCountries;
  const key = localityKey(state);
  return and(inCountries, or(eq(sql`lower(${places.state})`, key), eq(sql`lower(${places.state_name})`, key)));
}

/** What begins with the text: exact postcodes first, then exact localities, then postcodes, then localities. */
export async function searchPlaces(db: Db, { text, items, ...inside }: PlaceSearch): Promise<PlaceRow[]> {
  const locality = localityKey(text);
  const [postcode = '', ...shorter] = postcodeCandidates(text);
  if (locality === '' && postcode === '') return [];
  const rank = sql`case
    when ${places.postcode_key} = ${postcode} then 0
    when ${places.locality_key} = ${locality} then 1
    when ${places.postcode_key} like ${`${postcode}%`} and ${postcode} <> '' then 2
    when ${places.locality_key} like ${`${locality}%`} then 3
    else 4 end`;
  const matches = or(
    postcode === '' ? undefined : like(places.postcode_key, `${postcode}%`),
    locality === '' ? undefined : like(places.locality_key, `${locality}%`),
    shorter.length === 0 ? undefined : inArray(places.postcode_key, shorter),
  );
  return db
    .select()
    .from(places)
    .where(and(within(inside), matches))
    .orderBy(rank, places.locality_key, places.postcode_key)
    .limit(items);
}

/** The place of a postcode, a locality, or both together; none when they contradict each other. */
export async function findPlace(db: Db, question: PlaceQuestion): Promise<PlaceRow | undefined> {
  const candidates = question.postcode === undefined ? [] : postcodeCandidates(question.postcode);
  const locality = question.locality === undefined ? '' : localityKey(question.locality);
  if (question.postcode !== undefined && candidates.length === 0) return undefined;
  if (question.postcode === undefined && locality === '') return undefined;
  const rows = await db
    .select()
    .from(places)
    .where(
      and(
        within(question),
        candidates.length === 0 ? undefined : inArray(places.postcode_key, candidates),
        locality === '' ? undefined : eq(places.locality_key, locality),
      ),
    )
    .orderBy(places.locality_key, places.postcode_key)
    .limit(200);
  const exact = rows.filter(({ postcode_key }) => postcode_key === candidates[0]);
  return middle(exact.length > 0 ? exact : rows);
}

/** A postcode may cover many localities, a locality many postcodes: the one nearest to the middle of all stands for them. */
function middle(rows: readonly PlaceRow[]): PlaceRow | undefined {
  const mean = (of: (row: PlaceRow) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const [latitude, longitude] = [mean((row) => row.latitude), mean((row) => row.longitude)];
  const far = (row: PlaceRow) => (row.latitude - latitude) ** 2 + (row.longitude - longitude) ** 2;
  return [...rows].sort((one, other) => far(one) - far(other))[0];
}

export async function statesOf(db: Db, countries: readonly string[]): Promise<StateRow[]> {
  return db
    .select({ country: places.country, code: places.state, name: sql<string>`max(${places.state_name})` })
    .from(places)
    .where(and(inArray(places.country, [...countries]), sql`${places.state} <> ''`))
    .groupBy(places.country, places.state);
}

/** A place as the API answers it. */
export function placeAnswer(row: PlaceRow): Place {
  const { country, postcode, locality, state, state_name, latitude, longitude } = row;
  const id = [country, postcodeKey(postcode), row.locality_key.replaceAll(' ', '-')].join(':');
  return {
    id,
    type: 'place',
    attributes: { country, postcode, locality, state, state_name, latitude, longitude },
  };
}
