import { getVehicle, listVehicles, listVehiclesLight } from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import type { Api, Context } from '../server/api';
import { implement } from '../server/implement';
import { Refusal } from '../server/refusal';
import { ListingStore } from './listing-store';
import { facetsOf } from './options';
import { ignoredIn, type ListQuery, searchOf } from './query';
import { RetailerDirectory } from './retailer-directory';
import { failMask, find } from './search';
import { Stock } from './stock';
import { type VehicleAnswer, vehicleAnswer } from './vehicle-answer';
import { VehicleReader } from './vehicle-reader';

function marketOf(listing: string): Market | undefined {
  return Object.values<Market>(MARKETS).find((market) => market.listing === listing);
}

/** Serves the stock: lists with facets, single vehicles, retailers. */
export async function stockLocator(api: Api, { database, changes }: Context): Promise<void> {
  const stock = new Stock(database);
  const retailers = new RetailerDirectory(database);
  const reader = new VehicleReader(database);
  const loadAll = async () => {
    reader.forget(undefined);
    await Promise.all([stock.load(), retailers.load()]);
  };
  const loaded = loadAll();
  changes.onGap(loadAll);
  changes.onRetailers(async () => {
    await loaded;
    await retailers.load();
  });
  changes.onVehicles(async (change) => {
    reader.forget(change.vehicles);
    await loaded;
    await stock.follow(change);
    reader.forget(change.vehicles);
  });
  await loaded;

  function storeOf(listing: string): ListingStore {
    const store = stock.listing(listing);
    if (store) return store;
    if (marketOf(listing) || retailers.of(listing).length > 0) return new ListingStore();
    throw new Refusal(404, 'There is no such listing.');
  }

  async function answersOf(ids: readonly string[]): Promise<VehicleAnswer[]> {
    const rows = await reader.read(ids);
    return rows.flatMap((row) => {
      const owner = retailers.get(row.owner_id);
      return owner ? [vehicleAnswer(row, owner)] : [];
    });
  }

  async function list(listing: string, query: ListQuery) {
    const store = storeOf(listing);
    const currency = store.currency ?? marketOf(listing)?.currency ?? 'EUR';
    const search = searchOf(query, currency, (codes) => retailers.withCodes(listing, codes));
    const mask = failMask(store, search);
    const { total, ids } = find(store, mask, search);
    const facets = query['facets'] === 'none' ? null : facetsOf(store, mask, currency, retailers.names);
    const { items, offset } = search;
    const paging = { total, page: offset / items + 1, pages: Math.ceil(total / items), items };
    return { data: await answersOf(ids), meta: { ...paging, currency, facets, ignored: ignoredIn(query) } };
  }

  implement(api, listVehicles, ({ params, query }) => list(params.listing, query));
  implement(api, listVehiclesLight, ({ params, query }) => list(params.listing, query));

  implement(api, getVehicle, async ({ params }) => {
    const [row] = await reader.read([params.id]);
    const owner = row && retailers.get(row.owner_id);
    if (!row || !owner || row.listing !== params.listing || row.removed_at !== null) {
      throw new ShowroomError('vehicle.not-found', { status: 404 });
    }
    return { data: vehicleAnswer(row, owner) };
  });
}
