import type { PaymentOption } from '../entities/payment-option';
import type { FinanceQuote } from './quote';
import type { FinanceTerms, LoanNames } from './terms';

const USUAL_NAMES: LoanNames = { months: 'duration', monthly: 'monthly_payment', deposit: 'deposit' };

/**
 * A calculated loan as orders of the market carry it: by its own names, with a mileage where one
 * decides.
 */
export function loanOption(
  { loan_names: names = USUAL_NAMES }: FinanceTerms,
  quote: FinanceQuote,
  yearlyMileage: number,
): PaymentOption {
  return {
    [names.months]: quote.months,
    [names.monthly]: quote.instalment,
    interest_rate: quote.rate,
    ...(quote.apr !== undefined && { apr: Math.round(quote.apr * 10) / 10 }),
    [names.deposit]: quote.deposit,
    ...(quote.final_payment > 0 && { residual_value: quote.final_payment, monthly_mileage: yearlyMileage / 12 }),
  };
}
