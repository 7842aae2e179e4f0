import type { Language } from '../language/language';
import type { CardData } from '../listing/list-data';
import type { SAVED_PAGE_TEXTS } from './page-texts';
import type { SavedVehicle } from './saved-vehicles';

/** What became of the saved vehicles that were asked for. */
export interface FetchedVehicles {
  readonly cards: readonly { readonly saved: SavedVehicle; readonly card: CardData }[];
  /** Could not be fetched now: they stay saved. */
  readonly failed: readonly SavedVehicle[];
  /** No longer exist: they were forgotten. */
  readonly gone: number;
  /** Of the cards: somebody else has them now. */
  readonly sold: number;
}

/** What the page of the saved vehicles is made of. */
export interface SavedPageData {
  readonly language: Language;
  readonly texts: (typeof SAVED_PAGE_TEXTS)['en'];
  /** Undefined from a server, which does not know what a browser keeps. */
  readonly vehicles: FetchedVehicles | undefined;
}
