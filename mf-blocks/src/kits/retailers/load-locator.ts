import { listDealers, searchPlaces } from '@showroom/contracts/calls/places';
import { openingHours } from '@showroom/contracts/entities/opening-hours';
import { isPlaced, type Place } from '@showroom/contracts/entities/place';
import type { Retailer } from '@showroom/contracts/entities/retailer';
import { retailerName } from '@showroom/contracts/entities/retailer-name';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { Platform } from '@showroom/shared-ui/platform';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { type FoundRetailers, findRetailers, isSame, type LocatedRetailer } from './find-retailers';
import { BRAND, NEAR } from './locator-keys';
import messages from './messages/en.json';

/** Dealers come 50 at a time; no market has more than so many fifties. */
const MOST_PAGES = 10;
/** No place is written longer. */
const LONGEST = 60;

/** What a locator knows for the address of its page. */
export interface LocatorData extends FoundRetailers {
  /** What the visitor typed. */
  readonly near: string;
  /** Undefined for all. */
  readonly brand: string | undefined;
  /** Brands of the market, to choose from. */
  readonly brands: readonly string[];
}

/** The dealers that administrators entered, for the place and the brand that an address names. */
export async function loadLocator(
  { platform, url, signal }: LoadInput<unknown>,
  fixedBrand?: string,
): Promise<LocatorData> {
  const near = (url.searchParams.get(NEAR) ?? '').trim().slice(0, LONGEST);
  const [dealers, places] = await Promise.all([dealersOf(platform, signal), placesOf(platform, near, signal)]);
  const brands = [...new Set(dealers.flatMap(({ attributes }) => attributes.brands))].sort();
  const brand = fixedBrand ?? brands.find((one) => one === url.searchParams.get(BRAND));
  const sellers = dealers
    .filter(({ attributes }) => brand === undefined || attributes.brands.some((one) => isSame(one, brand)))
    .map((dealer) => located(dealer, brand, platform.locale));
  return { near, brand, brands, ...findRetailers(near, sellers, places, platform.market.distanceUnit) };
}

async function dealersOf({ client, market }: Platform, signal: AbortSignal): Promise<Retailer[]> {
  const ask = (page: number) =>
    client.send(listDealers, { query: { market: market.code, items: '50', page: String(page) } }, { signal });
  const { data, meta } = await ask(1);
  const further = Array.from({ length: Math.min(meta.pages, MOST_PAGES) - 1 }, (_, index) => ask(index + 2));
  return [...data, ...(await Promise.all(further)).flatMap((page) => page.data)];
}

async function placesOf(
  { client, market }: Platform,
  search: string,
  signal: AbortSignal,
): Promise<Place['attributes'][]> {
  if (search === '') return [];
  const { data } = await client.send(searchPlaces, { query: { market: market.code, search, items: '8' } }, { signal });
  return data.map(({ attributes }) => attributes).filter(isPlaced);
}

/** A retailer of two brands goes by the name that it has for the one that is wanted. */
function located({ id, attributes }: Retailer, brand: string | undefined, locale: string): LocatedRetailer {
  const { name, address, city, zipcode, phone, email, brands, latitude, longitude } = attributes;
  const { closed } = messagesFor(messages, locale);
  return {
    ...{ id, address, city, zipcode, phone, email, brands, latitude, longitude },
    name: brand === undefined ? name : retailerName({ brand, owner_name: name, owner_metadata: attributes }),
    hours: openingHours(attributes.opening_hours, locale, closed),
  };
}
