import { instalment } from './annuity';
import { decimal, rounded } from './decimal';
import { effectiveRate } from './effective-rate';
import { leasePayment } from './lease';
import type { FinanceProductRule } from './product-rules';

/** What a visitor chooses of a product. */
export interface ProductChoice {
  /** In percent of the price. */
  readonly down_payment: number;
  readonly months: number;
}

/** The quote of a product, by the names that the specification gives its figures. */
export interface FinanceProductOutput {
  readonly monthly_payment: number;
  readonly on_the_road_price: number;
  /** All that is paid at the start: nothing but cash, as no vehicle is taken in part exchange. */
  readonly total_deposit: { readonly cash_deposit: number };
  readonly total_amount_of_credit: number;
  /** How many there are. */
  readonly monthly_payments: number;
  /** In months. */
  readonly duration_of_agreement: number;
  /** Nominal, in percent a year. */
  readonly interest_rate: number;
  /** Effective, in percent a year; without one for what is rented. */
  readonly apr: number | undefined;
  /** Due with the last payment; the value at which a leased vehicle goes back. 0 without one. */
  readonly final_payment: number;
  /** Everything that is paid; the residual value of a lease is not. */
  readonly total_amount_payable: number;
  /** A moment, ISO 8601. */
  readonly created_at: string;
}

/** A price with what its quote is made for. */
export interface QuotedPrice {
  readonly price: number;
  /** Digits of the market's smallest unit, for products without their own. */
  readonly decimals: number;
  readonly created_at: string;
}

/** The quote for a price; undefined where the price leaves nothing to be financed. */
export function productQuote(
  rule: FinanceProductRule,
  { down_payment, months }: ProductChoice,
  { price, decimals: usual, created_at }: QuotedPrice,
): FinanceProductOutput | undefined {
  if (!(price > 0 && Number.isFinite(price))) return undefined;
  const decimals = rule.decimals ?? usual;
  const share = (percent: number) => rounded(decimal(price).times(percent).div(100), decimals);
  const cash_deposit = share(down_payment);
  const credit = decimal(price).minus(cash_deposit).toNumber();
  const final_payment = share(rule.final_percent);
  if (credit <= final_payment) return undefined;
  const terms = { rate: rule.interest_rate, months, decimals };
  const monthly_payment = monthlyPayment(rule, credit, { ...terms, final_payment });
  const repaid = decimal(monthly_payment).times(months).plus(cash_deposit);
  const isLease = rule.method === 'lease';
  return {
    monthly_payment,
    on_the_road_price: price,
    total_deposit: { cash_deposit },
    total_amount_of_credit: credit,
    monthly_payments: months,
    duration_of_agreement: months,
    interest_rate: rule.interest_rate,
    apr: isLease ? undefined : aprOf(credit, monthly_payment, months, final_payment),
    final_payment,
    total_amount_payable: rounded(repaid.plus(isLease ? 0 : final_payment), decimals),
    created_at,
  };
}

interface Terms {
  readonly rate: number;
  readonly months: number;
  readonly decimals: number;
  readonly final_payment: number;
}

function monthlyPayment({ method }: FinanceProductRule, credit: number, terms: Terms): number {
  const { rate, months, decimals, final_payment } = terms;
  if (method === 'flat') {
    const interest = decimal(credit).times(rate).times(months).div(1200);
    return rounded(interest.plus(credit).div(months), decimals);
  }
  if (method === 'lease') {
    return leasePayment({ price: credit, residual: final_payment, rate, months, initial_payments: 1 }, decimals);
  }
  return instalment({ principal: credit, rate, months, decimals, final_payment });
}

function aprOf(credit: number, payment: number, months: number, final_payment: number): number | undefined {
  const payments = Array.from({ length: months }, (_, index) => ({
    month: index + 1,
    amount: -(payment + (index + 1 === months ? final_payment : 0)),
  }));
  return effectiveRate([{ month: 0, amount: credit }, ...payments]);
}
