import type { FACET_TEXTS } from '../facets/texts';
import type { LIST_TEXTS } from '../listing/texts';
import type { SAVED_TEXTS } from '../saved/texts';
import type { SpecificationMessages } from '../specification/messages';
import type { VEHICLE_TEXTS } from '../vehicle/texts';

/**
 * The texts of one language as they travel with the data of a page: the browser never gets the
 * other languages.
 */
export interface Language {
  readonly locale: string;
  readonly list: (typeof LIST_TEXTS)['en'];
  /** Of the buttons that save and compare. */
  readonly saved: (typeof SAVED_TEXTS)['en'];
  readonly words: SpecificationMessages;
}

/** With the texts of the filters. */
export interface ListLanguage extends Language {
  readonly facets: (typeof FACET_TEXTS)['en'];
}

/** With the texts of the vehicle's page. */
export interface VehicleLanguage extends Language {
  readonly vehicle: (typeof VEHICLE_TEXTS)['en'];
}
