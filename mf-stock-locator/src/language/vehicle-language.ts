import { VEHICLE_TEXTS } from '../vehicle/texts';
import { cardLanguage, type OwnSeats } from './choose-language';
import { inLanguage } from './in-language';
import type { VehicleLanguage } from './language';

/** What the page of a vehicle is written with. */
export function vehicleLanguage(locale: string, ownSeats: OwnSeats = null): VehicleLanguage {
  return { ...cardLanguage(locale, ownSeats), vehicle: inLanguage(VEHICLE_TEXTS, locale) };
}
