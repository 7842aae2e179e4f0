import { parseJson } from '@showroom/contracts/schema/parse-json';
import type * as z from 'zod/mini';

/**
 * JSON that an editor wrote, as text or as data; undefined without any. What breaks its schema is
 * logged and ignored.
 */
export function parseFieldJson<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  value: unknown,
): z.output<S> | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const result = schema.safeParse(typeof value === 'string' ? parseJson(value) : value);
  if (result.success) return result.data;
  console.warn(`Invalid JSON in ${name}`);
  return undefined;
}
