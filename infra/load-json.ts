import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** A JSON file, as its schema says; what does not fit is an error that names file and place. */
export function loadJson<T>(file: string, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`, { cause: error });
  return data;
}
