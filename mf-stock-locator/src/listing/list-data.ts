import type { Facets, Loosening } from '@showroom/contracts/calls/stock-locator';
import type { Family } from '@showroom/contracts/entities/families';
import type { ListedVehicleLight } from '@showroom/contracts/entities/listed-vehicle';
import type { ListLanguage } from '../language/language';
import type { PlaceData } from '../search-place/place-data';
import type { FixedKey } from './scope';

/** What a card shows: nothing else travels to the browser. */
export type CardAttributes = Pick<
  ListedVehicleLight['attributes'],
  | 'brand'
  | 'model'
  | 'version'
  | 'state'
  | 'status'
  | 'production_year'
  | 'mileage'
  | 'mileage_unit'
  | 'engine_type'
  | 'transmission'
  | 'drivetrain'
  | 'power'
  | 'color_name'
  | 'color_canonical'
  | 'color_interior'
  | 'number_of_seats'
  | 'short_vin'
  | 'engine_capacity'
  | 'capacity_unit'
  | 'prices'
  | 'prices_type'
  | 'price_drop'
  | 'cover'
  | 'owner_name'
  | 'owner_city'
>;

/** A vehicle of a list with the address of its page. */
export interface CardData {
  readonly id: string;
  readonly path: string;
  /** The listing that it stands in, where that is not the market's own. */
  readonly list?: string;
  readonly attributes: CardAttributes;
  /** What driving away costs in the visitor's state, which its price is then. */
  readonly driveAway?: { readonly state: string; readonly amount: number };
  /** On the visitor's own terms; only where these were asked. */
  readonly monthly?: number;
  /** To its retailer, only where a place was asked. */
  readonly kilometres?: number;
}

/** The terms that have a list of choices. */
export type ChosenTerms<T> = Readonly<Record<'term' | 'yearly_mileage', T>>;

/**
 * What monthly payments are calculated with, what the market usually takes, and what a visitor can
 * choose instead.
 */
export interface PaymentTerms extends ChosenTerms<number> {
  /** Of the price, where the visitor names no amount. */
  readonly depositPercent: number;
  readonly usual: ChosenTerms<number>;
  readonly choices: ChosenTerms<readonly number[]>;
}

/** The vehicle that a visitor brought from the configurator. */
export interface ConfiguredVehicle {
  readonly id: string;
  readonly href: string;
  readonly attributes: Omit<CardAttributes, 'price_drop'>;
}

export interface ReadyList {
  readonly status: 'ready';
  readonly cards: readonly CardData[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: Facets;
  readonly fixed: readonly FixedKey[];
  /** Families that visitors can choose from; none where there is no choice. */
  readonly families: readonly Family[];
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

/** A failure is data too, so that the list on the screen can stay while it is told. */
export type ShownList = ReadyList | { readonly status: 'failed'; readonly language: ListLanguage };

/**
 * What the block's `load` answers: a list, or that the listing is sold in a currency that this
 * market does not write.
 */
export type ListData = ShownList | { readonly status: 'other-currency'; readonly currency: string };
