import type { VehicleLight } from '@showroom/contracts/entities/vehicle';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import { leaseMonths } from '@showroom/contracts/finance/lease';
import { type FinanceQuote, financeQuote } from '@showroom/contracts/finance/quote';
import {
  type FinanceClass,
  type FinanceTerms,
  financeChoice,
  financeClassOf,
  fittingChoice,
} from '@showroom/contracts/finance/terms';
import type { Platform } from '@showroom/shared-ui/platform';
import { inLanguage } from '../language/in-language';
import { shownPrice } from '../prices/shown-prices';
import { FINANCE_TEXTS, type FinanceTexts } from './finance-texts';

/** What the calculators need of a vehicle. */
export type FinancedAttributes = Pick<VehicleLight['attributes'], 'state' | 'status' | 'production_year' | 'prices'>;

const CALCULATORS = ['finance', 'lease', 'subscription'] as const;
export type CalculatorKind = (typeof CALCULATORS)[number];

/** The example that the page shows at once, and which calculators can be opened. Plain data: it travels to the browser. */
export interface VehicleFinance {
  readonly kinds: readonly CalculatorKind[];
  /** On the market's default terms; null when the price cannot be financed on them. */
  readonly quote: FinanceQuote | null;
  readonly yearly_mileage: number;
  readonly decimals: number;
  readonly texts: FinanceTexts;
}

/** Null for a vehicle that nobody can pay for by the month: a sold one, or one without a price or terms. */
export function vehicleFinance(
  { market, settings, locale }: Platform,
  vehicle: FinancedAttributes,
  now: Date,
): VehicleFinance | null {
  if (vehicle.status === 'sold') return null;
  const terms = termsOf(market.code, settings.get('finance.terms'));
  const kind = financeClassOf(terms, vehicle, now.getFullYear());
  const kinds = calculatorsOf(terms, kind, vehicle);
  if (kinds.length === 0) return null;
  const price = shownPrice(vehicle.prices, 'purchase')?.value_raw;
  const choice = financeChoice(terms);
  const quote =
    kind && price !== undefined ? financeQuote(terms, kind, fittingChoice(terms, kind, choice), price) : undefined;
  return {
    kinds,
    quote: quote ?? null,
    yearly_mileage: choice.yearly_mileage,
    decimals: terms.decimals,
    texts: inLanguage(FINANCE_TEXTS, locale),
  };
}

/** Which calculators a vehicle's prices and the market's terms allow. */
function calculatorsOf(
  terms: FinanceTerms,
  kind: FinanceClass | undefined,
  { prices }: Pick<FinancedAttributes, 'prices'>,
): CalculatorKind[] {
  const offered: Record<CalculatorKind, boolean> = {
    finance: kind !== undefined && shownPrice(prices, 'purchase') !== undefined,
    lease: kind !== undefined && leaseMonths(terms, kind).length > 0 && shownPrice(prices, 'lease') !== undefined,
    subscription: terms.subscription !== null && shownPrice(prices, 'subscribe') !== undefined,
  };
  return CALCULATORS.filter((key) => offered[key]);
}
