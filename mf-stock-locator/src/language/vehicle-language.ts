import { VEHICLE_TEXTS } from '../vehicle/texts';
import { cardLanguage } from './choose-language';
import { inLanguage } from './in-language';
import type { VehicleLanguage } from './language';

/** What the page of a vehicle is written with. */
export function vehicleLanguage(locale: string): VehicleLanguage {
  return { ...cardLanguage(locale), vehicle: inLanguage(VEHICLE_TEXTS, locale) };
}
