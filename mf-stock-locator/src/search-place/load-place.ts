import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Platform } from '@showroom/shared-ui/platform';
import { type DealerQuestion, fetchDealers, fetchStates } from '../data/places';
import { inLanguage } from '../language/in-language';
import { dealerCodesOf, type FoundDealers, type PlaceData, type StateOption } from './place-data';
import { type PlaceQuery, readPlace, searchMode } from './place-query';
import { PLACE_TEXTS } from './texts';

/** A list's parameters by name. */
type ListParameters = Readonly<Record<string, string | string[]>>;

/** A place that is being looked up; the list waits for its part alone. */
export interface LoadingPlace {
  /** What the place adds to the parameters of the list call. */
  readonly query: Promise<ListParameters>;
  readonly data: Promise<PlaceData>;
}

/** Wider than the earth: the place only measures distances, the retailers narrow the list. */
const ANYWHERE = '20040';

/** Looks up the place of an address with its retailers; undefined in markets without this search. */
export function lookForPlace(
  platform: Platform,
  query: URLSearchParams,
  signal: AbortSignal,
): LoadingPlace | undefined {
  const { settings, market, locale } = platform;
  if (!settings.get('additional_features.postcode_search')) return undefined;
  const place = readPlace(query);
  const mode = searchMode(place);
  const dealers = mode === 'none' ? Promise.resolve(undefined) : dealersOf(platform, place, signal);
  const narrows = settings.get('additional_features.postcode_filter');
  return {
    query: dealers.then((found) => (found && found !== 'failed' ? parametersOf(place, found, narrows) : {})),
    data: Promise.all([statesOf(platform, signal), dealers]).then(([states, found]) => ({
      place,
      mode,
      status: found === 'failed' ? 'failed' : 'known',
      dealers: found && found !== 'failed' ? found.dealers : [],
      unit: market.distanceUnit,
      states,
      texts: inLanguage(PLACE_TEXTS, locale),
    })),
  };
}

function parametersOf(place: PlaceQuery, { dealers, near }: Dealers, narrows: boolean): ListParameters {
  const codes = narrows ? dealerCodesOf({ place, dealers }) : [];
  return codes.length > 0 ? { 'filter[owner_dealer_codes_includes]': codes, ...near } : near;
}

interface Dealers extends FoundDealers {
  /** False where no service could be asked: that nobody was found says nothing then. */
  readonly answered: boolean;
  /** Parameters that have the distance of each vehicle measured; none where the place is not known. */
  readonly near: ListParameters;
}

/** Retailers for a place, as lists and modals show them. */
export async function findDealersFor(
  platform: Platform,
  question: DealerQuestion,
  signal: AbortSignal,
): Promise<Dealers> {
  const { data, meta } = await fetchDealers(platform, question, signal);
  return {
    answered: meta.answered_by !== 'nobody',
    unit: meta.unit,
    dealers: data.map(({ attributes: { dealer_code, name, city, address, distance } }) => ({
      code: dealer_code,
      name,
      city,
      address,
      distance,
    })),
    near: meta.place
      ? {
          'near[lat]': String(meta.place.attributes.latitude),
          'near[lon]': String(meta.place.attributes.longitude),
          'near[km]': ANYWHERE,
        }
      : {},
  };
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
