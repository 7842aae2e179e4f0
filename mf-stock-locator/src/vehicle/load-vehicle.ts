import { type Vehicle, type VehicleId, vehicleIdOf, vehiclePath } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Platform } from '@showroom/shared-ui/platform';
import { data } from '@showroom/shared-ui/router';
import { fetchVehicle } from '../data/vehicles';
import { vehicleLanguage } from '../language/vehicle-language';
import { newestVehicles, similarVehicles } from '../similar/load-similar';
import type { NoVehicle, VehiclePageData } from './vehicle-data';
import { vehicleMeta } from './vehicle-meta';

/** The page at `/showroom/{slug}-{vehicleId}`; throws the answer's status with what to show instead. */
export async function loadVehicle(
  platform: Platform,
  slugAndId: string,
  signal: AbortSignal,
): Promise<VehiclePageData> {
  const id = vehicleIdOf(slugAndId);
  const vehicle = id && (await vehicleOf(platform, id, signal));
  // A vehicle without a model is a broken record of a feed: nothing on its page would be right.
  if (!vehicle?.attributes.model.trim()) throw data<NoVehicle>(await instead(platform, signal), { status: 404 });
  const language = vehicleLanguage(platform.locale);
  const path = vehiclePath(vehicle);
  const meta = vehicleMeta(vehicle.attributes, path, platform, language);
  return { vehicle, path, language, meta, similar: await similarVehicles(platform, vehicle, signal) };
}

async function vehicleOf(platform: Platform, id: VehicleId, signal: AbortSignal): Promise<Vehicle | undefined> {
  try {
    return (await fetchVehicle(platform, id, signal)).data;
  } catch (error) {
    if (!(error instanceof ShowroomError)) throw error;
    if (error.status === 404) return undefined;
    throw data({ message: 'The vehicle could not be fetched' }, { status: 503, headers: { 'retry-after': '10' } });
  }
}

async function instead(platform: Platform, signal: AbortSignal): Promise<NoVehicle> {
  return { language: vehicleLanguage(platform.locale), similar: await newestVehicles(platform, signal) };
}
