import type { Facets, Loosening } from '@showroom/contracts/calls/stock-locator';
import type { Family } from '@showroom/contracts/entities/families';
import type { PaymentTerms } from '../facets/list-keys';
import type { LanguageOf } from '../language/language';
import type { PlaceData } from '../search-place/place-data';
import type { CardAttributes } from '../specification/attributes';
import type { CardLanguage } from './card-language';
import type { FixedKey } from './scope';

/** A vehicle of a list with the address of its page. */
export interface CardData {
  readonly id: string;
  readonly path: string;
  /** The listing that it is in, where that is not the market's own. */
  readonly list?: string;
  readonly attributes: CardAttributes;
  /** What driving away costs in the visitor's state, which its price is then. */
  readonly driveAway?: { readonly state: string; readonly amount: number };
  /** On the visitor's own terms; only where these were asked. */
  readonly monthly?: number;
  /** To its retailer, only where a place was asked. */
  readonly kilometres?: number;
}

/** The vehicle that a visitor brought from the configurator. */
export interface ConfiguredVehicle {
  readonly id: string;
  readonly href: string;
  readonly attributes: Omit<CardAttributes, 'price_drop'>;
}

/** With the texts of the filters. */
export type ListLanguage = CardLanguage & LanguageOf<'facets'>;

export interface ReadyList {
  readonly status: 'ready';
  readonly cards: readonly CardData[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: Facets;
  readonly fixed: readonly FixedKey[];
  /** What the visitor's filters leave, where that has a name; the page is called so, too. */
  readonly pageTitle?: string;
  /** Families that visitors can choose from; none where there is no choice. */
  readonly families: readonly Family[];
  /** Brands without families, which stand beside them. */
  readonly familyless: readonly string[];
  /** Of an empty list: what taking away one filter brings, the most first. */
  readonly loosen: readonly Loosening[];
  readonly payment: PaymentTerms | null;
  readonly configured: ConfiguredVehicle | null;
  /** Where the vehicles are looked for; null in markets without this search. */
  readonly place: PlaceData | null;
  /** Whether the vehicles were measured from a place, so that the nearest can come first. */
  readonly hasDistances: boolean;
  readonly language: ListLanguage;
}

/** A failure is data too, so that the list on the screen can stay while it is reported. */
export type ShownList = ReadyList | { readonly status: 'failed'; readonly language: ListLanguage };

/**
 * What the block's `load` answers: a list, or that the listing is sold in a currency that this
 * market does not write.
 */
export type ListData = ShownList | { readonly status: 'other-currency'; readonly currency: string };
