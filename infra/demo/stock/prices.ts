import type { VehicleState } from '@showroom/contracts/entities/vehicle';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import { leaseMonths, leasePayment } from '@showroom/contracts/finance/lease';
import { financeClassOf, residualPercent } from '@showroom/contracts/finance/terms';
import type { MarketCode } from '@showroom/contracts/markets';
import type { MarketProfile } from './markets';

const MONTHS = 48;
/** Share of the new price that is left after that many years. */
const VALUE_BY_AGE = [1, 0.84, 0.74, 0.655, 0.58, 0.51, 0.45, 0.4, 0.355, 0.315, 0.28];
const YEARLY_KILOMETRES = 14_000;
/** Value lost for each kilometre above the usual, as a share of the present value. */
const LOSS_PER_KILOMETRE = 0.0000012;

export function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}

/** The share of the new price left after `age` years, straight between whole years. */
function valueLeft(age: number): number {
  const last = VALUE_BY_AGE.length - 1;
  const whole = Math.min(Math.floor(age), last);
  const from = VALUE_BY_AGE[whole] ?? 1;
  const to = VALUE_BY_AGE[Math.min(whole + 1, last)] ?? from;
  return from + (to - from) * (age - whole);
}

/** What a vehicle is worth: its age, and more or less for fewer or more kilometres than usual. */
export function marketValue(newPrice: number, { age, mileage }: { age: number; mileage: number }): number {
  const surplus = mileage - age * YEARLY_KILOMETRES;
  const correction = Math.min(Math.max(1 - surplus * LOSS_PER_KILOMETRE, 0.85), 1.08);
  return newPrice * valueLeft(age) * correction;
}

interface Leased {
  readonly market: MarketCode;
  readonly state: VehicleState;
  readonly production_year: number;
  /** The year in which it is offered. */
  readonly year: number;
}

/**
 * The lease price on the terms that the market's pages name beside it; null for what nobody leases.
 */
export function leasePrice(price: number, { market, year, ...vehicle }: Leased, { rateStep }: MarketProfile) {
  const terms = termsOf(market, null);
  const kind = financeClassOf(terms, vehicle, year);
  if (!terms.lease || !kind) return null;
  const { months, yearly_mileage, initial_payments } = terms.lease.quoted;
  if (!leaseMonths(terms, kind).includes(months)) return null;
  const percent = residualPercent(terms, kind, { deposit: undefined, months, yearly_mileage });
  const residual = (price * percent) / 100;
  const exact = leasePayment({ price, residual, rate: kind.rate, months, initial_payments }, terms.decimals);
  return roundTo(exact, rateStep);
}

/**
 * Monthly cost of the use over four years: a tenth paid down, the value left at the end handed
 * back.
 */
function monthlyUse(price: number, age: number, { interest, rateStep }: MarketProfile): number {
  const monthly = interest / 12;
  const financed = price * 0.9;
  const residual = (price * valueLeft(age + MONTHS / 12)) / valueLeft(age);
  const growth = (1 + monthly) ** MONTHS;
  return roundTo(((financed * growth - residual) * monthly) / (growth - 1), rateStep);
}

/**
 * Monthly rate of a subscription: a lease without a down payment, with insurance, service and tyres
 * in it.
 */
export function subscriptionRate(price: number, age: number, profile: MarketProfile): number {
  return roundTo(
    monthlyUse(price, age, profile) * 1.18 + (price * 0.1) / MONTHS + (price * 0.045) / 12,
    profile.rateStep,
  );
}

/** Stamp duty by state; registration, compulsory insurance and plates are added to it. */
const DUTY = { ACT: 0.046, NSW: 0.045, NT: 0.03, QLD: 0.05, SA: 0.04, TAS: 0.041, VIC: 0.052, WA: 0.065 } as const;
const ON_ROAD = { ACT: 1180, NSW: 1240, NT: 960, QLD: 1090, SA: 1020, TAS: 940, VIC: 1310, WA: 1150 } as const;

function isState(key: string): key is keyof typeof DUTY {
  return Object.hasOwn(DUTY, key);
}

/** What a new vehicle costs on the road, by Australian state. */
export function driveAwayPrices(price: number): Record<string, number> {
  return Object.fromEntries(
    Object.keys(DUTY)
      .filter(isState)
      .map((state) => [state, roundTo(price * (1 + DUTY[state]) + ON_ROAD[state], 10)]),
  );
}
