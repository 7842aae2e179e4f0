import type { FinanceQuote } from '@showroom/contracts/finance/quote';
import { usePageLocale } from '@showroom/shared-ui/platform';
import type { FinanceTexts } from './finance-texts';
import { quoteRows } from './quote-rows';
import { Rows } from './Rows';
import { useAmount } from './use-amount';
import { useDistance } from './use-distance';

interface QuoteTableProps {
  readonly quote: FinanceQuote;
  readonly yearly_mileage: number;
  readonly decimals: number;
  readonly texts: FinanceTexts;
}

/** The representative example of what is being calculated. */
export function QuoteTable({ quote, yearly_mileage, decimals, texts }: QuoteTableProps) {
  const amount = useAmount(decimals);
  const distance = useDistance();
  const { locale } = usePageLocale();
  return <Rows caption={texts.example} rows={quoteRows(quote, yearly_mileage, { texts, amount, distance, locale })} />;
}
