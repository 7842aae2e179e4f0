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
import { vehicle, vehicleLight } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { RetailerRow } from '../../database/schema/retailers';
import type { VehicleRow } from '../../database/schema/vehicles';
import { workingVendors } from '../buy-online/reservation-fee';
import { marketSettings } from '../company/market-settings';
import type { Api, Context } from '../server/api';
import { implement } from '../server/implement';
import { configuratorAnswer, configuratorTerms } from './configurator';
import { foundByText } from './found-by-text';
import { listAnswer } from './list-answer';
import { ListCards } from './list-cards';
import { Offers } from './offers';
import { OwnerVisibility } from './owner-visibility';
import { RetailerDirectory } from './retailer-directory';
import { SearchQueue } from './search-queue';
import { Stock } from './stock';
import { lightAnswer, vehicleAnswer } from './vehicle-answer';
import { findVehicles, VehicleLoader } from './vehicle-loader';

const PAGE = 12;
/** Characters of the cards that are kept in all, about 40,000 light ones and 8,000 full ones. */
const ROOM = { light: 48e6, full: 32e6 } as const;

/** Serves the stock: lists with facets, single vehicles, vehicles of the configurator. */
export async function stockLocator(api: Api, context: Context): Promise<void> {
  const { database, changes } = context;
  const settingsOf = marketSettings(context);
  const vendors = workingVendors(context.config);
  const visibility = new OwnerVisibility(settingsOf, database);
  const light = (row: VehicleRow, owner: RetailerRow) =>
    vehicleLight.parse(lightAnswer(row, visibility.shown(owner, row.listing)));
  const answerOf = (row: VehicleRow, owner: RetailerRow) =>
    vehicleAnswer(row, visibility.shown(owner, row.listing), vendors);
  const full = (row: VehicleRow, owner: RetailerRow) => vehicle.parse(answerOf(row, owner));
  const stock = new Stock(database);
  const retailers = new RetailerDirectory(database);
  const reader = new VehicleLoader(database);
  const read = (ids: readonly string[]) => findVehicles(database, ids);
  const fullCards = new ListCards({ read, retailers, show: full, room: ROOM.full });
  const lightCards = new ListCards({ read, retailers, show: light, room: ROOM.light });
  const forget = (ids: readonly string[] | undefined) => {
    for (const memory of [reader, fullCards, lightCards]) memory.forget(ids);
  };
  const loadAll = async () => {
    forget(undefined);
    await Promise.all([stock.load(), retailers.load(), visibility.load()]);
    // Cards of the time between name the retailers of before.
    forget(undefined);
  };
  const loaded = loadAll();
  changes.onGap(loadAll);
  changes.onRetailers(async () => {
    await loaded;
    await retailers.load();
    forget(undefined);
  });
  changes.onVehicles(async (change) => {
    forget(change.vehicles);
    await loaded;
    await stock.follow(change);
  });
  changes.onTags(({ tags }) => {
    const isTold = tags.some((tag) => tag.startsWith('settings:') || (visibility.hidesAny && tag.startsWith('page:')));
    if (!isTold) return;
    const follow = async () => {
      await loaded;
      if (await visibility.load()) forget(undefined);
    };
    follow().catch((error: unknown) => api.server.log.error(error, 'Who may see retailers is not known'));
  });
  await loaded;

  async function readOne(listings: readonly string[], id: string | undefined) {
    const [row] = id === undefined ? [] : await reader.read([id]);
    const owner = row && retailers.get(row.owner_id);
    if (!row || !owner || !listings.includes(row.listing) || row.removed_at !== null) {
      throw new ShowroomError('vehicle.not-found', { status: 404 });
    }
    return { row, owner };
  }

  const lists = { stock, retailers, offers: new Offers(settingsOf), turns: new SearchQueue(), visibility };
  implement(api, listVehicles, ({ params, query }) => listAnswer(lists, fullCards, params.listing, query));
  implement(api, listVehiclesLight, ({ params, query }) => listAnswer(lists, lightCards, params.listing, query));

  implement(api, getVehicle, async ({ params }) => {
    const { row, owner } = await readOne([params.listing], params.id);
    return { data: answerOf(row, owner) };
  });

  implement(api, getVehicleOfListings, async ({ params }) => {
    const { row, owner } = await readOne(params.listings.split(','), params.id);
    return { data: answerOf(row, owner) };
  });

  implement(api, searchVehicles, async ({ params, query: { text } }) => {
    const rows = await reader.read(await foundByText(database, params.listing, text));
    const data = rows.flatMap((row) => {
      const owner = retailers.get(row.owner_id);
      return owner ? [light(row, owner)] : [];
    });
    return { data };
  });

  implement(api, listVehiclesById, async ({ params, query: { ids } }) => {
    const rows = await reader.read([...new Set(ids)]);
    const data = rows.flatMap((row) => {
      const owner = retailers.get(row.owner_id);
      return owner && row.listing === params.listing && row.removed_at === null ? light(row, owner) : [];
    });
    const found = new Set<string>(data.map(({ id }) => id));
    return { data, meta: { missing: ids.filter((id) => !found.has(id)) } };
  });

  implement(api, getVehicleByConfigUrl, async ({ params, query }) => {
    const [id] = stock.listing(params.listing)?.configUrls.idsOf(query.config_url) ?? [];
    const { row, owner } = await readOne([params.listing], id);
    return { data: answerOf(row, owner) };
  });

  implement(api, listConfiguratorVehicles, async ({ query: { listing, config_url, items = PAGE, page = 1 } }) => {
    const ids = stock.configured(listing, config_url);
    const rows = await reader.read(ids.slice((page - 1) * items, page * items));
    const data = await Promise.all(
      rows.map(async (row) => {
        const owner = retailers.get(row.owner_id);
        return owner
          ? [
              configuratorAnswer(
                row,
                visibility.shown(owner, row.listing),
                await configuratorTerms(row, settingsOf),
                vendors,
              ),
            ]
          : [];
      }),
    );
    return { data: data.flat(), meta: { total: ids.length, page, pages: Math.ceil(ids.length / items), items } };
  });
}
