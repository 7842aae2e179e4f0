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
import { priceWriterOf } from '@showroom/shared-ui/price';
import { cardLanguage } from '../language/choose-language';
import { fillText } from '../language/fill-text';
import { inLanguage } from '../language/in-language';
import { shownPrice } from '../prices/shown-prices';
import { writeNumber } from '../specification/formats';
import { amountWriter } from './amount-writer';
import { FINANCE_TEXTS, type FinanceTexts } from './finance-texts';
import { writePercent } from './percent';
import { type QuoteWriter, quoteRows } from './quote-rows';
import type { Row } from './Rows';

/** What the calculators need of a vehicle. */
export type FinancedAttributes = Pick<VehicleLight['attributes'], 'state' | 'status' | 'production_year' | 'prices'>;

const CALCULATORS = ['finance', 'lease', 'subscription'] as const;
export type CalculatorKind = (typeof CALCULATORS)[number];

/** The example that the page shows at once, and which calculators can be opened; written where the data is loaded. */
export interface VehicleFinance {
  readonly kinds: readonly CalculatorKind[];
  /** On the market's default terms; null when the price cannot be financed on them. */
  readonly example: { readonly monthly: string; readonly basis: string; readonly rows: readonly Row[] } | null;
  readonly texts: Pick<FinanceTexts, 'title' | 'example' | 'note' | 'open' | 'tradeIn'>;
}

/** Null for a vehicle that nobody can pay for by the month: a sold one, or one without a price or terms. */
export function vehicleFinance(platform: Platform, vehicle: FinancedAttributes, now: Date): VehicleFinance | null {
  if (vehicle.status === 'sold') return null;
  const { market, settings, locale } = platform;
  const terms = termsOf(market.code, settings.get('finance.terms'));
  const kind = financeClassOf(terms, vehicle, now.getFullYear());
  const kinds = calculatorsOf(terms, kind, vehicle);
  if (kinds.length === 0) return null;
  const price = shownPrice(vehicle.prices, 'purchase')?.value_raw;
  const choice = financeChoice(terms);
  const quote = kind && price !== undefined && financeQuote(terms, kind, fittingChoice(terms, kind, choice), price);
  const texts = inLanguage(FINANCE_TEXTS, locale);
  const { title, example, note, open, tradeIn } = texts;
  return {
    kinds,
    example: quote ? written(quote, choice.yearly_mileage, writerOf(platform, texts, terms)) : null,
    texts: { title, example, note, open, tradeIn },
  };
}

function writerOf(
  { market, settings, locale }: Platform,
  texts: FinanceTexts,
  { decimals }: FinanceTerms,
): QuoteWriter {
  const unit = cardLanguage(locale).words.units[market.distanceUnit];
  return {
    texts,
    amount: amountWriter(priceWriterOf(settings).write, decimals),
    distance: (distance) => `${writeNumber(distance, locale)} ${unit}`,
    locale,
  };
}

function written(quote: FinanceQuote, yearly_mileage: number, writer: QuoteWriter): VehicleFinance['example'] {
  const { texts, amount, distance, locale } = writer;
  const { instalment, deposit, months, final_payment, apr = quote.rate } = quote;
  return {
    monthly: fillText(texts.perMonth, { amount: amount(instalment) }),
    basis: fillText(final_payment > 0 ? texts.basis : texts.basisPlain, {
      months,
      deposit: amount(deposit),
      mileage: distance(yearly_mileage),
      apr: writePercent(apr, locale, 1),
    }),
    rows: quoteRows(quote, yearly_mileage, writer),
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
