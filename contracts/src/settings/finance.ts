import * as z from 'zod/mini';
import { financeTerms } from '../finance/terms';
import { setting } from './setting';

function label<const K extends `reverse_calculator.${string}`>(key: K, summary: string) {
  return setting({
    key,
    schema: z.string(),
    default: '',
    summary: `${summary}; empty is the text of the page's language.`,
    audience: 'public',
    readers: ['mf-stock-locator'],
  });
}

/** Terms on which a market's vehicles are financed. */
export const financeSettings = [
  setting({
    key: 'finance.terms',
    schema: z.nullable(financeTerms),
    default: null,
    summary:
      "Rates, residual values and choices of the market's finance, lease and subscription offers; without them its example terms stand.",
    audience: 'public',
    readers: ['mf-stock-locator', 'mf-order-online', 'infra'],
  }),
  label('reverse_calculator.open_label', 'Label of the button that opens the calculator by monthly budget'),
  label('reverse_calculator.reset_label', "Label of the button that takes the budget's filter away"),
  label('reverse_calculator.error', 'What visitors read when that calculator fails'),
] as const;
