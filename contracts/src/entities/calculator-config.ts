import * as z from 'zod/mini';

const KEY = /^[a-z_][a-z0-9_]*$/i;
/** A number, or a formula over what is known of the vehicle. */
const figure = z.union([z.number(), z.string()]);

/** Something that a visitor fills in. */
export const calculatorField = z.object({
  key: z.string().check(z.regex(KEY, 'must be letters, digits and underscores')),
  label: z.string(),
  default: figure,
  min: z.optional(figure),
  max: z.optional(figure),
  options: z._default(z.array(z.object({ label: z.string(), value: z.number() })), []),
});

const calculatorResult = z.object({
  label: z.string(),
  formula: z.string(),
  kind: z._default(z.enum(['amount', 'number', 'percent']), 'amount'),
  decimals: z._default(z.int().check(z.gte(0), z.lte(4)), 0),
});

/** Fields and what they come to, side by side. */
export const calculatorGroup = z.object({
  title: z.string(),
  note: z._default(z.string(), ''),
  fields: z._default(z.array(z.string()), []),
  results: z._default(z.array(calculatorResult), []),
});
/** A field of an editor's calculator, with its default and bounds. */
export type CalculatorFieldConfig = z.output<typeof calculatorField>;
/** A result of an editor's calculator: a formula and how it is formatted. */
export type CalculatorResultConfig = z.output<typeof calculatorResult>;
