import type { CompanyConfigs } from '@showroom/contracts/entities/company-config';
import { type Vehicle, type VehicleId, vehicleIdOf, vehiclePath } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Platform } from '@showroom/shared-ui/platform';
import { data } from '@showroom/shared-ui/router';
import { vehicleFinance } from '../calculators/vehicle-finance';
import { fetchOwnWords } from '../data/own-words';
import { patiently } from '../data/patiently';
import { fetchShowroomConfig } from '../data/showroom-config';
import { fetchVehicle } from '../data/vehicles';
import { withOwnWords } from '../language/own-words';
import { vehicleLanguage } from '../language/vehicle-language';
import { newestVehicles, similarVehicles } from '../similar/load-similar';
import { crumbsOf, retailerStock } from './crumbs';
import { actionsByOption } from './offer/vehicle-buttons';
import { shownAccordions, shownPopups } from './price-content/shown-content';
import { type Surroundings, surroundingsOf } from './retailer/surroundings';
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
  const path = vehiclePath(vehicle);
  const now = new Date();
  const [similar, own, configs] = await Promise.all([
    similarVehicles(platform, vehicle, signal),
    fetchOwnWords(platform, signal),
    patiently<CompanyConfigs>(signal, (patience) => fetchShowroomConfig(platform, patience), {}),
  ]);
  const ours = vehicleLanguage(platform.locale, platform.settings.get('stock_locator.seats_translations'));
  const language = withOwnWords(ours, own);
  return {
    vehicle,
    path,
    language,
    meta: vehicleMeta(vehicle.attributes, path, platform, language),
    similar,
    crumbs: crumbsOf(vehicle.attributes, language.vehicle),
    retailerStock: retailerStock(vehicle.attributes),
    actions: actionsByOption({
      vehicle,
      configured: configs.additional?.buttons,
      isOwnerVisible: platform.settings.get('additional_features.owner_visible'),
      texts: language.vehicle,
    }),
    disclaimers: configs.additional?.disclaimers ?? [],
    accordions: shownAccordions(configs, vehicle.attributes.prices),
    popups: shownPopups(configs, vehicle.attributes.prices),
    finance: vehicleFinance(platform, vehicle.attributes, now),
    surroundings: placeOf(platform, vehicle),
    madeAt: now.getTime(),
  };
}

/** The map stands with the name of the retailer, or not at all. */
function placeOf({ settings, market, locale }: Platform, { attributes }: Vehicle): Surroundings | null {
  if (!settings.get('additional_features.owner_visible')) return null;
  const { owner_latitude: latitude, owner_longitude: longitude } = attributes;
  return surroundingsOf({ latitude, longitude }, market, locale);
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
