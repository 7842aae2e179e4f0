import {
  findDealers,
  listDealers,
  listDealersByPostcode,
  listStates,
  listTowns,
  searchPlaces as searchCall,
} from '@showroom/contracts/calls/places';
import { listRetailers } from '@showroom/contracts/calls/stock-locator';
import { localityKey, PLACE_COUNTRIES } from '@showroom/contracts/entities/place';
import { stateOfPostcode } from '@showroom/contracts/entities/state-of-postcode';
import { MARKETS } from '@showroom/contracts/markets';
import type { Api, Context } from '../kernel/api';
import { implement } from '../kernel/implement';
import { cacheByMarket } from '../market/cache-by-market';
import { marketSettings } from '../market/market-settings';
import { askOutside } from '../outside/ask-outside';
import { RetailerDirectory, retailerAnswer } from '../stock-locator/retailer-directory';
import { type DealerSources, dealersByEndpoint, dealersHere, retailersOf } from './find-dealers';
import { placeAnswer, searchPlaces, statesOf } from './place-table';
import { townsAround } from './towns';

const SUGGESTIONS = 10;
const MOST_DEALERS = 50;

/** Serves retailers, places, and which dealers are near one. */
export async function places(api: Api, context: Context): Promise<void> {
  const retailers = await followedRetailers(context);
  registerRetailers(api, retailers);
  registerPlaces(api, context, retailers);
  const settingsOf = marketSettings(context);
  registerDealers(api, { db: context.database.db, settingsOf, ask: askOutside(context.config), retailers });
}

async function followedRetailers({ database, changes }: Context): Promise<RetailerDirectory> {
  const retailers = new RetailerDirectory(database);
  const loaded = retailers.load();
  changes.onGap(() => retailers.load());
  changes.onRetailers(async () => {
    await loaded;
    await retailers.load();
  });
  await loaded;
  return retailers;
}

function registerRetailers(api: Api, retailers: RetailerDirectory): void {
  implement(api, listRetailers, ({ params, query }) => {
    const brand = query['filter[brands_name_eq]'];
    const rows = retailersOf(retailers, params.listing).filter(
      ({ brands }) => brand === undefined || brands.some((one) => localityKey(one) === localityKey(brand)),
    );
    if (query.sort === '-name') rows.reverse();
    return { data: rows.map(retailerAnswer), meta: { total: rows.length } };
  });

  implement(api, listDealers, ({ query: { market, items = MOST_DEALERS, page = 1 } }) => {
    const rows = market === undefined ? retailers.all() : retailers.of(MARKETS[market].listing);
    const data = rows.slice((page - 1) * items, page * items).map(retailerAnswer);
    return { data, meta: { total: rows.length, page, pages: Math.ceil(rows.length / items), items } };
  });
}

function registerPlaces(api: Api, { database: { db }, changes }: Context, retailers: RetailerDirectory): void {
  /** Few, but counted over all places: kept until places change. */
  const statesIn = cacheByMarket(
    changes,
    (tag) => tag === 'places',
    (market) => statesOf(db, PLACE_COUNTRIES[market]),
  );

  implement(api, searchCall, async ({ query: { market, search, state, items = SUGGESTIONS } }) => {
    const rows = await searchPlaces(db, { text: search, state, items, countries: PLACE_COUNTRIES[market] });
    const code = rows.length === 0 ? stateOfPostcode(market, search) : undefined;
    const told = code && (await statesIn(market)).find((one) => one.code === code);
    const meta = { total: rows.length, ...(told && { state: { code: told.code, name: told.name } }) };
    return { data: rows.map(placeAnswer), meta };
  });

  implement(api, listTowns, async ({ query: { market, lang, ...point } }) => {
    const { distanceUnit: unit, locales } = MARKETS[market];
    const countries = PLACE_COUNTRIES[market];
    const rows = await townsAround(db, { ...point, unit, countries, language: lang ?? locales[0] });
    return { data: rows.map(placeAnswer), meta: { total: rows.length } };
  });

  implement(api, listStates, async ({ query: { market } }) => {
    const rows = await statesIn(market);
    const dealers = retailers.of(MARKETS[market].listing);
    const data = rows
      .map(({ country, code, name }) => ({
        id: `${country}-${code}`,
        type: 'state' as const,
        attributes: { country, code, name, dealers: dealers.filter(({ state }) => state === code).length },
      }))
      .sort((one, other) => one.attributes.name.localeCompare(other.attributes.name));
    return { data, meta: { total: data.length } };
  });
}

function registerDealers(api: Api, sources: DealerSources): void {
  implement(api, listDealersByPostcode, async ({ query: { market, ...query } }) => {
    const { listing, distanceUnit: unit } = MARKETS[market];
    const { dealers, place } = await dealersHere(sources, { market, listing, query });
    return { data: dealers, meta: { total: dealers.length, unit, place } };
  });

  implement(api, findDealers, (received) => dealersByEndpoint(sources, received, api.server));
}
