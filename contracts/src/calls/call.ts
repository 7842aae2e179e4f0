import * as z from 'zod/mini';

// zod compiles parsers with `new Function`, which the site's policy (no unsafe-eval) reports in the
// browser.
if (typeof document !== 'undefined') z.config({ jitless: true });

export type Schema = z.ZodMiniType;

export type Role = 'editor' | 'market_manager' | 'admin';

/**
 * One HTTP call of the platform API: the API's route, the typed client and OpenAPI all derive from
 * it.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters, exactly as in the specification. */
  readonly path: `/${string}`;
  /** One sentence for OpenAPI. */
  readonly summary: string;
  /**
   * Who may call: `anyone`, a visitor known by a signed visitor token, the site itself, or a
   * signed-in person with one of the roles.
   */
  readonly access: 'anyone' | 'visitor' | 'site' | readonly Role[];
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Headers that the call carries, by their lower-case names. */
  readonly headers?: Schema;
  /** Its body is a file, byte for byte; the handler gets it as a stream. */
  readonly sends?: 'file';
  /** Status of success. Default: 200. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly answer: Schema;
  /**
   * Answers depend on nothing but the input, and every change of one is told by the stream of
   * changes: a site may keep them until then.
   */
  readonly kept?: 'until-changed';
}

export type Output<S extends Schema> = z.output<S>;
type Input<S> = S extends Schema ? z.input<S> : never;
type Part<C extends Call, K extends 'params' | 'query' | 'body' | 'headers'> = C extends { readonly [P in K]: infer S }
  ? { readonly [P in K]: Input<S> }
  : unknown;

type FilePart<C extends Call> = C extends { readonly sends: 'file' } ? { readonly file: Blob } : unknown;

/**
 * What a caller gives: the path parameters, query, body (or file) and headers that the declaration
 * names.
 */
export type CallInput<C extends Call> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  Part<C, 'headers'> &
  FilePart<C>;
/** What the handler answers, before serialisation. */
export type CallOutput<C extends Call> = z.input<C['answer']>;
/** What the client hands out, parsed. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** Declares a call; identity at run time. */
export function call<const C extends Call>(declaration: C): C {
  return declaration;
}

/** `{id, type, attributes}`, the form of every single thing that the API answers. */
export function resource<T extends string, I extends Schema, A extends Schema>(type: T, id: I, attributes: A) {
  return z.object({ id, type: z.literal(type), attributes });
}

/** `{data: {id, type, attributes}}`. */
export function single<R extends Schema>(item: R) {
  return z.object({ data: item });
}

export const paging = { total: z.int(), page: z.int(), pages: z.int(), items: z.int() } as const;

/** `{data: [...], meta: {total, page, pages, items}}`. */
export function list<R extends Schema>(item: R) {
  return z.object({ data: z.array(item), meta: z.object(paging) });
}

/** The same key of the same caller does a thing once; another body under it is refused. */
export const idempotencyKey = z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/)));

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
