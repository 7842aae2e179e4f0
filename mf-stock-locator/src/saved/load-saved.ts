import { type Vehicle, vehicleId } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Platform } from '@showroom/shared-ui/platform';
import { data } from '@showroom/shared-ui/router';
import { fetchVehicle } from '../data/vehicles';
import { cardLanguage } from '../language/choose-language';
import { inLanguage } from '../language/in-language';
import { cardOf } from '../listing/card-of';
import { SAVED_PAGE_TEXTS } from './page-texts';
import type { FetchedVehicles, SavedPageData } from './saved-data';
import { forgetSaved, type SavedVehicle, savedVehicles } from './saved-vehicles';

type Fetched = Vehicle | 'gone' | 'failed';

/** The page at `/showroom/saved`: its frame from a server, its vehicles in the browser that keeps them. */
export async function loadSaved(platform: Platform, signal: AbortSignal): Promise<SavedPageData> {
  if (!platform.settings.get('additional_features.display_selected_vehicles')) {
    throw data({ message: 'This market saves no vehicles' }, { status: 404 });
  }
  const language = cardLanguage(platform.locale);
  const texts = inLanguage(SAVED_PAGE_TEXTS, platform.locale);
  if (typeof document === 'undefined') return { language, texts, vehicles: undefined };
  return { language, texts, vehicles: await fetchSaved(platform, savedVehicles.read(), signal) };
}

/** Each one by itself: what is gone is forgotten, what cannot be reached now stays. */
export async function fetchSaved(
  platform: Platform,
  saved: readonly SavedVehicle[],
  signal: AbortSignal,
): Promise<FetchedVehicles> {
  const fetched = await Promise.all(
    saved.map(async (one) => ({ saved: one, vehicle: await fetchOne(platform, one, signal) })),
  );
  const cards: { saved: SavedVehicle; card: ReturnType<typeof cardOf> }[] = [];
  const failed: SavedVehicle[] = [];
  const gone: SavedVehicle[] = [];
  for (const { saved: one, vehicle } of fetched) {
    if (vehicle === 'gone') gone.push(one);
    else if (vehicle === 'failed') failed.push(one);
    else cards.push({ saved: one, card: cardOf(vehicle) });
  }
  forgetSaved(gone);
  return { cards, failed, gone: gone.length };
}

async function fetchOne(platform: Platform, { id, list }: SavedVehicle, signal: AbortSignal): Promise<Fetched> {
  const known = vehicleId.safeParse(id);
  if (!known.success) return 'gone';
  try {
    return (await fetchVehicle(platform, known.data, signal, list)).data;
  } catch (error) {
    if (signal.aborted || !(error instanceof ShowroomError)) throw error;
    return error.status === 404 ? 'gone' : 'failed';
  }
}
