import { type VehicleId, type VehicleLight, vehicleId } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { Platform } from '@showroom/shared-ui/platform';
import { data } from '@showroom/shared-ui/router';
import { fetchMarketMessages } from '../data/market-messages';
import { fetchVehiclesById } from '../data/vehicles';
import { withMarketMessages } from '../language/market-messages';
import { cardLanguage } from '../listing/card-language';
import { cardOf } from '../listing/card-of';
import { otherList } from '../listing/other-list';
import { removeSaved, type SavedVehicle, savedVehicles } from '../shortlist/saved-vehicles';
import savedMessages from './messages/en.json';
import type { FetchedVehicles, SavedPageData } from './saved-data';

/**
 * The page at `/showroom/saved`: its frame from a server, its vehicles in the browser that stores
 * them.
 */
export async function loadSaved(platform: Platform, signal: AbortSignal): Promise<SavedPageData> {
  if (!platform.settings.get('additional_features.display_selected_vehicles')) {
    throw data({ message: 'This market saves no vehicles' }, { status: 404 });
  }
  const [own, vehicles] = await Promise.all([
    fetchMarketMessages(platform, signal),
    typeof document === 'undefined' ? undefined : fetchSaved(platform, savedVehicles.read(), signal),
  ]);
  const texts = messagesFor(savedMessages, platform.locale);
  return { language: withMarketMessages(cardLanguage(platform), own), texts, vehicles };
}

/** Ids that one call takes. */
const AT_ONCE = 100;

interface Asked {
  readonly list: string;
  readonly ids: readonly VehicleId[];
}

/**
 * Vehicles by id, and the ids that a listing does not have; undefined where nobody could be asked.
 */
type Answered =
  | { readonly found: ReadonlyMap<string, VehicleLight>; readonly missing: ReadonlySet<string> }
  | undefined;

/**
 * One call for each listing, mostly one for all: what is gone is removed, what cannot be reached
 * now stays.
 */
export async function fetchSaved(
  platform: Platform,
  saved: readonly SavedVehicle[],
  signal: AbortSignal,
): Promise<FetchedVehicles> {
  const answers = await Promise.all(
    asksOf(saved).map(async (asked) => ({ ...asked, answer: await fetchSome(platform, asked, signal) })),
  );
  const cards: { saved: SavedVehicle; card: ReturnType<typeof cardOf> }[] = [];
  const failed: SavedVehicle[] = [];
  const gone: SavedVehicle[] = [];
  for (const one of saved) {
    const asked = answers.find(({ list, ids }) => list === one.list && ids.some((id) => id === one.id));
    const vehicle = asked?.answer?.found.get(one.id);
    if (vehicle) cards.push({ saved: one, card: cardOf(vehicle, otherList(platform, one.list)) });
    // An id that no vehicle can have was not asked.
    else if (!asked || asked.answer?.missing.has(one.id)) gone.push(one);
    else failed.push(one);
  }
  removeSaved(gone);
  const sold = cards.filter(({ card }) => card.attributes.status === 'sold').length;
  return { cards, failed, gone: gone.length, sold };
}

function asksOf(saved: readonly SavedVehicle[]): Asked[] {
  const lists = [...new Set(saved.map(({ list }) => list))];
  return lists.flatMap((list) => {
    const ids = saved.flatMap((one) => (one.list === list ? (vehicleId.safeParse(one.id).data ?? []) : []));
    const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) => part * AT_ONCE);
    return parts.map((from) => ({ list, ids: ids.slice(from, from + AT_ONCE) }));
  });
}

async function fetchSome(platform: Platform, { list, ids }: Asked, signal: AbortSignal): Promise<Answered> {
  try {
    const { data: vehicles, meta } = await fetchVehiclesById(platform, list, ids, signal);
    return { found: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])), missing: new Set(meta.missing) };
  } catch (error) {
    if (signal.aborted || !(error instanceof ShowroomError)) throw error;
    // Whatever it is: only a service that says which vehicles are missing makes this browser drop
    // them.
    return undefined;
  }
}
