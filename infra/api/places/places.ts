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
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { MARKETS, type MarketCode, marketOfListing } from '@showroom/contracts/markets';
import { type MarketSettings, marketSettings } from '../company/market-settings';
import { askOutside } from '../outside/ask-outside';
import type { Api, Context } from '../server/api';
import { implement } from '../server/implement';
import { Refusal } from '../server/refusal';
import { RetailerDirectory, retailerAnswer } from '../stock-locator/retailer-directory';
import { foreignDealers } from './foreign-dealers';
import { byDistance } from './near';
import { type DealerQuery, type FoundDealers, ownDealers, placeAsked } from './own-dealers';
import { placeAnswer, searchPlaces, statesOf } from './place-table';
import { townsAround } from './towns';

const SUGGESTIONS = 10;
const MOST_DEALERS = 50;

interface Asked {
  readonly market: MarketCode;
  readonly listing: string;
  readonly query: DealerQuery;
}

type Settings = Awaited<ReturnType<MarketSettings>>;

/**
 * Who has a model says whose the vehicles are: nobody is told where visitors are not told who sells
 * one.
 */
function askable(query: DealerQuery, settings: Settings): DealerQuery {
  if (settings['additional_features.owner_visible']) return query;
  const { 'filter[nameplate_name_eq]': _, ...askable } = query;
  return askable;
}

/** Serves retailers, places, and which dealers are near one. */
export async function places(api: Api, context: Context): Promise<void> {
  const { db } = context.database;
  const settingsOf = marketSettings(context);
  const ask = askOutside(context.config);
  const retailers = new RetailerDirectory(context.database);
  const loaded = retailers.load();
  context.changes.onGap(() => retailers.load());
  context.changes.onRetailers(async () => {
    await loaded;
    await retailers.load();
  });
  await loaded;

  const states = new Map<MarketCode, ReturnType<typeof statesOf>>();
  context.changes.onTags(({ tags }) => {
    if (tags.includes('places')) states.clear();
  });
  context.changes.onFlood(() => states.clear());

  /** Few, but counted over all places: kept until places change. */
  function statesIn(market: MarketCode): ReturnType<typeof statesOf> {
    const known = states.get(market);
    if (known) return known;
    const reading = statesOf(db, PLACE_COUNTRIES[market]);
    states.set(market, reading);
    reading.catch(() => states.delete(market));
    return reading;
  }

  function retailersOf(listing: string) {
    const rows = retailers.of(listing);
    if (rows.length === 0 && !marketOfListing(listing)) throw new Refusal(404, 'There is no such listing.');
    return rows;
  }

  async function own({ market, listing, query }: Asked): Promise<FoundDealers> {
    const settings = await settingsOf(market);
    const radius = settings['postcode_search.radius'];
    return ownDealers(db, { market, query: askable(query, settings), radius, rows: retailers.of(listing) });
  }

  async function answeredBy(endpoint: string, { query, ...where }: Asked): Promise<FoundDealers> {
    if (endpoint.startsWith('/')) return own({ query, ...where });
    const [found, place] = await Promise.all([
      ask({ address: endpoint, query: askable(query, await settingsOf(where.market)) }, foreignDealers),
      placeAsked(db, where.market, query),
    ]);
    if (!place) return { dealers: found, place: null };
    const { distanceUnit } = MARKETS[where.market];
    return { dealers: byDistance(found, place, distanceUnit), place: placeAnswer(place) };
  }

  implement(api, listRetailers, ({ params, query }) => {
    const brand = query['filter[brands_name_eq]'];
    const rows = retailersOf(params.listing).filter(
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

  implement(api, searchCall, async ({ query: { market, search, state, items = SUGGESTIONS } }) => {
    const rows = await searchPlaces(db, { text: search, state, items, countries: PLACE_COUNTRIES[market] });
    const code = rows.length === 0 ? stateOfPostcode(market, search) : undefined;
    const told = code && (await statesIn(market)).find((one) => one.code === code);
    const meta = { total: rows.length, ...(told && { state: { code: told.code, name: told.name } }) };
    return { data: rows.map(placeAnswer), meta };
  });

  implement(api, listTowns, async ({ query: { market, lang, ...point } }) => {
    const unit = MARKETS[market].distanceUnit;
    const [locale] = MARKETS[market].locales;
    const rows = await townsAround(db, {
      ...point,
      unit,
      countries: PLACE_COUNTRIES[market],
      language: lang ?? locale,
    });
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

  implement(api, listDealersByPostcode, async ({ query: { market, ...query } }) => {
    const { dealers, place } = await own({ market, listing: MARKETS[market].listing, query });
    return { data: dealers, meta: { total: dealers.length, unit: MARKETS[market].distanceUnit, place } };
  });

  implement(api, findDealers, async ({ params: { listing }, query, requestId }) => {
    retailersOf(listing);
    const market = marketOfListing(listing) ?? MARKETS.international;
    const settings = await settingsOf(market.code);
    const endpoints = [
      ['configured', settings['postcode_search.dealers_url']],
      ['fallback', settings['postcode_search.dealers_fallback_url']],
    ] as const;
    const meta = { total: 0, unit: market.distanceUnit, place: null };
    for (const [answered_by, endpoint] of endpoints) {
      if (endpoint === '') continue;
      try {
        const { dealers, place } = await answeredBy(endpoint, { market: market.code, listing, query });
        return { data: dealers, meta: { ...meta, total: dealers.length, place, answered_by } };
      } catch (error) {
        api.server.log.warn({ err: error, requestId }, `The ${answered_by} endpoint for dealers failed`);
      }
    }
    if (endpoints.every(([, endpoint]) => endpoint === '')) {
      api.server.log.warn({ requestId }, ERROR_TEXTS['dealers.url-missing']);
    }
    return { data: [], meta: { ...meta, answered_by: 'nobody' as const } };
  });
}
