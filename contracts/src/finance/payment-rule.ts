import { type InstalmentFactors, instalmentFactors } from './annuity';
import { atLeast, atMost, type Decimal, decimal, rounded } from './decimal';
import { type FinanceChoice, type FinanceClass, type FinanceTerms, residualPercent } from './terms';

/** Bounds, both included; undefined is no bound. */
export interface AmountRange {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** Prices with a least one; undefined is no bound. */
export interface Prices extends AmountRange {
  readonly from: number;
}

/**
 * How one class of vehicles is paid for on one choice of terms. The payment never falls while the
 * price rises, so that a range of payments is a range of prices.
 */
export interface PaymentRule {
  /** Prices that can be financed at all. */
  readonly prices: Prices;
  /** Share of the price that is due at the end, 0 to 1. */
  readonly residual: number;
  /** What is paid each month; undefined for a price that cannot be financed. */
  paymentOf(price: number): number | undefined;
  /** The prices whose payments lie in a range; undefined when there are none. */
  pricesFor(payments: AmountRange): Prices | undefined;
}

/** Prices have no more decimals than this. */
const PRICE_DECIMALS = 2;
const PRICE_UNITS = 10 ** PRICE_DECIMALS;

/** What an instalment is made of, by rate and number of months. */
export type FactorsOf = typeof instalmentFactors;

/**
 * The rule of a class; undefined when it has no agreements of that length, or none with so small a
 * deposit.
 */
export function paymentRule(
  terms: FinanceTerms,
  kind: FinanceClass,
  choice: FinanceChoice,
  factorsOf: FactorsOf = instalmentFactors,
): PaymentRule | undefined {
  if (choice.months > kind.max_months) return undefined;
  const residual = decimal(residualPercent(terms, kind, choice)).div(100);
  const prices = financedPrices(terms, choice, residual);
  if (!prices) return undefined;
  const { decimals } = terms;
  const { perPrice, fixed } = line(terms, choice, residual, factorsOf(kind.rate, choice.months));
  const half = decimal(10).pow(-decimals).div(2);
  const leastPrice = (payment: Decimal) => leastReaching(perPrice, payment.plus(fixed));
  return {
    prices,
    residual: residual.toNumber(),
    paymentOf: (price) => (isWithin(price, prices) ? rounded(perPrice.times(price).minus(fixed), decimals) : undefined),
    // Half a unit below a payment is rounded up to it; half a unit above it belongs to the next
    // one.
    pricesFor: ({ from, to }) =>
      common(prices, {
        from: from === undefined ? undefined : leastPrice(atLeast(from, decimals).minus(half)) / PRICE_UNITS,
        to: to === undefined ? undefined : (leastPrice(atMost(to, decimals).plus(half)) - 1) / PRICE_UNITS,
      }),
  };
}

/**
 * The least price, in its smallest units, that comes to an amount: guessed in binary, then made
 * exact by products, which cost far less than a quotient.
 */
function leastReaching(perPrice: Decimal, amount: Decimal): number {
  const wanted = amount.times(PRICE_UNITS);
  const reaches = (price: number) => perPrice.times(price).gte(wanted);
  let price = Math.round(wanted.toNumber() / perPrice.toNumber());
  while (reaches(price - 1)) price--;
  while (!reaches(price)) price++;
  return price;
}

function isWithin(price: number, { from, to }: AmountRange): boolean {
  return price >= (from ?? Number.NEGATIVE_INFINITY) && price <= (to ?? Number.POSITIVE_INFINITY);
}

/** The payment before rounding is `price * perPrice - fixed`. */
function line(
  { deposit }: FinanceTerms,
  choice: FinanceChoice,
  residual: Decimal,
  { perCredit, perFinal }: InstalmentFactors,
): { readonly perPrice: Decimal; readonly fixed: Decimal } {
  const financed = perCredit.minus(residual.times(perFinal));
  if (choice.deposit !== undefined) return { perPrice: financed, fixed: perCredit.times(choice.deposit) };
  const share = decimal(deposit.default_percent).div(100);
  return { perPrice: financed.minus(perCredit.times(share)), fixed: decimal(0) };
}

/**
 * A deposit within its bounds, an amount of credit that is large enough, and more of it than is due
 * at the end.
 */
function financedPrices(
  { deposit, min_credit }: FinanceTerms,
  choice: FinanceChoice,
  residual: Decimal,
): Prices | undefined {
  if (choice.deposit === undefined) {
    const credit = decimal(100 - deposit.default_percent).div(100);
    if (credit.lte(residual)) return undefined;
    return { from: atLeast(decimal(min_credit).div(credit), PRICE_DECIMALS).toNumber(), to: undefined };
  }
  const paid = decimal(choice.deposit);
  const least = [
    paid.plus(min_credit),
    paid.times(100).div(deposit.max_percent),
    paid.div(decimal(1).minus(residual)),
  ].map((price) => atLeast(price, PRICE_DECIMALS).toNumber());
  const most = deposit.min_percent > 0 ? paid.times(100).div(deposit.min_percent) : undefined;
  return { from: Math.max(...least), to: most && atMost(most, PRICE_DECIMALS).toNumber() };
}

/** What two ranges have in common; undefined is nothing. */
function common(prices: Prices, { from, to }: AmountRange): Prices | undefined {
  const least = Math.max(prices.from, from ?? prices.from);
  const most = Math.min(prices.to ?? Number.POSITIVE_INFINITY, to ?? Number.POSITIVE_INFINITY);
  if (least > most) return undefined;
  return { from: least, to: Number.isFinite(most) ? most : undefined };
}
