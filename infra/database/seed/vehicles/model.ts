import type { Body } from '../../../drawing/vehicle';
import type { PowertrainKey } from './powertrains';

/** Years are production years, both included. */
export interface Offer {
  readonly powertrain: PowertrainKey;
  readonly from: number;
  readonly to: number;
  /** List price in euro of the first trim that it comes in, options apart. */
  readonly price: number;
  /** Trims that it comes in; all but the limited ones when none is named. */
  readonly trims?: readonly string[];
}

export interface Trim {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Euro above the first trim. */
  readonly extra: number;
  /** Comes only with engines that name it. */
  readonly limited?: true;
  /** How often it is chosen. Default: 1. */
  readonly weight?: number;
}

export interface Model {
  readonly key: Body;
  readonly brand: 'Land Rover' | 'Jaguar';
  readonly name: string;
  readonly group: 'Range Rover' | 'Defender' | 'Discovery' | 'Jaguar';
  readonly code: string;
  readonly doors: number;
  readonly seats: readonly [number, ...number[]];
  /** Share of the stock. */
  readonly weight: number;
  readonly offers: readonly [Offer, ...Offer[]];
  readonly trims: readonly [Trim, ...Trim[]];
}
