import { VEHICLE_TEXTS } from '../vehicle/texts';
import { cardLanguage, type LocaleSource } from './choose-language';
import { inLanguage } from './in-language';
import type { VehicleLanguage } from './language';

/** What the page of a vehicle is written with. */
export function vehicleLanguage(speaker: LocaleSource): VehicleLanguage {
  return { ...cardLanguage(speaker), vehicle: inLanguage(VEHICLE_TEXTS, speaker.locale) };
}
