import { findDealers, listStates, listTowns, searchPlaces } from '@showroom/contracts/calls/places';
import type { Platform } from '@showroom/shared-ui/platform';

/** Parameters of the search for dealers that a place and the chosen vehicles give. */
export interface DealerQuestion {
  readonly state: string;
  readonly postcode: string;
  readonly locality: string;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
}

/** Retailers of the market's listing for a place, nearest first. */
export function fetchDealers(platform: Platform, question: DealerQuestion, signal: AbortSignal) {
  const given = (text: string | undefined) => text || undefined;
  const query = {
    'q[state_eq]': given(question.state),
    'q[postcode_eq]': given(question.postcode),
    'q[locality_eq]': given(question.locality),
    'q[brand_eq]': given(question.brand),
    'filter[nameplate_name_eq]': given(question.model),
  };
  return platform.client.send(findDealers, { params: { listing: platform.market.listing }, query }, { signal });
}

/** States of the market that have places or dealers. */
export function fetchStates(platform: Platform, signal: AbortSignal) {
  return platform.client.send(listStates, { query: { market: platform.market.code } }, { signal });
}

/** Postcodes and localities that begin with a text. */
export function fetchPlaces(platform: Platform, search: string, state: string, signal: AbortSignal) {
  const query = { market: platform.market.code, search, state: state || undefined, items: '8' };
  return platform.client.send(searchPlaces, { query }, { signal });
}

/** Towns around a point, in the page's language. */
export function fetchTowns(
  { client, market, locale }: Platform,
  point: { readonly latitude: number; readonly longitude: number },
  signal: AbortSignal,
) {
  const written = (degrees: number) => degrees.toFixed(5);
  const query = {
    market: market.code,
    latitude: written(point.latitude),
    longitude: written(point.longitude),
    lang: locale,
  };
  return client.send(listTowns, { query }, { signal });
}
