import type { Settings } from '@showroom/contracts/settings/settings';
import { seatForms } from '../specification/seat-forms';
import { VEHICLE_TEXTS } from '../vehicle/texts';
import { cardLanguage } from './choose-language';
import { inLanguage } from './in-language';
import type { VehicleLanguage } from './language';

/** What the page of a vehicle is written with; a market may have words of its own for seats. */
export function vehicleLanguage(
  locale: string,
  ownSeats: Settings['stock_locator.seats_translations'] = null,
): VehicleLanguage {
  const language = cardLanguage(locale);
  const seats = seatForms(ownSeats, language.words.seats);
  return { ...language, words: { ...language.words, seats }, vehicle: inLanguage(VEHICLE_TEXTS, locale) };
}
