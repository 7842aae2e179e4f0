import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { leaseMonths } from '@showroom/contracts/finance/lease';
import type { FinanceClass, FinanceTerms } from '@showroom/contracts/finance/terms';
import type { CalculatorKind } from './chosen-payment';

const CALCULATORS = ['finance', 'lease', 'subscription'] as const satisfies readonly CalculatorKind[];

/** Which calculators a vehicle's prices and the market's terms allow. */
export function offeredCalculators(
  terms: FinanceTerms,
  kind: FinanceClass | undefined,
  hasPrice: (type: FinancingOption) => boolean,
): CalculatorKind[] {
  const offered: Record<CalculatorKind, boolean> = {
    finance: kind !== undefined && hasPrice('purchase'),
    lease: kind !== undefined && leaseMonths(terms, kind).length > 0 && hasPrice('lease'),
    subscription: terms.subscription !== null && hasPrice('subscribe'),
  };
  return CALCULATORS.filter((key) => offered[key]);
}
