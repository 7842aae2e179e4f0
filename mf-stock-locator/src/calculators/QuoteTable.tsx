import type { FinanceQuote } from '@showroom/contracts/finance/quote';
import { usePlatform } from '@showroom/shared-ui/platform';
import { fillText } from '../language/fill-text';
import { useWords } from '../language/use-language';
import { writeNumber } from '../specification/formats';
import type { FinanceTexts } from './finance-texts';
import { writePercent } from './percent';
import { Rows } from './Rows';
import { useAmount } from './use-amount';

interface QuoteTableProps {
  readonly quote: FinanceQuote;
  readonly yearly_mileage: number;
  readonly decimals: number;
  readonly texts: FinanceTexts;
}

/** The representative example: everything that the monthly figure stands on. */
export function QuoteTable({ quote, yearly_mileage, decimals, texts }: QuoteTableProps) {
  const amount = useAmount(decimals);
  const { words, locale } = useWords();
  const { distanceUnit } = usePlatform().market;
  const { months, instalment, last_instalment, final_payment, fees, apr } = quote;
  const differs = last_instalment !== instalment;
  return (
    <Rows
      caption={texts.example}
      rows={[
        [texts.price, amount(quote.price)],
        [texts.deposit, amount(quote.deposit)],
        [texts.credit, amount(quote.credit)],
        [texts.duration, fillText(texts.months, { count: months })],
        [fillText(texts.instalments, { count: differs ? months - 1 : months }), amount(instalment)],
        differs && [texts.lastInstalment, amount(last_instalment)],
        final_payment > 0 && [texts.finalPayment, amount(final_payment)],
        final_payment > 0 && [
          texts.yearlyMileage,
          `${writeNumber(yearly_mileage, locale)} ${words.units[distanceUnit]}`,
        ],
        fees.arrangement > 0 && [texts.arrangementFee, amount(fees.arrangement)],
        fees.final > 0 && [texts.finalFee, amount(fees.final)],
        [texts.cost, amount(quote.cost_of_credit)],
        [texts.total, amount(quote.total)],
        [texts.rate, writePercent(quote.rate, locale)],
        apr !== undefined && [texts.apr, writePercent(apr, locale, 1)],
      ]}
    />
  );
}
