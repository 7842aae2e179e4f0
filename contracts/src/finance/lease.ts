import { discount, monthlyRate } from './annuity';
import { type Decimal, decimal, rounded } from './decimal';
import { type FinanceClass, type FinanceTerms, financeChoice, residualPercent } from './terms';

/** What a visitor chooses of a lease. */
export interface LeaseChoice {
  readonly months: number;
  readonly yearly_mileage: number;
  /** Payments made at the start, counted in monthly ones. */
  readonly initial_payments: number;
}

/** A lease as it was calculated; amounts in major units. */
export interface LeaseQuote extends LeaseChoice {
  readonly instalment: number;
  /** What is paid at the start. */
  readonly initial_payment: number;
  /** Payments that follow it. */
  readonly following: number;
  readonly total: number;
}

/**
 * Terms of a lease for which a class has a residual value: without one nobody can say what its use
 * costs.
 */
export function leaseMonths(terms: FinanceTerms, kind: FinanceClass): number[] {
  const known = kind.residuals.map(({ months }) => months);
  return (terms.lease?.months ?? []).filter((months) => months <= kind.max_months && known.includes(months));
}

/**
 * What a lease costs that is quoted for other terms: it changes as the use of the vehicle does, its
 * price less what the residual value is worth today, spread over the payments. The quoted terms
 * give exactly the quoted payment. What a lessor quotes need not follow from the rate and the
 * residual value of the class: they only scale it, and are no part of the quote.
 */
export function leaseQuote(
  terms: FinanceTerms,
  kind: FinanceClass,
  choice: LeaseChoice,
  quoted: number,
): LeaseQuote | undefined {
  const { lease } = terms;
  const offered = leaseMonths(terms, kind);
  if (!lease || !offered.includes(choice.months) || !offered.includes(lease.quoted.months)) return undefined;
  const factor = useFactor(terms, kind, choice).div(useFactor(terms, kind, lease.quoted));
  const instalment = rounded(factor.times(quoted), terms.decimals);
  const following = Math.max(0, choice.months - choice.initial_payments);
  const initial = decimal(instalment).times(choice.initial_payments);
  return {
    ...choice,
    instalment,
    initial_payment: rounded(initial, terms.decimals),
    following,
    total: rounded(initial.plus(decimal(instalment).times(following)), terms.decimals),
  };
}

/** What the residual value of a class makes of a price of 1. */
function useFactor(terms: FinanceTerms, kind: FinanceClass, choice: LeaseChoice): Decimal {
  const residual = decimal(residualOf(terms, kind, choice)).div(100);
  return exactPayment({ ...choice, price: decimal(1), residual, rate: kind.rate });
}

interface Lease<A> {
  readonly price: A;
  /** What the vehicle is worth at the end. */
  readonly residual: A;
  /** Nominal yearly rate in percent. */
  readonly rate: number;
  readonly months: number;
  readonly initial_payments: number;
}

/**
 * What is used up, divided by what one payment a month is worth today: the first ones at once, the
 * others month by month.
 */
function exactPayment({ price, residual, rate, months, initial_payments }: Lease<Decimal>): Decimal {
  const monthly = monthlyRate(rate);
  const following = Math.max(0, months - initial_payments);
  const worth = monthly.eq(0) ? decimal(following) : decimal(1).minus(discount(monthly, following)).div(monthly);
  return price.minus(residual.times(discount(monthly, months))).div(worth.plus(initial_payments));
}

/** The monthly payment of a lease with payments made in advance. */
export function leasePayment(lease: Lease<number>, decimals: number): number {
  const { price, residual } = lease;
  return rounded(exactPayment({ ...lease, price: decimal(price), residual: decimal(residual) }), decimals);
}

function residualOf(terms: FinanceTerms, kind: FinanceClass, { months, yearly_mileage }: LeaseChoice): number {
  const choice = financeChoice(terms, { yearly_mileage });
  return residualPercent(terms, kind, { ...choice, months });
}
