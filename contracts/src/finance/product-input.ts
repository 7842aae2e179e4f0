import * as z from 'zod/mini';
import type { FinanceProductRule, Steps } from './product-rules';

const MOST_CHOICES = 100;

const share = z.number().check(z.gte(0), z.lte(95));
const term = z.number().check(z.gte(1), z.lte(120));
const steps = (value: typeof share) =>
  z.partial(z.object({ min: value, max: value, step: z.number().check(z.gt(0)), default: value }));
const duration = z.extend(steps(term), { unit: z._default(z.enum(['years', 'months']), 'years') });

/** What an editor says of a product; whatever is left out is as in its rule. */
export const financeProductInput = z.object({
  /** In percent of the price. */
  down_payment: z.optional(steps(share)),
  duration: z.optional(duration),
  /** Nominal yearly rate in percent. */
  interest_rate: z.optional(z.number().check(z.gte(0), z.lte(100))),
});
/** An editor's terms of a product. */
export type FinanceProductInput = z.output<typeof financeProductInput>;

/** The rule with an editor's own terms; such as leave no choice are ignored, each by itself. */
export function withInput(rule: FinanceProductRule, input: FinanceProductInput | undefined): FinanceProductRule {
  if (!input) return rule;
  return {
    ...rule,
    down_payment: merged(rule.down_payment, input.down_payment),
    duration: merged(rule.duration, inMonths(input.duration)),
    interest_rate: input.interest_rate ?? rule.interest_rate,
  };
}

function inMonths(own: FinanceProductInput['duration']): Partial<Steps> | undefined {
  if (!own) return undefined;
  const { unit, ...numbers } = own;
  const factor = unit === 'years' ? 12 : 1;
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Math.round(value * factor)]],
    ),
  );
}

function merged(usual: Steps, own: { readonly [K in keyof Steps]?: number | undefined } | undefined): Steps {
  const min = own?.min ?? usual.min;
  const max = own?.max ?? usual.max;
  const step = own?.step ?? usual.step;
  const isChoice = min <= max && step > 0 && (max - min) / step <= MOST_CHOICES;
  if (!isChoice) return usual;
  const wanted = own?.default ?? usual.default;
  return { min, max, step, default: Math.min(Math.max(wanted, min), max) };
}
