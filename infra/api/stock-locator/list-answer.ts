import type { CallOutput } from '@showroom/contracts/calls/call';
import type { listVehicles } from '@showroom/contracts/calls/stock-locator';
import { driveAwayPrice } from '@showroom/contracts/entities/drive-away';
import { distanceBetween } from '@showroom/contracts/entities/place';
import { MARKETS, marketOfListing } from '@showroom/contracts/markets';
import { toMajor } from '../../database/money';
import type { RetailerRow } from '../../database/schema/retailers';
import { Listing } from '../../facets/facets';
import type { Search } from '../../facets/search';
import { PartlySerialized } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import type { Card, ListCards } from './list-cards';
import type { Offers } from './offers';
import type { OwnerVisibility } from './owner-visibility';
import { ignoredIn, type ListQuery, type Near, searchOf } from './query';
import type { RetailerDirectory } from './retailer-directory';
import type { SearchQueue } from './search-queue';
import type { Stock } from './stock';

/** What lists are answered from. */
export interface Lists {
  readonly stock: Stock;
  readonly retailers: RetailerDirectory;
  readonly offers: Offers;
  readonly turns: SearchQueue;
  readonly visibility: OwnerVisibility;
}

type Meta = CallOutput<typeof listVehicles>['meta'];
type Asked = Search & { readonly near: Near | undefined };

function storeOf({ stock, retailers }: Lists, listing: string): Listing {
  const store = stock.listing(listing);
  if (store) return store;
  if (marketOfListing(listing) || retailers.of(listing).length > 0) return new Listing();
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

function ownersByDistance(lists: Lists, listing: string, near: Near): string[] {
  const { retailers } = lists;
  const away = new Map(retailers.of(listing).map((owner) => [owner.id, distanceTo(owner, near) ?? 0]));
  return ownersNear(lists, listing, near).sort((one, other) => (away.get(one) ?? 0) - (away.get(other) ?? 0));
}

/** What of a vehicle depends on what was asked. */
function asked({ near, financing, driveAwayState }: Asked, { owner, financed }: Card) {
  const distance = near && distanceTo(owner, near);
  const driven = driveAwayPrice(financed, driveAwayState);
  return {
    monthly_payment: financing?.paymentOf(financed, driven ?? financed.display_price) ?? null,
    drive_away_price:
      driven === undefined ? null : { state: driveAwayState, value_raw: toMajor(driven, financed.currency) },
    distance_km: distance === undefined ? null : Math.round(distance * 10) / 10,
  };
}

function assumptions({ financing }: Search): NonNullable<Meta['finance']> | null {
  if (!financing) return null;
  const { choice, terms } = financing;
  const { deposit = null, months, yearly_mileage } = choice;
  return { deposit, deposit_percent: terms.deposit.default_percent, months, yearly_mileage };
}

/** The one brand that a list is narrowed to. */
function onlyBrand({ limits, chosen }: Search): string | undefined {
  const [only] = [chosen.get('brands'), limits.brands].filter((brands) => brands?.length === 1);
  return only?.[0];
}

/** One page of a listing with everything that is told about the whole of it. */
export async function listAnswer(lists: Lists, cards: ListCards, listing: string, wanted: ListQuery) {
  const query = lists.visibility.askable(wanted, listing);
  const whole = storeOf(lists, listing);
  const market = marketOfListing(listing) ?? MARKETS.international;
  const currency = whole.currency ?? market.currency;
  const terms = await lists.offers.termsOf(listing, currency);
  const year = new Date().getFullYear();
  const search = searchOf(query, {
    currency,
    financing: (asked) => terms && lists.offers.financing(terms, asked, { currency, year }),
    ownersWithCodes: (codes) => lists.retailers.withCodes(listing, codes),
    ownersNear: (near) => ownersNear(lists, listing, near),
    ownersByDistance: (near) => ownersByDistance(lists, listing, near),
  });
  const ignored = [...ignoredIn(query), ...Object.keys(wanted).filter((name) => !Object.hasOwn(query, name))];
  await lists.turns.take();
  const owners = lists.visibility.isHidden(listing) ? undefined : lists.retailers.names(onlyBrand(search));
  const found = whole.search(search);
  const { total } = found;
  const { items, offset } = search;
  const loosen = total === 0 ? found.loosenings() : [];
  const facets = query['facets'] === 'none' ? null : found.facets({ currency, owners });
  const meta: Meta = {
    total,
    page: offset / items + 1,
    pages: Math.ceil(total / items),
    items,
    currency,
    facets: null,
    loosen,
    finance: assumptions(search),
    ignored,
  };
  // Only now: whatever waits may let another search in, and what it finds takes the place of this.
  const page = await cards.page(found.ids, (card) => asked(search, card));
  return new PartlySerialized({ data: [], meta }, [
    { name: 'data', empty: '[]', json: [Buffer.from(`[${page.join(',')}]`)] },
    ...(facets ? [{ name: 'facets', empty: 'null', json: facets } as const] : []),
  ]);
}
