import { VEHICLE_STATES } from '@showroom/contracts/entities/vehicle';
import type { AmountRange } from '@showroom/contracts/finance/payment-rule';
import { type FinancedVehicle, financeClassOf } from '@showroom/contracts/finance/terms';
import type { Financing } from '../financing';
import { kindOf } from './document';

/** No vehicle that is financed is older, and none is ordered for later. */
const YEARS_BACK = 120;
const YEARS_AHEAD = 10;

/** Kinds of vehicles that share terms, and the prices (minor units) that they are financed for. */
export interface FinancedKinds {
  /** Of the class in the market's terms. */
  readonly index: number;
  readonly kinds: readonly string[];
  /** One of them. */
  readonly example: FinancedVehicle;
  readonly from: number;
  readonly to: number;
}

function allKinds(year: number): FinancedVehicle[] {
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, index) => year + YEARS_AHEAD - index);
  return VEHICLE_STATES.flatMap((state) => [null, ...years].map((production_year) => ({ state, production_year })));
}

/** The kinds of each class of the terms, with the prices it finances or is asked for. */
export function financedKinds(financing: Financing, payments?: AmountRange): FinancedKinds[] {
  const { terms, year } = financing;
  const financed = allKinds(year).map((kind) => ({ kind, found: financeClassOf(terms, kind, year) }));
  return terms.classes.flatMap((one, index) => {
    const kinds = financed.filter(({ found }) => found === one).map(({ kind }) => kind);
    const [example] = kinds;
    if (!example) return [];
    const prices = financing.prices({ kinds: [example] }, payments);
    const [from = Number.NaN, to = Number.NaN] = [prices.from[0], prices.to[0]];
    return from <= to ? [{ index, kinds: kinds.map(kindOf), example, from, to }] : [];
  });
}
