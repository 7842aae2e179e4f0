import type * as z from 'zod/mini';

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/**
 * JSON that an editor wrote, as text or as data; undefined without any. What breaks its schema is
 * logged and ignored.
 */
export function parseJson<S extends z.ZodMiniType>(name: string, schema: S, value: unknown): z.output<S> | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const result = schema.safeParse(parsed(value));
  if (result.success) return result.data;
  console.warn(`Invalid JSON in ${name}`);
  return undefined;
}
