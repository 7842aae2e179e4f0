import type { PostcodeSearchMode } from '@showroom/contracts/entities/postcode-search';
import type placeMessages from './messages/en.json';
import type { PlaceQuery } from './place-query';

/** A retailer as a search shows it. */
export interface FoundDealer {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  /** In `unit` from the place that was asked for; null without one. */
  readonly distance: number | null;
}

export interface FoundDealers {
  readonly dealers: readonly FoundDealer[];
  readonly unit: 'km' | 'mi';
  /** False where distances cannot be measured: the place has no coordinates that anybody knows. */
  readonly isPlaceKnown: boolean;
}

export interface StateOption {
  readonly code: string;
  readonly name: string;
}

/**
 * What a retailer must sell to be found: the one brand and the one model that a list is narrowed
 * to.
 */
export interface RequestedPlace {
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
}

/** What a list knows of the place that its address names. */
export interface PlaceData extends FoundDealers {
  readonly place: PlaceQuery;
  readonly mode: PostcodeSearchMode;
  /** `failed` where nobody could be asked: the list is not narrowed then. */
  readonly status: 'known' | 'failed';
  readonly states: readonly StateOption[];
  readonly wanted: RequestedPlace;
  /**
   * How far vehicles are looked for, in `unit`; null for those of the retailers that the place has.
   */
  readonly radius: number | null;
  /** Of a postcode that narrows nothing: the place that distances are shown from. */
  readonly from: string | null;
  readonly texts: typeof placeMessages;
}

/**
 * Codes of the retailers whose vehicles a place narrows a list to: the chosen one, if it is among
 * those found.
 */
export function dealerCodesOf({ place: { retailer }, dealers }: Pick<PlaceData, 'place' | 'dealers'>): string[] {
  const codes = dealers.map(({ code }) => code);
  return retailer === '' ? codes : codes.filter((code) => code === retailer);
}
