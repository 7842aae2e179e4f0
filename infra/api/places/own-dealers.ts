import { localityKey, PLACE_COUNTRIES, type Place } from '@showroom/contracts/entities/place';
import type { Dealer } from '@showroom/contracts/entities/retailer';
import { stateOfPostcode } from '@showroom/contracts/entities/state-of-postcode';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import type { PlaceRow } from '../../database/schema/places';
import { type RetailerRow, retailers } from '../../database/schema/retailers';
import { vehicles } from '../../database/schema/vehicles';
import { storable } from '../../database/storable';
import { nearest } from './near';
import { findPlace, placeAnswer } from './place-table';
import { dealerAnswer } from './retailer-answers';

/** The parameters that pages, this platform and foreign endpoints share. */
export type DealerQuery = Readonly<
  Partial<
    Record<
      | 'q[brand_eq]'
      | 'q[state_eq]'
      | 'q[postcode_eq]'
      | 'q[locality_eq]'
      | 'filter[nameplate_name_eq]'
      | 'filter[nameplate_brand_name_eq]',
      string | undefined
    >
  >
>;

export interface FoundDealers {
  readonly dealers: Dealer[];
  /** Null when no place was asked for, or it is not known. */
  readonly place: Place | null;
}

interface Question {
  readonly market: MarketCode;
  readonly query: DealerQuery;
  readonly radius: number;
  /** Retailers of the market's listing. */
  readonly rows: readonly RetailerRow[];
}

const isSame = (one: string, other: string) => localityKey(one) === localityKey(other);

/** Which of the dealers have a vehicle of the model. */
async function withModel(db: Db, ids: readonly string[], model: string): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const stock = db
    .select({ one: sql`1` })
    .from(vehicles)
    .where(
      and(eq(vehicles.owner_id, retailers.id), eq(sql`lower(${vehicles.model})`, model), isNull(vehicles.removed_at)),
    );
  const found = await db
    .select({ id: retailers.id })
    .from(retailers)
    .where(and(inArray(retailers.id, [...ids]), exists(stock)));
  return new Set(found.map(({ id }) => id));
}

async function fitting(db: Db, { query, rows }: Question): Promise<RetailerRow[]> {
  const wanted = [query['q[brand_eq]'], query['filter[nameplate_brand_name_eq]']].filter(
    (brand) => brand !== undefined,
  );
  const state = query['q[state_eq]'];
  const model = query['filter[nameplate_name_eq]'];
  const left = rows
    .filter(({ brands }) => wanted.every((brand) => brands.some((own) => isSame(own, brand))))
    .filter((row) => state === undefined || isSame(row.state, state));
  if (model === undefined) return left;
  const ids = left.map(({ id }) => id);
  const having = await withModel(db, ids, storable(model).toLowerCase());
  return left.filter(({ id }) => having.has(id));
}

/** The place that is asked for, by the platform's own table. */
export async function placeAsked(db: Db, market: MarketCode, query: DealerQuery): Promise<PlaceRow | undefined> {
  const [postcode, locality] = [query['q[postcode_eq]'], query['q[locality_eq]']];
  return findPlace(db, { countries: PLACE_COUNTRIES[market], postcode, locality, state: query['q[state_eq]'] });
}

/**
 * Dealers by the platform's own table of places. A place that nobody knows has those of its state,
 * or none.
 */
export async function ownDealers(db: Db, question: Question): Promise<FoundDealers> {
  const { market, query, radius } = question;
  const found = await fitting(db, question);
  const dealers = found.map(dealerAnswer);
  if (query['q[postcode_eq]'] === undefined && query['q[locality_eq]'] === undefined) return { dealers, place: null };
  const place = await placeAsked(db, market, query);
  if (!place) {
    const state = stateTold(market, query);
    return {
      dealers: found.filter((row) => state !== undefined && row.state === state).map(dealerAnswer),
      place: null,
    };
  }
  return {
    dealers: nearest(dealers, place, radius, MARKETS[market].distanceUnit),
    place: placeAnswer(place),
  };
}

/** A locality beside the postcode would have to be known as well. */
function stateTold(market: MarketCode, query: DealerQuery): string | undefined {
  const postcode = query['q[postcode_eq]'];
  return postcode === undefined || query['q[locality_eq]'] !== undefined
    ? undefined
    : stateOfPostcode(market, postcode);
}
