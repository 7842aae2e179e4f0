import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { points } from '../notation';

const row = z.looseObject({ extends: z.string().optional() });

/** A table of rows by name, where a row may take over from another what it does not say itself. */
export function rowsOf(table: unknown): Record<string, unknown> {
  const rows = z.record(z.string(), row).parse(table);
  return Object.fromEntries(
    Object.entries(rows).map(([name, { extends: base, ...own }]) => [name, { ...rows[base ?? ''], ...own }]),
  );
}

export function loadJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const NUMBER = String.raw`-?\d+(\.\d+)?`;
const POINT = `${NUMBER},${NUMBER}(,${NUMBER})?`;

/** Points as one text; see `points`. */
export const line = z
  .string()
  .regex(new RegExp(`^${POINT}( ${POINT})*$`))
  .transform(points);

export const pair = z.tuple([z.number(), z.number()]);
export const triple = z.tuple([z.number(), z.number(), z.number()]);
