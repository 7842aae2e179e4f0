import {
  getVehicle,
  getVehicleByConfigUrl,
  listConfiguratorVehicles,
  listVehicles,
  listVehiclesLight,
} from '@showroom/contracts/calls/stock-locator';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { marketSettings } from '../company/market-settings';
import type { Api, Context } from '../server/api';
import { implement } from '../server/implement';
import { configuratorAnswer, configuratorTerms } from './configurator';
import { LightCards } from './light-cards';
import { listAnswer } from './list-answer';
import { Offers } from './offers';
import { RetailerDirectory } from './retailer-directory';
import { Stock } from './stock';
import { vehicleAnswer } from './vehicle-answer';
import { VehicleReader } from './vehicle-reader';

const PAGE = 12;

/** Serves the stock: lists with facets, single vehicles, vehicles of the configurator. */
export async function stockLocator(api: Api, context: Context): Promise<void> {
  const { database, changes } = context;
  const settingsOf = marketSettings(context);
  const stock = new Stock(database);
  const retailers = new RetailerDirectory(database);
  const reader = new VehicleReader(database);
  const offers = new Offers(settingsOf);
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

  async function readOne(listing: string, id: string | undefined) {
    const [row] = id === undefined ? [] : await reader.read([id]);
    const owner = row && retailers.get(row.owner_id);
    if (!row || !owner || row.listing !== listing || row.removed_at !== null) {
      throw new ShowroomError('vehicle.not-found', { status: 404 });
    }
    return { row, owner };
  }

  const cards = new LightCards();
  const lists = { stock, retailers, reader, offers };
  implement(api, listVehicles, ({ params, query }) => listAnswer(lists, vehicleAnswer, params.listing, query));
  implement(api, listVehiclesLight, ({ params, query }) =>
    listAnswer(lists, (row, owner) => cards.of(row, owner), params.listing, query),
  );

  implement(api, getVehicle, async ({ params }) => {
    const { row, owner } = await readOne(params.listing, params.id);
    return { data: vehicleAnswer(row, owner) };
  });

  implement(api, getVehicleByConfigUrl, async ({ params, query }) => {
    const [id] = stock.listing(params.listing)?.configUrls.idsOf(query.config_url) ?? [];
    const { row, owner } = await readOne(params.listing, id);
    return { data: vehicleAnswer(row, owner) };
  });

  implement(api, listConfiguratorVehicles, async ({ query: { listing, config_url, items = PAGE, page = 1 } }) => {
    const ids = stock.configured(listing, config_url);
    const rows = await reader.read(ids.slice((page - 1) * items, page * items));
    const data = await Promise.all(
      rows.map(async (row) => {
        const owner = retailers.get(row.owner_id);
        return owner ? [configuratorAnswer(row, owner, await configuratorTerms(row, settingsOf))] : [];
      }),
    );
    return { data: data.flat(), meta: { total: ids.length, page, pages: Math.ceil(ids.length / items), items } };
  });
}
