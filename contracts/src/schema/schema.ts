import * as z from 'zod/mini';

// zod compiles parsers with `new Function`, which the site's policy (no unsafe-eval) reports in the
// browser.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** Any schema of zod/mini. */
export type Schema = z.ZodMiniType;

/** What a parser of the schema gives. */
export type Output<S extends Schema> = z.output<S>;

/** A language, or the one of a country: `fr`, `en-GB`. */
export const locale = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language such as en-GB'));

/** `{id, type, attributes}`, the form of every single thing that the API answers. */
export function resource<T extends string, I extends Schema, A extends Schema>(type: T, id: I, attributes: A) {
  return z.object({ id, type: z.literal(type), attributes });
}

/** `{data: {id, type, attributes}}`. */
export function single<R extends Schema>(item: R) {
  return z.object({ data: item });
}

/** Counts of a list: entries in all, this page (from 1), all pages, and entries of a page. */
export const paging = { total: z.int(), page: z.int(), pages: z.int(), items: z.int() } as const;

/** `{data: [...], meta: {total, page, pages, items}}`. */
export function list<R extends Schema>(item: R) {
  return z.object({ data: z.array(item), meta: z.object(paging) });
}

/** A whole number written in a query, kept inside `[min, max]` by refusal. */
export function integerText(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,12}$/, 'must be a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  );
}

/** A decimal number written in a query, e.g. `45900` or `45900.50`. */
export const decimalText = z.pipe(
  z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,4})?$/, 'must be a number')),
  z.transform(Number),
);

/** A number written in a query with up to ten decimals, kept inside `[min, max]` by refusal. */
export function numberText(min: number, max: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,10})?$/, 'must be a number')),
    z.pipe(z.transform(Number), z.number().check(z.gte(min), z.lte(max))),
  );
}

/** One value or the repeated parameter; at most 200 values. */
export const textValues = z.pipe(
  z.union([z.string(), z.array(z.string()).check(z.maxLength(200))]),
  z.transform((value) => (Array.isArray(value) ? value : [value])),
);
