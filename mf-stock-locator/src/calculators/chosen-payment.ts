import type { TradeIn } from '@showroom/contracts/entities/trade-in';
import type { CalculatorKind } from './vehicle-finance';

/** What a visitor calculated, as an order may carry it. */
export interface ChosenPayment {
  readonly type: CalculatorKind;
  /** Amounts, months, distances and percentages by the names of the order's payment options. */
  readonly values: Readonly<Record<string, number>>;
}

/** A visitor's present car with the estimate of its value. */
export interface ValuedTradeIn {
  readonly vehicle: TradeIn;
  readonly value: number;
  readonly currency: string;
}
