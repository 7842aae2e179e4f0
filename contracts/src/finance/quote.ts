import { schedule } from './annuity';
import { decimal, rounded } from './decimal';
import { usualDeposit } from './deposit-bounds';
import { type CashFlow, effectiveRate } from './effective-rate';
import { paymentRule } from './payment-rule';
import type { FinanceChoice, FinanceClass, FinanceTerms } from './terms';

/** Everything that a representative example says about one agreement. */
export interface FinanceQuote {
  readonly price: number;
  readonly deposit: number;
  readonly credit: number;
  readonly months: number;
  readonly instalment: number;
  /** Differs from the others by what rounding left. */
  readonly last_instalment: number;
  /** Due together with the last instalment; 0 when there is none. */
  readonly final_payment: number;
  readonly fees: { readonly arrangement: number; readonly final: number };
  /** Nominal yearly rate in percent, fixed. */
  readonly rate: number;
  /** Effective yearly rate in percent, fees included. */
  readonly apr: number | undefined;
  /** Interest and fees. */
  readonly cost_of_credit: number;
  /** Everything that the buyer pays, the deposit included. */
  readonly total: number;
}

/** The offer for one price; undefined when it cannot be financed so. */
export function financeQuote(
  terms: FinanceTerms,
  kind: FinanceClass,
  choice: FinanceChoice,
  price: number,
): FinanceQuote | undefined {
  const rule = paymentRule(terms, kind, choice);
  const payment = rule?.paymentOf(price);
  if (!rule || payment === undefined) return undefined;
  const { decimals } = terms;
  const amount = (value: ReturnType<typeof decimal>) => rounded(value, decimals);
  const deposit = choice.deposit ?? usualDeposit(terms, price);
  const credit = amount(decimal(price).minus(deposit));
  const final_payment = amount(decimal(price).times(rule.residual));
  const fees = { arrangement: terms.fees.arrangement, final: final_payment > 0 ? terms.fees.final : 0 };
  const { months } = choice;
  const last_instalment =
    schedule({ principal: credit, rate: kind.rate, months, final_payment, decimals, instalment: payment }).at(-1)
      ?.payment ?? payment;
  const repaid = decimal(payment)
    .times(months - 1)
    .plus(last_instalment)
    .plus(final_payment);
  const cost = repaid.minus(credit).plus(fees.arrangement).plus(fees.final);
  const agreed = { price, deposit, credit, months, instalment: payment, last_instalment, final_payment, fees };
  return {
    ...agreed,
    rate: kind.rate,
    apr: effectiveRate(flowsOf(agreed)),
    cost_of_credit: amount(cost),
    total: amount(cost.plus(price)),
  };
}

type Agreed = Pick<FinanceQuote, 'credit' | 'months' | 'instalment' | 'last_instalment' | 'final_payment' | 'fees'>;

function flowsOf({ credit, months, instalment, last_instalment, final_payment, fees }: Agreed): CashFlow[] {
  const regular = Array.from({ length: months - 1 }, (_, index) => ({ month: index + 1, amount: -instalment }));
  const last = { month: months, amount: -(last_instalment + final_payment + fees.final) };
  return [{ month: 0, amount: credit - fees.arrangement }, ...regular, last];
}
