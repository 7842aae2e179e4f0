import { type Driven, driveAwayPrice, driveAwayStates } from '@showroom/contracts/entities/drive-away';
import type { VehicleLight } from '@showroom/contracts/entities/vehicle';
import { fillText } from '@showroom/contracts/fill-text';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import { type FinanceQuote, financeQuote } from '@showroom/contracts/finance/quote';
import { type FinanceTerms, financeChoice, financeClassOf, fittingChoice } from '@showroom/contracts/finance/terms';
import { formatNumber } from '@showroom/contracts/number-text';
import { amountFormatter } from '@showroom/shared-ui/amount-formatter';
import type { Row } from '@showroom/shared-ui/calculator-rows';
import type { CalculatorKind } from '@showroom/shared-ui/chosen-payment';
import financeMessages from '@showroom/shared-ui/finance-messages';
import type { FinanceTexts } from '@showroom/shared-ui/finance-texts';
import { formatCount } from '@showroom/shared-ui/format-count';
import { messagesFor } from '@showroom/shared-ui/messages-for';
import { offeredCalculators } from '@showroom/shared-ui/offered-calculators';
import { formatPercent } from '@showroom/shared-ui/percent';
import type { Platform } from '@showroom/shared-ui/platform';
import { priceWriterOf } from '@showroom/shared-ui/price';
import { type QuoteFormatter, quoteRows } from '@showroom/shared-ui/quote-rows';
import { shownPrice } from '../prices/shown-prices';
import { messagesOf } from '../specification/messages-of';

/** What the calculators need of a vehicle. */
export type FinancedAttributes = Pick<VehicleLight['attributes'], 'state' | 'status' | 'production_year' | 'prices'> &
  Driven;

interface FinanceExample {
  readonly monthly: string;
  readonly basis: string;
  readonly rows: readonly Row[];
}

/**
 * The example that the page shows at once, and which calculators can be opened; written where the
 * data is loaded.
 */
export interface VehicleFinance {
  readonly kinds: readonly CalculatorKind[];
  /** On the market's default terms; null when the price cannot be financed on them. */
  readonly example: FinanceExample | null;
  /** The same for the prices to drive away with, by Australian state. */
  readonly inStates: Readonly<Record<string, FinanceExample | null>>;
  readonly texts: Pick<FinanceTexts, 'title' | 'example' | 'note' | 'open' | 'tradeIn'>;
}

/**
 * Null for a vehicle that nobody can pay for by the month: a sold one, or one without a price or
 * terms.
 */
export function vehicleFinance(platform: Platform, vehicle: FinancedAttributes, now: Date): VehicleFinance | null {
  if (vehicle.status === 'sold') return null;
  const { market, settings, locale } = platform;
  const terms = termsOf(market.code, settings.get('finance.terms'));
  const kind = financeClassOf(terms, vehicle, now.getFullYear());
  const kinds = offeredCalculators(terms, kind, (type) => shownPrice(vehicle.prices, type) !== undefined);
  if (kinds.length === 0) return null;
  const price = shownPrice(vehicle.prices, 'purchase')?.value_raw;
  const choice = financeChoice(terms);
  const texts = messagesFor(financeMessages, locale);
  const writer = writerOf(platform, texts, terms);
  const exampleFor = (price: number | undefined) => {
    const quote = kind && price !== undefined && financeQuote(terms, kind, fittingChoice(terms, kind, choice), price);
    return quote ? written(quote, choice.yearly_mileage, writer) : null;
  };
  const { title, example, note, open, tradeIn } = texts;
  return {
    kinds,
    example: exampleFor(price),
    inStates: Object.fromEntries(
      driveAwayStates(vehicle).map((state) => [state, exampleFor(driveAwayPrice(vehicle, state))]),
    ),
    texts: { title, example, note, open, tradeIn },
  };
}

function writerOf(platform: Platform, texts: FinanceTexts, { decimals }: FinanceTerms): QuoteFormatter {
  const { market, locale } = platform;
  const unit = messagesOf(platform).units[market.distanceUnit];
  return {
    texts,
    amount: amountFormatter(priceWriterOf(platform).writeBoth, decimals),
    distance: (distance) => `${formatNumber(distance, locale)} ${unit}`,
    locale,
  };
}

function written(quote: FinanceQuote, yearly_mileage: number, writer: QuoteFormatter): FinanceExample {
  const { texts, amount, distance, locale } = writer;
  const { instalment, deposit, months, final_payment, apr = quote.rate } = quote;
  return {
    monthly: fillText(texts.perMonth, { amount: amount(instalment) }),
    basis: fillText(final_payment > 0 ? texts.basis : texts.basisPlain, {
      months: formatCount(months, texts.months, locale),
      deposit: amount(deposit),
      mileage: distance(yearly_mileage),
      apr: formatPercent(apr, locale, 1),
    }),
    rows: quoteRows(quote, yearly_mileage, writer),
  };
}
