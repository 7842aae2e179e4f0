import * as z from 'zod/mini';
import type { VehicleState } from '../entities/vehicle';

// Not the list of entities/vehicle itself: settings are read where no vehicle's schema is.
const STATES = ['new', 'approved', 'used'] as const satisfies readonly VehicleState[];

const percent = z.number().check(z.gte(0), z.lte(100));
/** A share that leaves something of the price. */
const part = z.number().check(z.gte(0), z.lt(100));
const months = z.int().check(z.gte(1), z.lte(120));
const distance = z.int().check(z.gte(0), z.lte(1_000_000));
/** Smallest first, each once. */
const rising = z.refine<number[]>(
  (values) => values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0)),
  'must rise',
);
const terms = z.array(months).check(z.minLength(1), rising);
const distances = z.array(distance).check(z.minLength(1), rising);

/**
 * What is left of the price after so many months; one share for each of the yearly mileages, in
 * their order.
 */
const residual = z.object({ months, percents: z.array(part) });
/** What is left of the price at the end of a term, in percent by yearly mileage. */
export type Residual = z.output<typeof residual>;

/** Vehicles that are financed alike: among them the monthly payment rises with the price. */
const financeClass = z.object({
  name: z.string(),
  states: z.array(z.enum(STATES)).check(z.minLength(1)),
  /** Years since production in which the class holds, both included. */
  min_age: z.int().check(z.gte(0)),
  max_age: z.int().check(z.gte(0)),
  /** Nominal yearly rate in percent, a twelfth of which is due each month. */
  rate: percent,
  /** Longest agreement. */
  max_months: months,
  /**
   * Terms that end with a final payment; a term without an entry pays everything back in
   * instalments.
   */
  residuals: z.array(residual),
});
/** Vehicles that share a rate and residuals. */
export type FinanceClass = z.output<typeof financeClass>;

const leaseTerms = z.object({
  months: terms,
  /** Payments made at the start, counted in monthly ones. */
  initial_payments: z.array(z.int().check(z.gte(1), z.lte(12))).check(z.minLength(1), rising),
  /** What the lease price of a vehicle is quoted for. */
  quoted: z.object({ months, yearly_mileage: distance, initial_payments: z.int() }),
});
/** The choices of a lease in a market. */
export type LeaseTerms = z.output<typeof leaseTerms>;

const subscriptionTerms = z.object({
  /** The subscription price of a vehicle is the one of 100 percent in both lists. */
  months: z.array(z.object({ months, percent: z.number().check(z.gt(0), z.lte(300)) })).check(z.minLength(1)),
  monthly_mileages: z
    .array(z.object({ mileage: distance, percent: z.number().check(z.gt(0), z.lte(300)) }))
    .check(z.minLength(1)),
});
/** The choices of a subscription in a market, in percent of its quoted price. */
export type SubscriptionTerms = z.output<typeof subscriptionTerms>;

/** What a market calls the figures of a loan in its orders. */
const loanNames = z.object({
  months: z.enum(['duration', 'loan_tenure']),
  monthly: z.enum(['monthly_payment', 'monthly_instalment']),
  deposit: z.enum(['deposit', 'down_payment']),
});
/** The names of a loan's figures in a market's orders. */
export type LoanNames = z.output<typeof loanNames>;

const termFields = z.object({
  /** Digits of the smallest unit in which a payment is made: 2 for cents, 0 for yen. */
  decimals: z.int().check(z.gte(0), z.lte(3)),
  /** Shares of the price; without a deposit of the visitor's own the default one counts. */
  deposit: z.object({ min_percent: part, max_percent: part.check(z.gt(0)), default_percent: part }),
  months: terms,
  default_months: months,
  /** In the market's unit of distance. */
  yearly_mileages: distances,
  default_yearly_mileage: distance,
  /** Smallest amount of credit. */
  min_credit: z.number().check(z.gte(0)),
  /** Paid at the start, and together with a final payment; both count for the effective rate. */
  fees: z.object({ arrangement: z.number().check(z.gte(0)), final: z.number().check(z.gte(0)) }),
  classes: z.array(financeClass),
  lease: z.nullable(leaseTerms),
  subscription: z.nullable(subscriptionTerms),
  /** Without it: duration, monthly_payment and deposit. */
  loan_names: z.optional(loanNames),
});
type TermFields = z.output<typeof termFields>;

/**
 * On what terms a market's vehicles are financed, leased and subscribed to. Amounts are in major
 * units of its currency.
 */
export const financeTerms = termFields.check(
  z.refine<TermFields>(
    ({ classes, yearly_mileages: { length } }) =>
      classes.every(({ residuals }) => residuals.every(({ percents }) => percents.length === length)),
    'every residual has a share for each yearly mileage',
  ),
  z.refine<TermFields>(
    ({ months: all, default_months, yearly_mileages, default_yearly_mileage }) =>
      all.includes(default_months) && yearly_mileages.includes(default_yearly_mileage),
    'the defaults are among the choices',
  ),
  z.refine<TermFields>(
    ({ deposit: { min_percent, default_percent, max_percent } }) =>
      min_percent <= default_percent && default_percent <= max_percent,
    'the default deposit lies between the least and the most',
  ),
);
/** A market's terms, checked to fit together. */
export type FinanceTerms = z.output<typeof financeTerms>;

/** What decides on a vehicle's class. */
export interface FinancedVehicle {
  readonly state: VehicleState;
  readonly production_year: number | null;
}

/**
 * The class of a vehicle in a given year; a used vehicle that does not tell its year has none, and
 * so none is financed.
 */
export function financeClassOf(
  { classes }: FinanceTerms,
  { state, production_year }: FinancedVehicle,
  year: number,
): FinanceClass | undefined {
  if (production_year === null && state !== 'new') return undefined;
  const age = Math.max(0, year - (production_year ?? year));
  return classes.find(({ states, min_age, max_age }) => states.includes(state) && age >= min_age && age <= max_age);
}

/** What a visitor chose; anything left out is the market's default. */
export interface AskedFinance {
  /** An amount, the same for every vehicle. */
  readonly deposit?: number | undefined;
  readonly months?: number | undefined;
  readonly yearly_mileage?: number | undefined;
}

/** A choice that is among the terms. */
export interface FinanceChoice {
  /** Undefined is the market's default share of each price. */
  readonly deposit: number | undefined;
  readonly months: number;
  readonly yearly_mileage: number;
}

/**
 * A visitor's choice as the terms know it: the next longer agreement and the next higher mileage,
 * or the most there is.
 */
export function financeChoice(terms: FinanceTerms, asked: AskedFinance = {}): FinanceChoice {
  return {
    deposit: asked.deposit === undefined ? undefined : Math.max(0, asked.deposit),
    months: nextOf(terms.months, asked.months ?? terms.default_months),
    yearly_mileage: nextOf(terms.yearly_mileages, asked.yearly_mileage ?? terms.default_yearly_mileage),
  };
}

/** The agreements of a class. */
export function monthsOf({ months: all }: FinanceTerms, { max_months }: FinanceClass): number[] {
  return all.filter((term) => term <= max_months);
}

/** The choice with the longest agreement of the class, where the chosen one is too long for it. */
export function fittingChoice(terms: FinanceTerms, kind: FinanceClass, choice: FinanceChoice): FinanceChoice {
  return { ...choice, months: Math.min(choice.months, monthsOf(terms, kind).at(-1) ?? choice.months) };
}

function nextOf(choices: readonly number[], asked: number): number {
  return choices.find((value) => value >= asked) ?? choices.at(-1) ?? asked;
}

/**
 * Share of the price that is due at the end, in percent; 0 where an agreement has no final payment.
 */
export function residualPercent(terms: FinanceTerms, { residuals }: FinanceClass, choice: FinanceChoice): number {
  const row = residuals.find(({ months: term }) => term === choice.months);
  return row?.percents[terms.yearly_mileages.indexOf(choice.yearly_mileage)] ?? 0;
}
