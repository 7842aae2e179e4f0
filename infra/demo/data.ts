import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { loadJson as loadFile } from '../load-json';

/** A JSON file of the demo. */
export function loadJson<T>(path: string, schema: z.ZodType<T>): T {
  return loadFile(join(import.meta.dirname, path), schema);
}

/** The JSON files of a folder of the demo, by their names. */
export function loadFolder<T>(path: string, schema: z.ZodType<T>): ReadonlyMap<string, T> {
  const files = readdirSync(join(import.meta.dirname, path)).filter((file) => file.endsWith('.json'));
  return new Map(files.sort().map((file) => [file.replace(/\.json$/, ''), loadJson(`${path}/${file}`, schema)]));
}

/** The rows of a CSV file of the demo, by the names in its first line; an empty cell is missing. */
export function loadTable<T>(path: string, row: z.ZodType<T>): T[] {
  const text = readFileSync(join(import.meta.dirname, path), 'utf8');
  const rows = parse<Record<string, string>>(text, { columns: true });
  const filled = rows.map((cells) => Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')));
  const { data, error } = z.array(row).safeParse(filled);
  if (error) throw new Error(`infra/demo/${path}: ${z.prettifyError(error)}`, { cause: error });
  return data;
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
