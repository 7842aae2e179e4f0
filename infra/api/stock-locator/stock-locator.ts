import {
  getVehicle,
  getVehicleByConfigUrl,
  getVehicleOfListings,
  listConfiguratorVehicles,
  listVehicles,
  listVehiclesById,
  listVehiclesLight,
  searchVehicles,
} from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { configuratorAnswer, configuratorTerms } from './configurator';
import { foundByText } from './found-by-text';
import { listAnswer } from './list-answer';
import { Offers } from './offers';
import { SearchQueue } from './search-queue';
import { StockCache } from './stock-cache';
import { lightAnswer, vehicleAnswer } from './vehicle-answer';

const PAGE = 12;

/** The stock in memory, which follows the database. */
export async function followedStock(api: Api, context: Context): Promise<StockCache> {
  const cache = new StockCache(context);
  await cache.follow(context.changes, (error) => api.server.log.error(error, 'Who may see retailers is not known'));
  return cache;
}

/** Serves the stock: lists with facets, single vehicles, vehicles of the configurator. */
export async function stockLocator(api: Api, context: Context, stock?: StockCache): Promise<void> {
  const cache = stock ?? (await followedStock(api, context));
  registerLists(api, cache);
  registerFound(api, context, cache);
  registerVehicles(api, cache);
  registerConfigurator(api, cache);
}

function registerLists(api: Api, cache: StockCache): void {
  const { stock, retailers, visibility, cards } = cache;
  const lists = { stock, retailers, offers: new Offers(cache.settingsOf), turns: new SearchQueue(), visibility };
  implement(api, listVehicles, ({ params, query }) => listAnswer(lists, cards.full, params.listing, query));
  implement(api, listVehiclesLight, ({ params, query }) => listAnswer(lists, cards.light, params.listing, query));
}

function registerFound(api: Api, { database }: Context, cache: StockCache): void {
  implement(api, searchVehicles, async ({ params, query: { text } }) => {
    const found = await cache.find(await foundByText(database, params.listing, text));
    return { data: found.map(({ row, owner }) => lightAnswer(row, owner)) };
  });

  implement(api, listVehiclesById, async ({ params, query: { ids } }) => {
    const known = await cache.find([...new Set(ids)]);
    const listed = known.filter(({ row }) => row.listing === params.listing && row.removed_at === null);
    const found = new Set<string>(listed.map(({ row }) => row.id));
    const data = listed.map(({ row, owner }) => lightAnswer(row, owner));
    return { data, meta: { missing: ids.filter((id) => !found.has(id)) } };
  });
}

function registerVehicles(api: Api, cache: StockCache): void {
  async function single(listings: readonly string[], id: string | undefined) {
    const [found] = id === undefined ? [] : await cache.find([id]);
    if (!found || !listings.includes(found.row.listing) || found.row.removed_at !== null) {
      throw new ShowroomError('vehicle.not-found', { status: 404 });
    }
    return { data: vehicleAnswer(found.row, found.owner, cache.vendors) };
  }

  implement(api, getVehicle, ({ params }) => single([params.listing], params.id));
  implement(api, getVehicleOfListings, ({ params }) => single(params.listings.split(','), params.id));
  implement(api, getVehicleByConfigUrl, ({ params: { listing }, query }) =>
    single([listing], cache.stock.configured(listing, [query.config_url])[0]),
  );
}

function registerConfigurator(api: Api, cache: StockCache): void {
  const { stock, settingsOf, vendors } = cache;
  implement(api, listConfiguratorVehicles, async ({ query: { listing, config_url, items = PAGE, page = 1 } }) => {
    const ids = stock.configured(listing, config_url);
    const found = await cache.find(ids.slice((page - 1) * items, page * items));
    const data = await Promise.all(
      found.map(async ({ row, owner }) =>
        configuratorAnswer(row, owner, await configuratorTerms(row, settingsOf), vendors),
      ),
    );
    return { data, meta: { total: ids.length, page, pages: Math.ceil(ids.length / items), items } };
  });
}
