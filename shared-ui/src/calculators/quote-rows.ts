import type { FinanceQuote } from '@showroom/contracts/finance/quote';
import { formatCount } from '../texts/format-count';
import type { FormatAmount } from './amount-formatter';
import type { FinanceTexts } from './finance-texts';
import { formatPercent } from './percent';
import type { Row } from './Rows';

/** What figures are written with. */
export interface QuoteFormatter {
  readonly texts: FinanceTexts;
  readonly amount: FormatAmount;
  readonly distance: (distance: number) => string;
  readonly locale: string;
}

/** The representative example: everything that the monthly figure stands on. */
export function quoteRows(quote: FinanceQuote, yearly_mileage: number, writer: QuoteFormatter): Row[] {
  const { texts, amount, distance, locale } = writer;
  const { months, instalment, last_instalment, final_payment, fees, apr } = quote;
  const differs = last_instalment !== instalment;
  const rows: readonly (Row | false)[] = [
    [texts.price, amount(quote.price)],
    [texts.deposit, amount(quote.deposit)],
    [texts.credit, amount(quote.credit)],
    [texts.duration, formatCount(months, texts.months, locale)],
    [formatCount(differs ? months - 1 : months, texts.instalments, locale), amount(instalment)],
    differs && [texts.lastInstalment, amount(last_instalment)],
    final_payment > 0 && [texts.finalPayment, amount(final_payment)],
    final_payment > 0 && [texts.yearlyMileage, distance(yearly_mileage)],
    fees.arrangement > 0 && [texts.arrangementFee, amount(fees.arrangement)],
    fees.final > 0 && [texts.finalFee, amount(fees.final)],
    [texts.cost, amount(quote.cost_of_credit)],
    [texts.total, amount(quote.total)],
    [texts.rate, formatPercent(quote.rate, locale)],
    apr !== undefined && [texts.apr, formatPercent(apr, locale, 1)],
  ];
  return rows.flatMap((row) => (row ? [row] : []));
}
