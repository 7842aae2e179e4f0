import type { TradeInCondition, TradeInValuation } from '@showroom/contracts/entities/trade-in';

/** An offer of such a car; amounts in major units, distances in the market's unit. */
export interface Comparable {
  readonly price: number;
  readonly year: number;
  readonly mileage: number;
}

export interface Valued {
  /** ISO 8601 date of the first registration. */
  readonly registered: string;
  readonly mileage: number;
  readonly condition: TradeInCondition;
  /** Usual list price when new, in the market's money. */
  readonly listPrice: number;
  readonly comparables: readonly Comparable[];
  readonly currency: string;
  readonly unit: 'km' | 'mi';
  readonly now: Date;
}

/** Fewer offers than this say little about what such a car is worth. */
const LEAST_COMPARABLES = 5;
const YEARLY_KM = 15_000;
const KM_PER_MILE = 1.609344;
const FIRST_YEAR_LOSS = 0.2;
const YEARLY_LOSS = 0.12;
/** Of its price for every thousand kilometres more or less than usual. */
const LOSS_PER_1000_KM = 0.003;
/** Preparing, warranty and selling, as a share of the retail price. */
const MARGIN = 0.14;
const SPREAD = 0.08;
const VALID_DAYS = 14;
const DAY = 86_400_000;
const CONDITIONS: Readonly<Record<TradeInCondition, number>> = { excellent: 1.04, good: 1, fair: 0.88 };

/** What of a list price is left after so many years. */
export function retention(age: number): number {
  const first = 1 - FIRST_YEAR_LOSS * Math.min(1, Math.max(0, age));
  return Math.max(0.04, first * (1 - YEARLY_LOSS) ** Math.max(0, age - 1));
}

function forMileage(thousandsAbove: number): number {
  return Math.min(1.15, Math.max(0.5, 1 - thousandsAbove * LOSS_PER_1000_KM));
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Three leading digits: more would be a promise that no estimate can keep. */
function rounded(value: number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2);
  return Math.round(value / step) * step;
}

/**
 * The estimate for a car of the market's own, from offers of such cars where there are enough of
 * them.
 */
export function valuation(car: Valued): Omit<TradeInValuation['attributes'], 'basis' | 'proof'> & {
  readonly basis: 'comparables' | 'formula';
} {
  const kilometres = car.unit === 'mi' ? KM_PER_MILE : 1;
  const age = Math.max(0, (car.now.getTime() - Date.parse(car.registered)) / (365.25 * DAY));
  const typical = (YEARLY_KM * Math.max(0.5, age)) / kilometres;
  const left = retention(age);
  const above = ((car.mileage - typical) * kilometres) / 1000;
  const registeredIn = Number(car.registered.slice(0, 4));
  const offers = car.comparables
    .map(({ price, year, mileage }) => {
      const agedAlike = price * (left / retention(Math.max(0, age + registeredIn - year)));
      return agedAlike * forMileage(((car.mileage - mileage) * kilometres) / 1000);
    })
    .sort((one, other) => one - other);
  const enough = offers.length >= LEAST_COMPARABLES;
  const retail = enough ? quantile(offers, 0.5) : car.listPrice * left * forMileage(above);
  const share = (1 - MARGIN) * CONDITIONS[car.condition];
  const low = enough ? quantile(offers, 0.25) : retail * (1 - SPREAD);
  const high = enough ? quantile(offers, 0.75) : retail * (1 + SPREAD);
  return {
    value: rounded(retail * share),
    low: rounded(low * share),
    high: rounded(high * share),
    currency: car.currency,
    basis: enough ? 'comparables' : 'formula',
    valid_until: new Date(car.now.getTime() + VALID_DAYS * DAY).toISOString().slice(0, 10),
    assumptions: {
      comparables: offers.length,
      typical_mileage: Math.round(typical / 1000) * 1000,
      mileage_unit: car.unit,
      yearly_loss: age < 1 ? FIRST_YEAR_LOSS : YEARLY_LOSS,
      margin: MARGIN,
      condition: car.condition,
    },
  };
}
