import * as z from 'zod/mini';
import { setting } from './setting';

/** What pages of editors may cost their visitors. */
export const contentBudgetSettings = [
  setting({
    key: 'content.script_budget',
    schema: z.int().check(z.gte(0), z.lte(10_000)),
    default: 80,
    summary:
      'Kilobytes of scripts that the blocks of a page may have browsers fetch before publishing needs a reason; 0 for any.',
    audience: 'server',
    readers: ['infra'],
  }),
] as const;
