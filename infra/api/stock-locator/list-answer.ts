import type { CallOutput } from '@showroom/contracts/calls/call';
import type { listVehicles } from '@showroom/contracts/calls/stock-locator';
import { distanceBetween } from '@showroom/contracts/entities/place';
import { MARKETS } from '@showroom/contracts/markets';
import type { RetailerRow } from '../../database/schema/retailers';
import { Refusal } from '../server/refusal';
import { ListingStore } from './listing-store';
import { match } from './matches';
import { marketOf, type Offers } from './offers';
import { facetsOf } from './options';
import { ignoredIn, type ListQuery, type Near, searchOf } from './query';
import type { RetailerDirectory } from './retailer-directory';
import { loosenings, pageOf, type Search } from './search';
import type { Stock } from './stock';
import { vehicleAnswer } from './vehicle-answer';
import type { VehicleReader } from './vehicle-reader';

/** What lists are answered from. */
export interface Lists {
  readonly stock: Stock;
  readonly retailers: RetailerDirectory;
  readonly reader: VehicleReader;
  readonly offers: Offers;
}

type Answer = CallOutput<typeof listVehicles>;

function storeOf({ stock, retailers }: Lists, listing: string): ListingStore {
  const store = stock.listing(listing);
  if (store) return store;
  if (marketOf(listing) || retailers.of(listing).length > 0) return new ListingStore();
  throw new Refusal(404, 'There is no such listing.');
}

/** Undefined where the retailer has not told its place. */
function distanceTo({ latitude, longitude }: RetailerRow, { place }: Near): number | undefined {
  if (latitude === 0 && longitude === 0) return undefined;
  return distanceBetween(place, { latitude, longitude }, 'km');
}

function ownersNear({ retailers }: Lists, listing: string, near: Near): string[] {
  return retailers
    .of(listing)
    .filter((owner) => (distanceTo(owner, near) ?? Number.POSITIVE_INFINITY) <= near.km)
    .map(({ id }) => id);
}

async function vehicles(lists: Lists, ids: readonly string[], asked: Search & { near: Near | undefined }) {
  const rows = await lists.reader.read(ids);
  return rows.flatMap((row) => {
    const owner = lists.retailers.get(row.owner_id);
    if (!owner) return [];
    const answer = vehicleAnswer(row, owner);
    const distance = asked.near && distanceTo(owner, asked.near);
    const ofList = {
      monthly_payment: asked.financing?.paymentOf(row, row.display_price) ?? null,
      distance_km: distance === undefined ? null : Math.round(distance * 10) / 10,
    };
    return [{ ...answer, attributes: { ...answer.attributes, ...ofList } }];
  });
}

function assumptions({ financing }: Search): NonNullable<Answer['meta']['finance']> | null {
  if (!financing) return null;
  const { choice, terms } = financing;
  const { deposit = null, months, yearly_mileage } = choice;
  return { deposit, deposit_percent: terms.deposit.default_percent, months, yearly_mileage };
}

/** One page of a listing with everything that is told about the whole of it. */
export async function listAnswer(lists: Lists, listing: string, query: ListQuery): Promise<Answer> {
  const store = storeOf(lists, listing);
  const market = marketOf(listing) ?? MARKETS.international;
  const currency = store.currency ?? market.currency;
  const terms = await lists.offers.termsOf(listing, currency);
  const year = new Date().getFullYear();
  const search = searchOf(query, {
    currency,
    financing: (asked) => terms && lists.offers.financing(terms, asked, { currency, year }),
    ownersWithCodes: (codes) => lists.retailers.withCodes(listing, codes),
    ownersNear: (near) => ownersNear(lists, listing, near),
  });
  const matches = match(store, search);
  const { total } = matches;
  const { items, offset, financing } = search;
  const ids = pageOf(store, matches, search);
  const owners = lists.retailers.names;
  const facets = query['facets'] === 'none' ? null : facetsOf({ store, matches, currency, owners, financing });
  const meta = {
    total,
    page: offset / items + 1,
    pages: Math.ceil(total / items),
    items,
    currency,
    facets,
    loosen: total === 0 ? loosenings(matches) : [],
    finance: assumptions(search),
    ignored: ignoredIn(query),
  };
  // Only now: whatever waits may let another search in, and its matches take the place of these.
  return { data: await vehicles(lists, ids, search), meta };
}
