import * as z from 'zod/mini';
import { parseJson } from '../schema/parse-json';

/** Values whose names the site knows in every language. */
export const SPEC_KEYS = [
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
export type SpecKey = (typeof SPEC_KEYS)[number];

const text = (most: number) => z.string().check(z.maxLength(most));

/** One value of a vehicle, with its unit and what has to be said about it. */
const specRow = z.object({
  /** Such as `top_speed`: gives a row its name in every language. */
  key: z.optional(text(60)),
  name: z.optional(text(120)),
  value: z.union([text(120), z.number()]),
  unit: z.optional(text(24)),
  footnote: z.optional(text(600)),
});
/** One value as it is stored. */
export type SpecRow = z.output<typeof specRow>;

const specTable = z.object({ title: z.optional(text(120)), rows: z.array(specRow).check(z.maxLength(60)) });
/** A table with its title. */
export type SpecTable = z.output<typeof specTable>;

/** Tables of specifications as editors write them. */
export const specTables = z.array(specTable).check(z.maxLength(20));

const engine = z.object({ key: z.optional(text(60)), name: text(120), tables: specTables });

/** The engines of a car, each with its tables, as editors write them. */
export const engineTables = z.object({ engines: z.array(engine).check(z.maxLength(20)) });
/** The engines of a car. */
export type EngineTables = z.output<typeof engineTables>;

/** What may stand in each place of such JSON, by the name of the place. */
const EXPECTED: Readonly<Record<string, string>> = {
  engines: 'a list of at most 20 engines',
  tables: 'a list of at most 20 tables',
  rows: 'a list of at most 60 rows',
  key: 'a text of at most 60 characters',
  name: 'a text of at most 120 characters',
  title: 'a text of at most 120 characters',
  value: 'a number or a text of at most 120 characters',
  unit: 'a text of at most 24 characters',
  footnote: 'a text of at most 600 characters',
};

const PARTS: Readonly<Record<string, string>> = { engines: 'engine', tables: 'table', rows: 'row' };

/** `["engines", 0, "tables", 1]` as a person counts: `engine 1, table 2`. */
function placeOf(path: readonly PropertyKey[]): string {
  const names = path.map((step, index) => {
    if (typeof step !== 'number') return path[index + 1] === undefined ? String(step) : '';
    const list = path[index - 1];
    return `${PARTS[String(list ?? 'tables')] ?? String(list)} ${step + 1}`;
  });
  return names.filter((name) => name !== '').join(', ');
}

/** Why a value is no specification of a car; undefined where it is one. */
export function specsFault(value: unknown): string | undefined {
  const json = typeof value === 'string' ? parseJson(value) : value;
  const isList = Array.isArray(json);
  if (!isList && (typeof json !== 'object' || json === null || !('engines' in json))) {
    return 'must be a list of tables, or {"engines": [{"name", "tables"}]}';
  }
  const issue = (isList ? specTables : engineTables).safeParse(json).error?.issues[0];
  if (!issue) return undefined;
  const { path } = issue;
  const last = path.at(-1);
  const expected = typeof last === 'string' ? EXPECTED[last] : undefined;
  if (path.length === 0) return `must be ${EXPECTED['tables']}`;
  return `is wrong at ${placeOf(path)}: there must be ${expected ?? 'an object with its parts'}`;
}
