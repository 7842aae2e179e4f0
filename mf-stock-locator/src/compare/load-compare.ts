import { type Vehicle, type VehicleId, vehicleId, vehiclePath } from '@showroom/contracts/entities/vehicle';
import { titleOf } from '@showroom/contracts/entities/vehicle-title';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { Platform } from '@showroom/shared-ui/platform';
import { data } from '@showroom/shared-ui/router';
import { fetchMarketMessages } from '../data/market-messages';
import { fetchVehicle } from '../data/vehicles';
import { withMarketMessages } from '../language/market-messages';
import { parsePlace, pathFromPlace } from '../search-place/place-query';
import { MOST_COMPARED } from '../shortlist/paths';
import type { SpecificationMessages } from '../specification/messages-of';
import { withTextsIn } from '../vehicle/retailer-texts';
import { vehicleLanguage } from '../vehicle/vehicle-language';
import type { Column, ComparePageData } from './compare-data';
import { compareRows, differences } from './compare-rows';
import compareMessages from './messages/en.json';

/**
 * The first four different ids of an address: `ids=1,2`, or repeated as a plain form sends them.
 */
export function comparedIds(query: URLSearchParams): VehicleId[] {
  const written = query.getAll('ids').flatMap((text) => text.split(','));
  const known = written.flatMap((text) => vehicleId.safeParse(text.trim()).data ?? []);
  return [...new Set(known)].slice(0, MOST_COMPARED);
}

/** The page at `/showroom/compare?ids=…&only=differences`. */
export async function loadCompare(platform: Platform, url: URL, signal: AbortSignal): Promise<ComparePageData> {
  const ids = comparedIds(url.searchParams);
  const onlyDifferences = url.searchParams.get('only') === 'differences';
  const [own, ...found] = await Promise.all([
    fetchMarketMessages(platform, signal),
    ...ids.map((id) => vehicleOf(platform, id, signal)),
  ]);
  const vehicles = found.filter((vehicle) => vehicle !== undefined);
  const { vehicle: labels, ...language } = withMarketMessages(vehicleLanguage(platform), own);
  const texts = messagesFor(compareMessages, platform.locale);
  const attributes = vehicles.map((vehicle) => vehicle.attributes);
  const { state } = parsePlace(url.searchParams);
  const groups = vehicles.length > 0 ? compareRows(attributes, { language, labels, texts, state }) : [];
  const different = differences(groups);
  return {
    language,
    texts,
    columns: vehicles.map((vehicle) => columnOf(vehicle, language.words, state)),
    groups: onlyDifferences && vehicles.length > 1 ? different : groups,
    onlyDifferences,
    state: state || undefined,
    differ: different.length > 0,
    missing: ids.length - vehicles.length,
  };
}

function columnOf(vehicle: Vehicle, messages: SpecificationMessages, state: string): Column {
  const { opening, name, version } = titleOf(vehicle.attributes, messages);
  const { cover, status } = vehicle.attributes;
  return {
    id: vehicle.id,
    path: pathFromPlace(vehiclePath(vehicle), { postcode: '', state }),
    opening,
    name,
    version,
    cover,
    status,
  };
}

async function vehicleOf(platform: Platform, id: VehicleId, signal: AbortSignal): Promise<Vehicle | undefined> {
  try {
    return withTextsIn(platform.locale, await fetchVehicle(platform, id, signal));
  } catch (error) {
    if (signal.aborted || !(error instanceof ShowroomError)) throw error;
    if (error.status === 404) return undefined;
    throw data({ message: 'A vehicle could not be fetched' }, { status: 503, headers: { 'retry-after': '10' } });
  }
}
