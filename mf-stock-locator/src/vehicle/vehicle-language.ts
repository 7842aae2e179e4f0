import { messagesFor } from '@showroom/shared-ui/messages-for';
import type { LanguageOf, LocaleSource } from '../language/language';
import { type CardLanguage, cardLanguage } from '../listing/card-language';
import { vehicleMessages } from './texts';

/** With the texts of the vehicle's page. */
export type VehicleLanguage = CardLanguage & LanguageOf<'vehicle'>;

/** What the page of a vehicle is written with. */
export function vehicleLanguage(speaker: LocaleSource): VehicleLanguage {
  return { ...cardLanguage(speaker), vehicle: messagesFor(vehicleMessages, speaker.locale) };
}
