import type { CardLanguage } from '../listing/card-language';
import type { CardData } from '../listing/list-data';
import type { SavedVehicle } from '../shortlist/saved-vehicles';
import type savedMessages from './messages/en.json';

/** What became of the saved vehicles that were asked for. */
export interface FetchedVehicles {
  readonly cards: readonly { readonly saved: SavedVehicle; readonly card: CardData }[];
  /** Could not be fetched now: they stay saved. */
  readonly failed: readonly SavedVehicle[];
  /** No longer exist: they were removed. */
  readonly gone: number;
  /** Of the cards: somebody else has them now. */
  readonly sold: number;
}

/** What the page of the saved vehicles is made of. */
export interface SavedPageData {
  readonly language: CardLanguage;
  readonly texts: typeof savedMessages;
  /** Undefined from a server, which does not know what a browser stores. */
  readonly vehicles: FetchedVehicles | undefined;
}
