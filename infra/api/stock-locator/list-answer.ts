import type { CallOutput } from '@showroom/contracts/calls/call';
import type { listVehicles } from '@showroom/contracts/calls/stock-locator';
import { distanceBetween } from '@showroom/contracts/entities/place';
import { MARKETS } from '@showroom/contracts/markets';
import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';
import { PartlyWritten } from '../server/implement';
import { Refusal } from '../server/refusal';
import { ListingStore } from './listing-store';
import { match } from './matches';
import { marketOf, type Offers } from './offers';
import { writtenFacets } from './options';
import { ignoredIn, type ListQuery, type Near, searchOf } from './query';
import { loosenings, pageOf } from './results';
import type { RetailerDirectory } from './retailer-directory';
import type { Search } from './search';
import type { Stock } from './stock';
import type { VehicleReader } from './vehicle-reader';

/** What lists are answered from. */
export interface Lists {
  readonly stock: Stock;
  readonly retailers: RetailerDirectory;
  readonly reader: VehicleReader;
  readonly offers: Offers;
}

type Meta = CallOutput<typeof listVehicles>['meta'];
type Asked = Search & { readonly near: Near | undefined };
type Card = { readonly attributes: object };
/** How a list shows a vehicle. */
type CardOf<V extends Card> = (row: VehicleRow, owner: RetailerRow) => V;

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

/** What depends on what was asked. */
function asked({ near, financing }: Asked, row: VehicleRow, owner: RetailerRow) {
  const distance = near && distanceTo(owner, near);
  return {
    monthly_payment: financing?.paymentOf(row, row.display_price) ?? null,
    distance_km: distance === undefined ? null : Math.round(distance * 10) / 10,
  };
}

async function vehicles<V extends Card>(
  { retailers, reader }: Lists,
  ids: readonly string[],
  cardOf: CardOf<V>,
  search: Asked,
) {
  const rows = await reader.read(ids);
  return rows.flatMap((row) => {
    const owner = retailers.get(row.owner_id);
    if (!owner) return [];
    const card = cardOf(row, owner);
    return [{ ...card, attributes: { ...card.attributes, ...asked(search, row, owner) } }];
  });
}

function assumptions({ financing }: Search): NonNullable<Meta['finance']> | null {
  if (!financing) return null;
  const { choice, terms } = financing;
  const { deposit = null, months, yearly_mileage } = choice;
  return { deposit, deposit_percent: terms.deposit.default_percent, months, yearly_mileage };
}

/** One page of a listing with everything that is told about the whole of it. */
export async function listAnswer<V extends Card>(lists: Lists, cardOf: CardOf<V>, listing: string, query: ListQuery) {
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
  const facets = query['facets'] === 'none' ? 'null' : writtenFacets({ store, matches, currency, owners, financing });
  const meta: Meta = {
    total,
    page: offset / items + 1,
    pages: Math.ceil(total / items),
    items,
    currency,
    facets: null,
    loosen: total === 0 ? loosenings(matches) : [],
    finance: assumptions(search),
    ignored: ignoredIn(query),
  };
  // Only now: whatever waits may let another search in, and its matches take the place of these.
  return new PartlyWritten({ data: await vehicles(lists, ids, cardOf, search), meta }, 'facets', facets);
}
