import { localityKey, type Place, postcodeKey } from '@showroom/contracts/entities/place';
import type { Dealer } from '@showroom/contracts/entities/retailer';
import { retailerName } from '@showroom/contracts/entities/retailer-name';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { Platform } from '@showroom/shared-ui/platform';
import { type DealerQuestion, fetchDealers, fetchPlaces, fetchStates } from '../data/places';
import placeMessages from './messages/en.json';
import { dealerCodesOf, type FoundDealers, type PlaceData, type RequestedPlace, type StateOption } from './place-data';
import { type PlaceQuery, parsePlace, parseRadius, searchMode } from './place-query';

/** A list's parameters by name. */
type ListParameters = Readonly<Record<string, string | string[]>>;

/** A place that is being looked up; the list waits for its part alone. */
export interface LoadingPlace {
  /** What the place adds to the parameters of the list call. */
  readonly query: Promise<ListParameters>;
  /** Null in markets without this search, where a postcode in the address only measures. */
  readonly data: Promise<PlaceData | null>;
}

/** Wider than the earth: the place only measures distances, the retailers narrow the list. */
const ANYWHERE = '20040';
const KILOMETRES = { km: 1, mi: 1.609344 } as const;

/**
 * Looks up the place of an address with the retailers that sell what is wanted; undefined where
 * there is nothing to look up.
 */
export function lookForPlace(
  platform: Platform,
  query: URLSearchParams,
  wanted: RequestedPlace,
  signal: AbortSignal,
): LoadingPlace | undefined {
  const { settings, market, locale } = platform;
  const place = parsePlace(query);
  const radius = parseRadius(query);
  const reach = radius === undefined ? {} : { 'near[km]': String(radius * KILOMETRES[market.distanceUnit]) };
  // A place narrows and measures by retailers, of which nothing is shown where visitors do not see
  // who sells a vehicle.
  const isOwnerVisible = settings.get('additional_features.owner_visible');
  const hasSearch = isOwnerVisible && settings.get('additional_features.postcode_search');
  const mode = hasSearch ? searchMode(place) : 'none';
  if (mode === 'none') {
    const measured = measuredFrom(platform, place, signal);
    const near = measured.then((from) => ({
      ...pricesIn(place.state || (from?.attributes.state ?? '')),
      ...(from && isOwnerVisible && { ...parametersNear(from), ...reach }),
    }));
    if (!hasSearch) {
      const isNowhere = place.postcode === '' && place.state === '';
      return isNowhere ? undefined : { query: near, data: Promise.resolve(null) };
    }
    return {
      query: near,
      data: Promise.all([statesOf(platform, signal), measured]).then(([states, from]) => ({
        place,
        mode,
        status: 'known',
        dealers: [],
        unit: market.distanceUnit,
        isPlaceKnown: from !== undefined,
        states,
        wanted,
        radius: radius ?? null,
        from: from ? `${from.attributes.postcode} ${from.attributes.locality}` : null,
        texts: messagesFor(placeMessages, locale),
      })),
    };
  }
  const dealers = dealersOf(platform, { ...place, ...wanted }, signal);
  const narrows = settings.get('additional_features.postcode_filter');
  return {
    query: dealers.then((found) => {
      const prices = pricesIn(place.state);
      if (found === 'failed') return prices;
      if (radius === undefined || !found.isPlaceKnown) return { ...prices, ...parametersOf(place, found, narrows) };
      // Whoever says how far they go means all retailers there, and not those that are found
      // without being asked.
      return { ...prices, ...parametersOf(place, found, narrows && place.retailer !== ''), ...reach };
    }),
    data: Promise.all([statesOf(platform, signal), dealers]).then(([states, found]) => ({
      place,
      mode,
      status: found === 'failed' ? 'failed' : 'known',
      dealers: found === 'failed' ? [] : found.dealers,
      unit: market.distanceUnit,
      isPlaceKnown: found !== 'failed' && found.isPlaceKnown,
      states,
      wanted,
      radius: radius ?? null,
      from: null,
      texts: messagesFor(placeMessages, locale),
    })),
  };
}

/**
 * The place of a postcode that is in an address by itself: nothing is narrowed by it, but
 * distances are shown from it.
 */
export async function measuredFrom(
  platform: Platform,
  { postcode, locality }: Pick<PlaceQuery, 'postcode' | 'locality'>,
  signal: AbortSignal,
): Promise<Place | undefined> {
  if (postcode === '') return undefined;
  try {
    const { data } = await fetchPlaces(platform, postcode, '', signal);
    const key = postcodeKey(postcode);
    const known = data.filter(({ attributes }) => key.startsWith(postcodeKey(attributes.postcode)));
    const named = known.find(({ attributes }) => localityKey(attributes.locality) === localityKey(locality));
    return named ?? known[0];
  } catch (error) {
    if (signal.aborted || !(error instanceof ShowroomError)) throw error;
    return undefined;
  }
}

function parametersNear({ attributes: { latitude, longitude } }: Place): ListParameters {
  return { 'near[lat]': String(latitude), 'near[lon]': String(longitude), 'near[km]': ANYWHERE };
}

/** New vehicles cost what they cost to drive away with in the visitor's state. */
function pricesIn(state: string): ListParameters {
  return state === '' ? {} : { drive_away_state: state };
}

function parametersOf(place: PlaceQuery, { dealers, near }: Dealers, narrows: boolean): ListParameters {
  const codes = narrows ? dealerCodesOf({ place, dealers }) : [];
  return codes.length > 0 ? { 'filter[owner_dealer_codes_includes]': codes, ...near } : near;
}

interface Dealers extends FoundDealers {
  /** False where no service could be asked: that nobody was found says nothing then. */
  readonly answered: boolean;
  /**
   * Parameters that have the distance of each vehicle measured; none where the place is not known.
   */
  readonly near: ListParameters;
}

/**
 * Retailers for a place that sell what is wanted, as lists and modals show them. Where none does,
 * those of the place: the list then says which filter finds nothing. They go by their names for the
 * one brand that is wanted.
 */
export async function findDealersFor(
  platform: Platform,
  question: DealerQuestion,
  signal: AbortSignal,
  brandOfNames = question.brand,
): Promise<Dealers> {
  const { brand, model, ...place } = question;
  const found = await askForDealers(platform, question, brandOfNames, signal);
  const isInVain = found.answered && found.dealers.length === 0 && Boolean(brand ?? model);
  return isInVain ? askForDealers(platform, place, brandOfNames, signal) : found;
}

async function askForDealers(
  platform: Platform,
  question: DealerQuestion,
  brand: string | undefined,
  signal: AbortSignal,
): Promise<Dealers> {
  const { data, meta } = await fetchDealers(platform, question, signal);
  return {
    answered: meta.answered_by !== 'nobody',
    unit: meta.unit,
    isPlaceKnown: meta.place !== null,
    dealers: data.map(({ attributes }) => ({
      code: attributes.dealer_code,
      name: nameFor(brand, attributes),
      city: attributes.city,
      address: attributes.address,
      distance: attributes.distance,
    })),
    near: meta.place ? parametersNear(meta.place) : {},
  };
}

function nameFor(brand: string | undefined, retailer: Dealer['attributes']): string {
  if (brand === undefined) return retailer.name;
  return retailerName({ brand, owner_name: retailer.name, owner_metadata: retailer });
}

/** Nobody to ask is no reason to go without the list. */
async function dealersOf(
  platform: Platform,
  question: DealerQuestion,
  signal: AbortSignal,
): Promise<Dealers | 'failed'> {
  try {
    const found = await findDealersFor(platform, question, signal);
    return found.answered ? found : 'failed';
  } catch (error) {
    if (signal.aborted || !(error instanceof ShowroomError)) throw error;
    return 'failed';
  }
}

async function statesOf(platform: Platform, signal: AbortSignal): Promise<readonly StateOption[]> {
  try {
    const { data } = await fetchStates(platform, signal);
    return data.map(({ attributes: { code, name } }) => ({ code, name }));
  } catch (error) {
    if (signal.aborted || !(error instanceof ShowroomError)) throw error;
    return [];
  }
}
