import * as z from 'zod/mini';

/** Values whose names the site knows in every language. */
const SPEC_KEYS = [
  'top_speed',
  'acceleration',
  'power',
  'torque',
  'displacement',
  'consumption',
  'emission',
  'range',
  'battery',
  'tank',
  'seats',
  'boot',
  'towing',
  'wading',
  'weight',
] as const;
/** Such as `top_speed`. */
type SpecKey = (typeof SPEC_KEYS)[number];

/** The key as one that has a name; undefined for any other. */
export function knownSpec(key: string | undefined): SpecKey | undefined {
  return SPEC_KEYS.find((one) => one === key);
}

/** One value of a vehicle, with its unit and what has to be said about it. */
const specRow = z.object({
  /** Such as `top_speed`: gives a row its name in every language. */
  key: z.optional(z.string()),
  name: z.optional(z.string()),
  value: z.union([z.string(), z.number()]),
  unit: z.optional(z.string()),
  footnote: z.optional(z.string()),
});
/** One value as it is stored. */
export type SpecRow = z.output<typeof specRow>;

/** Tables of specifications as editors write them. */
const specTables = z.array(z.object({ title: z.optional(z.string()), rows: z.array(specRow) }));
/** A table with its title. */
export type SpecTable = z.output<typeof specTables>[number];

/** All footnotes in their order; what is said twice is one of them. */
export function footnotesOf(tables: readonly SpecTable[]): string[] {
  const notes = tables.flatMap(({ rows }) => rows.map(({ footnote = '' }) => footnote));
  return [...new Set(notes.filter((note) => note !== ''))];
}
