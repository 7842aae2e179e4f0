import type { ContentOf } from '@showroom/contracts/blocks/template';
import type { Facets } from '@showroom/contracts/calls/stock-locator';
import type { VehicleLight } from '@showroom/contracts/entities/vehicle';
import type { template } from '../blocks/stock-locator/template';
import type { ListLanguage } from '../language/language';

/** What a card shows: nothing else travels to the browser. */
export type CardAttributes = Pick<
  VehicleLight['attributes'],
  | 'brand'
  | 'model'
  | 'version'
  | 'state'
  | 'status'
  | 'production_year'
  | 'mileage'
  | 'mileage_unit'
  | 'engine_type'
  | 'drivetrain'
  | 'power'
  | 'color_name'
  | 'color_canonical'
  | 'prices'
  | 'cover'
  | 'owner_name'
  | 'owner_city'
>;

/** A vehicle of a list with the address of its page. */
export interface CardData {
  readonly id: string;
  readonly path: string;
  readonly attributes: CardAttributes;
}

export interface ReadyList {
  readonly status: 'ready';
  readonly cards: readonly CardData[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: Facets;
  readonly language: ListLanguage;
}

/** What the block's `load` answers. A failure is data too, so that the list on the screen can stay while it is told. */
export type ListData = ReadyList | { readonly status: 'failed'; readonly language: ListLanguage };

/** What an editor filled in. */
export type ListContent = ContentOf<typeof template>;
