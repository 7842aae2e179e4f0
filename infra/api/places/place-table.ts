import { localityKey, type Place, postcodeKey } from '@showroom/contracts/entities/place';
import { and, desc, eq, getTableColumns, inArray, like, or, type SQL, sql } from 'drizzle-orm';
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

/**
 * What begins with the text: exact postcodes first, then exact localities, then what is likelier
 * meant by a text with or without digits; the larger before the smaller. A locality that was found
 * by its name stands there once, however many postcodes it has.
 */
export async function searchPlaces(db: Db, { text, items, ...inside }: PlaceSearch): Promise<PlaceRow[]> {
  const locality = localityKey(text);
  const [postcode = '', ...shorter] = postcodeCandidates(text);
  if (locality === '' && postcode === '') return [];
  const byPostcode = or(
    postcode === '' ? undefined : like(places.postcode_key, `${postcode}%`),
    shorter.length === 0 ? undefined : inArray(places.postcode_key, shorter),
  );
  const byLocality = locality === '' ? undefined : like(places.locality_key, `${locality}%`);
  const ranked = db
    .select({
      ...getTableColumns(places),
      rank: sql<number>`case
        when ${places.postcode_key} = ${postcode} then 0
        when ${places.locality_key} = ${locality} then 1
        when ${byPostcode ?? sql`false`} then ${/\p{Nd}/u.test(text) ? 2 : 4}
        else 3 end`.as('rank'),
      place_in_line: sql<number>`row_number() over (
        partition by ${places.locality_key}, ${places.state},
          case when ${byPostcode ?? sql`false`} then ${places.postcode_key} else '' end
        order by ${places.weight} desc, ${places.postcode_key})`.as('place_in_line'),
    })
    .from(places)
    .where(and(within(inside), or(byPostcode, byLocality)))
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(eq(ranked.place_in_line, 1))
    .orderBy(ranked.rank, desc(ranked.weight), ranked.locality_key, ranked.postcode_key)
    .limit(items);
}

/**
 * The place of a postcode, a locality, or both together: the largest where it may be several, none
 * when they contradict each other.
 */
export async function findPlace(db: Db, question: PlaceQuestion): Promise<PlaceRow | undefined> {
  const candidates = question.postcode === undefined ? [] : postcodeCandidates(question.postcode);
  const locality = question.locality === undefined ? '' : localityKey(question.locality);
  if (question.postcode !== undefined && candidates.length === 0) return undefined;
  if (question.postcode === undefined && locality === '') return undefined;
  const [found] = await db
    .select()
    .from(places)
    .where(
      and(
        within(question),
        candidates.length === 0 ? undefined : inArray(places.postcode_key, candidates),
        locality === '' ? undefined : eq(places.locality_key, locality),
      ),
    )
    .orderBy(
      sql`case when ${places.postcode_key} = ${candidates[0] ?? ''} then 0 else 1 end`,
      desc(places.weight),
      places.locality_key,
      places.postcode_key,
    )
    .limit(1);
  return found;
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
