import type { CompanyConfigs } from '@showroom/contracts/entities/company-config';
import { driveAwayStates } from '@showroom/contracts/entities/drive-away';
import { openingHours } from '@showroom/contracts/entities/opening-hours';
import { distanceBetween, isPlaced, type Place } from '@showroom/contracts/entities/place';
import { type Vehicle, type VehicleId, vehicleIdOf, vehiclePath } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { fillText } from '@showroom/contracts/fill-text';
import type { Surroundings } from '@showroom/shared-ui/map-towns';
import { placesText } from '@showroom/shared-ui/places-text';
import type { Platform } from '@showroom/shared-ui/platform';
import { data } from '@showroom/shared-ui/router';
import { surroundingsOf } from '@showroom/shared-ui/surroundings';
import { vehicleFinance } from '../calculators/vehicle-finance';
import { fetchMarketMessages } from '../data/market-messages';
import { fetchTowns } from '../data/places';
import { fetchShowroomConfig } from '../data/showroom-config';
import { fetchVehicle } from '../data/vehicles';
import { withRetry } from '../data/with-retry';
import { withMarketMessages } from '../language/market-messages';
import { parseOtherList, pathInList } from '../listing/other-list';
import { awayText } from '../search-place/away-text';
import { measuredFrom } from '../search-place/load-place';
import { parsePlace } from '../search-place/place-query';
import { crumbsOf, retailerStock } from './crumbs';
import { newestVehicles, similarVehicles } from './load-similar';
import { reservationOf } from './offer/built-to-order';
import { actionsByOption } from './offer/vehicle-buttons';
import { loadCalculator } from './own-calculator/LateCalculator';
import { type ShownContent, shownAccordions, shownPopups } from './price-content/shown-content';
import { foreignLanguage, withTextsIn } from './retailer-texts';
import type { NoVehicle, VehiclePageData } from './vehicle-data';
import type { VehicleLanguage } from './vehicle-language';
import { vehicleLanguage } from './vehicle-language';
import { vehicleMeta } from './vehicle-meta';

/**
 * The page at `/showroom/{slug}-{vehicleId}`; throws the answer's status with what to show instead.
 */
export async function loadVehicle(
  platform: Platform,
  slugAndId: string,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<VehiclePageData> {
  const id = vehicleIdOf(slugAndId);
  const list = parseOtherList(platform, query);
  const found = id && (await vehicleOf(platform, id, list, signal));
  // A vehicle without a model is a broken record of a feed: nothing on its page would be right.
  if (!found?.attributes.model.trim()) throw data<NoVehicle>(await instead(platform, signal), { status: 404 });
  const path = pathInList(vehiclePath(found), list);
  const now = new Date();
  const place = parsePlace(query);
  const measured = measuredFrom(platform, place, signal);
  const state = place.state || (await measured)?.attributes.state;
  const [similar, from, own, configs, reservation, surroundings] = await Promise.all([
    similarVehicles(platform, found, state, signal),
    measured,
    fetchMarketMessages(platform, signal),
    withRetry<CompanyConfigs>(platform, signal, (patience) => fetchShowroomConfig(platform, patience), {}),
    withRetry(platform, signal, (patience) => reservationOf(platform, found, list, patience), null),
    withRetry(platform, signal, (patience) => placeOf(platform, found, patience), null),
  ]);
  const { attributes, ...written } = withTextsIn(platform.locale, found);
  const vehicle = { ...written, attributes: { ...attributes, reservation } };
  const language = withMarketMessages(vehicleLanguage(platform), own);
  const accordions = shownAccordions(configs, vehicle.attributes);
  const popups = shownPopups(configs, vehicle.attributes);
  if (typeof window === 'undefined' && [...accordions, ...popups].some(hasCalculator)) await loadCalculator();
  return {
    vehicle,
    path,
    list,
    language,
    textLanguage: foreignLanguage(platform.locale, found, platform.market),
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
    accordions,
    popups,
    finance: vehicleFinance(platform, vehicle.attributes, now),
    addressState: driveAwayStates(found.attributes).find((one) => one === state),
    hours: openingHours(vehicle.attributes.owner_opening_hours, platform.locale, language.vehicle.hoursClosed),
    surroundings: surroundings && { ...surroundings, label: mapLabel(surroundings, vehicle, language) },
    away: from ? awayFrom(from, platform, vehicle, language) : null,
    madeAt: now.getTime(),
  };
}

const hasCalculator = ({ blocks }: ShownContent) => blocks.some(({ type }) => type === 'calculator');

/** The map is shown with the name of the retailer whose place is known, or not at all. */
async function placeOf(platform: Platform, { attributes }: Vehicle, signal: AbortSignal): Promise<Surroundings | null> {
  const { owner_latitude: latitude, owner_longitude: longitude } = attributes;
  const point = { latitude, longitude };
  if (!isPlaced(point) || !platform.settings.get('additional_features.owner_visible')) return null;
  const { data: towns } = await fetchTowns(platform, point, signal);
  return surroundingsOf(
    point,
    towns.map((town) => town.attributes),
    platform.market.distanceUnit,
  );
}

/** Said here: the page itself has no bytes to spare for it. */
function mapLabel(
  surroundings: Surroundings,
  { attributes: { owner_city: city } }: Vehicle,
  { vehicle: { map, mapPlace, compass }, words: { units } }: VehicleLanguage,
): string {
  return fillText(map, { city, places: placesText(surroundings, { mapPlace, compass, units }) });
}

/** How far it is from the postcode that the visitor searched by. */
function awayFrom(
  { attributes: from }: Place,
  { market }: Platform,
  { attributes }: Vehicle,
  language: VehicleLanguage,
) {
  const { owner_latitude: latitude, owner_longitude: longitude } = attributes;
  // A retailer that has not given its place.
  if (!isPlaced({ latitude, longitude })) return null;
  return awayText(distanceBetween(from, { latitude, longitude }, 'km'), market.distanceUnit, language);
}

/**
 * What is in another listing can be looked at here where it is sold in the market's own
 * currency.
 */
async function vehicleOf(
  platform: Platform,
  id: VehicleId,
  list: string | undefined,
  signal: AbortSignal,
): Promise<Vehicle | undefined> {
  try {
    const vehicle = await fetchVehicle(platform, id, signal, list);
    return list === undefined || vehicle.attributes.currency === platform.market.currency ? vehicle : undefined;
  } catch (error) {
    if (!(error instanceof ShowroomError)) throw error;
    if (error.status === 404) return undefined;
    throw data({ message: 'The vehicle could not be fetched' }, { status: 503, headers: { 'retry-after': '10' } });
  }
}

async function instead(platform: Platform, signal: AbortSignal): Promise<NoVehicle> {
  return { language: vehicleLanguage(platform), similar: await newestVehicles(platform, signal) };
}
