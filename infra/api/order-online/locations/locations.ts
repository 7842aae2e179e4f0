import type { HandoverLocation, LocationKind } from '@showroom/contracts/entities/order-choices';
import { distanceBetween, PLACE_COUNTRIES, postcodeKey } from '@showroom/contracts/entities/place';
import type { Settings } from '@showroom/contracts/settings/settings';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database';
import { type PlaceRow, places } from '../../../database/schema/places';
import { type RetailerRow, retailers } from '../../../database/schema/retailers';
import { findPlace, placeAnswer } from '../../places/place-table';
import { retailerBeside } from '../../stock-locator/retailer-beside';
import type { SoldVehicle } from '../sold-vehicle';
import { transportFee } from './transport';

/** Beside the retailer that has the vehicle. */
const MOST_RETAILERS = 4;
const DELIVERY = 'delivery:';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

type Transport = Settings['order_online.transport'];

/** What locations are found with. */
export interface LocationQuestion {
  readonly stock: SoldVehicle;
  readonly transport: Transport;
}

/** A retailer that nobody has put on the map stands at 0, 0. */
function isOnMap({ latitude, longitude }: Point): boolean {
  return latitude !== 0 || longitude !== 0;
}

function distanceOf({ market }: SoldVehicle, from: Point, to: Point): number | undefined {
  if (!isOnMap(from) || !isOnMap(to)) return undefined;
  return Math.round(distanceBetween(from, to, market.distanceUnit) * 10) / 10;
}

interface Brought {
  readonly kind: Exclude<LocationKind, 'delivery'>;
  readonly fee: number;
  readonly days: number;
  readonly near: Point | undefined;
}

function retailerLocation({ market, ...stock }: SoldVehicle, row: RetailerRow, brought: Brought): HandoverLocation {
  const { near, ...terms } = brought;
  return {
    id: row.id,
    type: 'handover_location',
    attributes: {
      ...terms,
      name: row.name,
      address: row.address,
      postcode: row.zipcode,
      city: row.city,
      phone: row.phone,
      opening_hours: row.opening_hours.map(({ days, hours }) => ({ days, hours })),
      retailer_id: row.id,
      distance: (near && distanceOf({ market, ...stock }, near, row)) ?? null,
      currency: market.currency,
    },
  };
}

function ownLocation(stock: SoldVehicle, near: Point | undefined): HandoverLocation {
  return retailerLocation(stock, stock.retailer, { kind: 'own_retailer', fee: 0, days: 0, near });
}

/** Undefined where the vehicle is not brought there. */
function otherRetailer(
  { stock, transport: { retailer: rule } }: LocationQuestion,
  row: RetailerRow,
  near: Point | undefined,
): HandoverLocation | undefined {
  const far = rule ? distanceOf(stock, stock.retailer, row) : undefined;
  const fee = rule && far !== undefined ? transportFee(rule, far) : undefined;
  if (!rule || fee === undefined) return undefined;
  return retailerLocation(stock, row, { kind: 'retailer', fee, days: rule.days, near });
}

/** Undefined where nothing is delivered. */
function delivery(
  { stock, transport: { delivery: rule } }: LocationQuestion,
  row: PlaceRow,
): HandoverLocation | undefined {
  const far = rule ? distanceOf(stock, stock.retailer, row) : undefined;
  const fee = rule && far !== undefined ? transportFee(rule, far) : undefined;
  if (!rule || fee === undefined) return undefined;
  return {
    id: `${DELIVERY}${placeAnswer(row).id}`,
    type: 'handover_location',
    attributes: {
      kind: 'delivery',
      name: row.locality,
      address: '',
      postcode: row.postcode,
      city: row.locality,
      phone: '',
      opening_hours: [],
      retailer_id: stock.retailer.id,
      distance: far ?? null,
      fee,
      currency: stock.market.currency,
      days: rule.days,
    },
  };
}

/** Retailers of the listing that sell the brand. */
async function colleagues(db: Db, { vehicle, retailer }: SoldVehicle): Promise<RetailerRow[]> {
  const rows = await db.select().from(retailers).where(eq(retailers.listing, vehicle.listing));
  return rows
    .filter(
      ({ id, brands }) => id !== retailer.id && brands.some((one) => one.toLowerCase() === vehicle.brand.toLowerCase()),
    )
    .map((row) => retailerBeside(vehicle, row));
}

const isThere = <T>(value: T | undefined): value is T => value !== undefined;

export interface FoundLocations {
  readonly locations: HandoverLocation[];
  readonly place: PlaceRow | undefined;
}

/**
 * The retailer that has the vehicle, then the visitor's own place, then other retailers, the
 * nearest first.
 */
export async function locationsNear(
  db: Db,
  question: LocationQuestion,
  asked: { readonly postcode?: string | undefined; readonly locality?: string | undefined },
): Promise<FoundLocations> {
  const { stock } = question;
  const place = await findPlace(db, { countries: PLACE_COUNTRIES[stock.market.code], ...asked });
  if (!place) return { locations: [ownLocation(stock, undefined)], place };
  const others = (await colleagues(db, stock))
    .map((row) => otherRetailer(question, row, place))
    .filter(isThere)
    .sort((one, other) => (one.attributes.distance ?? Infinity) - (other.attributes.distance ?? Infinity))
    .slice(0, MOST_RETAILERS);
  return { locations: [ownLocation(stock, place), delivery(question, place), ...others].filter(isThere), place };
}

/** The place of `delivery:{country}:{postcode}:{locality}`. */
async function placeOf(db: Db, { market }: SoldVehicle, id: string): Promise<PlaceRow | undefined> {
  const [country = '', postcode = '', ...locality] = id.slice(DELIVERY.length).split(':');
  if (!PLACE_COUNTRIES[market.code].some((one) => one === country)) return undefined;
  const [found] = await db
    .select()
    .from(places)
    .where(
      and(
        inArray(places.country, [country]),
        eq(places.postcode_key, postcodeKey(postcode)),
        eq(sql`replace(${places.locality_key}, ' ', '-')`, locality.join(':')),
      ),
    )
    .limit(1);
  return found;
}

/**
 * The location of an id with what it costs now; undefined where the vehicle cannot be taken over.
 */
export async function locationOf(
  db: Db,
  question: LocationQuestion,
  uuid: string,
): Promise<HandoverLocation | undefined> {
  const { stock } = question;
  if (uuid === stock.retailer.id) return ownLocation(stock, undefined);
  if (uuid.startsWith(DELIVERY)) {
    const place = await placeOf(db, stock, uuid);
    return place && delivery(question, place);
  }
  const row = (await colleagues(db, stock)).find(({ id }) => id === uuid);
  return row && otherRetailer(question, row, undefined);
}
