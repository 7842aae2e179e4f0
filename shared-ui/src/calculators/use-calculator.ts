import type { FinanceTerms } from '@showroom/contracts/finance/terms';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import { formatCount } from '../texts/format-count';
import { useMessages } from '../texts/messages';
import type { ChosenPayment } from './chosen-payment';
import type { FinanceTexts } from './finance-texts';
import calculatorMessages from './messages/calculators/en.json';
import { useAmount } from './use-amount';
import { useDistance } from './use-distance';

/** What every calculator takes. */
export interface CalculatorProps {
  readonly terms: FinanceTerms;
  readonly texts: FinanceTexts;
  readonly onChosen?: (chosen: ChosenPayment) => void;
  /** What it starts with is a choice as well. */
  readonly tellsFirst?: boolean;
}

interface Calculation<C, Q> {
  readonly start: () => C;
  readonly quoteOf: (choice: C) => Q | undefined;
  readonly paymentOf: (quote: Q, choice: C) => ChosenPayment;
}

/** What a visitor chose with the quote for it; whoever asked gets each choice that has a quote. */
export function useCalculator<C extends object, Q>(
  { onChosen, tellsFirst = false }: CalculatorProps,
  { start, quoteOf, paymentOf }: Calculation<C, Q>,
) {
  const [choice, setChoice] = useState(start);

  function choose(next: Partial<C>): void {
    const changed = { ...choice, ...next };
    setChoice(changed);
    const quote = quoteOf(changed);
    if (quote) onChosen?.(paymentOf(quote, changed));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when it is opened
  useEffect(() => {
    if (tellsFirst) choose({});
  }, []);
  return { choice, quote: quoteOf(choice), choose };
}

/** The labels of calculators, and how they format figures. */
export function useCalculatorTexts({ decimals }: FinanceTerms) {
  const { locale } = usePageLocale();
  const texts = useMessages(calculatorMessages);
  return {
    texts,
    locale,
    amount: useAmount(decimals),
    distance: useDistance(),
    months: (count: number) => formatCount(count, texts.months, locale),
  };
}
