import * as z from 'zod/mini';
import { financeTerms } from '../finance/terms';
import { setting } from './setting';

export const financeSettings = [
  setting({
    key: 'finance.terms',
    schema: z.nullable(financeTerms),
    default: null,
    summary:
      "Rates, residual values and choices of the market's finance, lease and subscription offers; without them its example terms stand.",
    audience: 'public',
    readers: ['mf-stock-locator', 'api'],
  }),
] as const;
