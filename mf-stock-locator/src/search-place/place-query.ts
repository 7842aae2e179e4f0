import type { PostcodeSearch, PostcodeSearchMode } from '@showroom/contracts/entities/postcode-search';

/** The place of a search as the address names it. */
export type PlaceQuery = Omit<PostcodeSearch, 'dealerCodes'>;

export const NO_PLACE: PlaceQuery = { retailer: '', state: '', postcode: '', locality: '' };
const PLACE_KEYS = ['state', 'postcode', 'locality', 'retailer'] as const;

/** No place is written longer. */
const LONGEST = { state: 40, postcode: 20, locality: 80, retailer: 60 } as const;

/** How far visitors can look around a place, in the market's unit of distance. */
export const RADII = [25, 50, 100, 250, 500] as const;
const RADIUS_KEY = 'within';

/**
 * How far an address looks around its place; undefined for as far as the retailers of the place
 * are.
 */
export function parseRadius(query: URLSearchParams): number | undefined {
  return RADII.find((radius) => String(radius) === query.get(RADIUS_KEY));
}

/** The address's query with another radius, from the first page. */
export function withRadius(radius: number | undefined, current: URLSearchParams): string {
  const query = new URLSearchParams(current);
  query.delete('page');
  if (radius === undefined) query.delete(RADIUS_KEY);
  else query.set(RADIUS_KEY, String(radius));
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** What an address says of a place; what is too long to be one counts as not given. */
export function parsePlace(query: URLSearchParams): PlaceQuery {
  const given = (key: (typeof PLACE_KEYS)[number]) => {
    const text = (query.get(key) ?? '').trim().replace(/\s+/g, ' ');
    return text.length <= LONGEST[key] ? text : '';
  };
  return {
    retailer: given('retailer'),
    state: given('state'),
    postcode: given('postcode'),
    locality: given('locality'),
  };
}

/** Postcode and locality, else the state, else the retailer. */
export function searchMode({ postcode, locality, state, retailer }: PlaceQuery): PostcodeSearchMode {
  if (postcode !== '' && locality !== '') return 'postcodeSearch';
  if (state !== '') return 'stateSearch';
  return retailer === '' ? 'none' : 'retailerSearch';
}

/** The address's query with another place, from the first page; everything else stays. */
export function withPlace(place: PlaceQuery, current: URLSearchParams): string {
  const query = new URLSearchParams(current);
  query.delete('page');
  if (place.postcode === '') query.delete(RADIUS_KEY);
  for (const key of PLACE_KEYS) {
    if (place[key] === '') query.delete(key);
    else query.set(key, place[key]);
  }
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** A vehicle's address that keeps the postcode and the state of the search it was found by. */
export function pathFromPlace(path: string, { postcode, state }: Pick<PlaceQuery, 'postcode' | 'state'>): string {
  const query = new URLSearchParams();
  if (postcode !== '') query.set('postcode', postcode);
  if (state !== '') query.set('state', state);
  return query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
