import type { findDealers } from '@showroom/contracts/calls/places';
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { MARKETS, type MarketCode, marketOfListing } from '@showroom/contracts/markets';
import type { Db } from '../../database/database';
import type { Api } from '../kernel/api';
import type { Received } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import type { MarketSettings } from '../market/market-settings';
import type { AskOutside } from '../outside/ask-outside';
import type { RetailerDirectory } from '../stock-locator/retailer-directory';
import { foreignDealers } from './foreign-dealers';
import { byDistance } from './near';
import { type DealerQuery, type FoundDealers, ownDealers, placeAsked } from './own-dealers';
import { placeAnswer } from './place-table';

export interface DealerSources {
  readonly db: Db;
  readonly settingsOf: MarketSettings;
  readonly ask: AskOutside;
  readonly retailers: RetailerDirectory;
}

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

export function retailersOf(retailers: RetailerDirectory, listing: string) {
  const rows = retailers.of(listing);
  if (rows.length === 0 && !marketOfListing(listing)) throw new Refusal(404, 'There is no such listing.');
  return rows;
}

export async function dealersHere({ db, settingsOf, retailers }: DealerSources, asked: Asked): Promise<FoundDealers> {
  const { market, listing } = asked;
  const settings = await settingsOf(market);
  const query = askable(asked.query, settings);
  return ownDealers(db, { market, query, radius: settings['postcode_search.radius'], rows: retailers.of(listing) });
}

/** Dealers near a place by a service that the market's settings name. */
export async function dealersElsewhere(
  sources: Omit<DealerSources, 'retailers'>,
  address: string,
  asked: Asked,
): Promise<FoundDealers> {
  const { db, settingsOf, ask } = sources;
  const { market, query } = asked;
  const [found, place] = await Promise.all([
    ask({ address, query: askable(query, await settingsOf(market)) }, foreignDealers),
    placeAsked(db, market, query),
  ]);
  if (!place) return { dealers: found, place: null };
  return { dealers: byDistance(found, place, MARKETS[market].distanceUnit), place: placeAnswer(place) };
}

/** By the first endpoint of the market's settings that answers; a path is this platform. */
export async function dealersByEndpoint(
  sources: DealerSources,
  { params: { listing }, query, requestId }: Received<typeof findDealers>,
  { log }: Api['server'],
) {
  retailersOf(sources.retailers, listing);
  const market = marketOfListing(listing) ?? MARKETS.international;
  const settings = await sources.settingsOf(market.code);
  const asked = { market: market.code, listing, query };
  const endpoints = [
    ['configured', settings['postcode_search.dealers_url']],
    ['fallback', settings['postcode_search.dealers_fallback_url']],
  ] as const;
  const meta = { total: 0, unit: market.distanceUnit, place: null };
  for (const [answered_by, endpoint] of endpoints) {
    if (endpoint === '') continue;
    try {
      const isOwn = endpoint.startsWith('/');
      const found = await (isOwn ? dealersHere(sources, asked) : dealersElsewhere(sources, endpoint, asked));
      return { data: found.dealers, meta: { ...meta, total: found.dealers.length, place: found.place, answered_by } };
    } catch (error) {
      log.warn({ err: error, requestId }, `The ${answered_by} endpoint for dealers failed`);
    }
  }
  if (endpoints.every(([, endpoint]) => endpoint === '')) log.warn({ requestId }, ERROR_TEXTS['dealers.url-missing']);
  return { data: [], meta: { ...meta, answered_by: 'nobody' as const } };
}
