import * as z from 'zod/mini';
import { financeTerms } from '../finance/terms';
import { setting } from './setting';

function label<const N extends string>(name: N, summary: string) {
  const key = `reverse_calculator.${name}` as const;
  return setting({
    key,
    schema: z.string(),
    default: '',
    summary: `${summary}; empty is the text of the page's language.`,
    audience: 'public',
    readers: ['mf-stock-locator'],
  });
}

export const financeSettings = [
  setting({
    key: 'finance.terms',
    schema: z.nullable(financeTerms),
    default: null,
    summary:
      "Rates, residual values and choices of the market's finance, lease and subscription offers; without them its example terms stand.",
    audience: 'public',
    readers: ['mf-stock-locator', 'infra'],
  }),
  label('open_label', 'Label of the button that opens the calculator by monthly budget'),
  label('reset_label', "Label of the button that takes the budget's filter away"),
  label('error', 'What visitors read when that calculator fails'),
] as const;
