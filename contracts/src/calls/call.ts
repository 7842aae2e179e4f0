import * as z from 'zod/mini';
import type { Role } from '../entities/role';
import type { Schema } from '../schema/schema';

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

/** The same key of the same caller does a thing once; another body under it is refused. */
export const idempotencyKey = z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/)));
