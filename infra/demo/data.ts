import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';

function loadText(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}

function parsed<T>(path: string, schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`infra/demo/${path}: ${z.prettifyError(error)}`, { cause: error });
  return data;
}

/** A JSON file of the demo. */
export function loadJson<T>(path: string, schema: z.ZodType<T>): T {
  return parsed(path, schema, JSON.parse(loadText(path)));
}

/** The JSON files of a folder of the demo, by their names. */
export function loadFolder<T>(path: string, schema: z.ZodType<T>): ReadonlyMap<string, T> {
  const files = readdirSync(join(import.meta.dirname, path)).filter((file) => file.endsWith('.json'));
  return new Map(files.sort().map((file) => [file.replace(/\.json$/, ''), loadJson(`${path}/${file}`, schema)]));
}

/** The rows of a CSV file of the demo, by the names in its first line; an empty cell is missing. */
export function loadTable<T>(path: string, row: z.ZodType<T>): T[] {
  const rows = parse<Record<string, string>>(loadText(path), { columns: true });
  const filled = rows.map((cells) => Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')));
  return parsed(path, z.array(row), filled);
}

/** A cell with several values: `5|5|7`. */
export const listCell = z.string().transform((cell) => cell.split('|'));

export type OneOrMore<T> = readonly [T, ...T[]];

/** What something is chosen from, which cannot be empty. */
export function oneOrMore<T>([first, ...others]: readonly T[], what: string): OneOrMore<T> {
  if (first === undefined) throw new Error(`The demo has no ${what}.`);
  return [first, ...others];
}

/** A list in JSON with at least one entry. */
export const filledList = z.array(z.string()).transform((list) => oneOrMore(list, 'entry in a list'));
