import type { FinanceQuote } from '@showroom/contracts/finance/quote';
import { writeCount } from '../texts/write-count';
import type { WriteAmount } from './amount-writer';
import type { FinanceTexts } from './finance-texts';
import { writePercent } from './percent';
import type { Row } from './Rows';

/** What figures are written with. */
export interface QuoteWriter {
  readonly texts: FinanceTexts;
  readonly amount: WriteAmount;
  readonly distance: (distance: number) => string;
  readonly locale: string;
}

/** The representative example: everything that the monthly figure stands on. */
export function quoteRows(quote: FinanceQuote, yearly_mileage: number, writer: QuoteWriter): Row[] {
  const { texts, amount, distance, locale } = writer;
  const { months, instalment, last_instalment, final_payment, fees, apr } = quote;
  const differs = last_instalment !== instalment;
  const rows: readonly (Row | false)[] = [
    [texts.price, amount(quote.price)],
    [texts.deposit, amount(quote.deposit)],
    [texts.credit, amount(quote.credit)],
    [texts.duration, writeCount(months, texts.months, locale)],
    [writeCount(differs ? months - 1 : months, texts.instalments, locale), amount(instalment)],
    differs && [texts.lastInstalment, amount(last_instalment)],
    final_payment > 0 && [texts.finalPayment, amount(final_payment)],
    final_payment > 0 && [texts.yearlyMileage, distance(yearly_mileage)],
    fees.arrangement > 0 && [texts.arrangementFee, amount(fees.arrangement)],
    fees.final > 0 && [texts.finalFee, amount(fees.final)],
    [texts.cost, amount(quote.cost_of_credit)],
    [texts.total, amount(quote.total)],
    [texts.rate, writePercent(quote.rate, locale)],
    apr !== undefined && [texts.apr, writePercent(apr, locale, 1)],
  ];
  return rows.flatMap((row) => (row ? [row] : []));
}
