import type { TradeInEstimate } from '@showroom/contracts/entities/order-choices';
import type { PaymentOption } from '@showroom/contracts/entities/payment-option';
import type { TradeIn, TradeInCondition, TradeInValuation } from '@showroom/contracts/entities/trade-in';

/** The three ways to pay by the month, each with a calculator of its own. */
export type CalculatorKind = 'finance' | 'lease' | 'subscription';

/** What a visitor calculated, as an order may carry it. */
export interface ChosenPayment {
  readonly type: CalculatorKind;
  /** Amounts, months, distances and percentages by the names of the order's payment options. */
  readonly values: PaymentOption;
}

/** A visitor's present car with the estimate of its value. */
export interface ValuedTradeIn {
  readonly vehicle: TradeIn;
  readonly condition: TradeInCondition;
  readonly estimate: TradeInEstimate;
}

/** What of a valuation an order carries. */
export function estimateOf(valuation: TradeInValuation['attributes']): TradeInEstimate {
  const { value, low, high, currency, valid_until, proof } = valuation;
  return { value, low, high, currency, valid_until, proof };
}
