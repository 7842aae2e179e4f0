import type * as z from 'zod/mini';

/**
 * One setting: its key, its schema, the built-in default, and who reads it. The settings screen is
 * made from this.
 */
export interface Setting<S extends z.ZodMiniType = z.ZodMiniType> {
  /** `namespace.name`; one without a dot is a namespace of its own. */
  readonly key: string;
  readonly schema: S;
  readonly default: z.output<S>;
  readonly summary: string;
  /** `public` ones travel to the browser; `server` ones never do. */
  readonly audience: 'public' | 'server';
  readonly readers: readonly string[];
  /** Its value is written and never told, not even to who wrote it. Always of the server. */
  readonly secret?: true;
}

/** What stands before the first dot of a key: settings of one namespace belong together. */
export function namespaceOf(key: string): string {
  return key.split('.', 1)[0] ?? key;
}

/** Declares a setting; identity at run time. */
export function setting<const K extends string, S extends z.ZodMiniType>(
  declaration: Setting<S> & { readonly key: K },
): Setting<S> & { readonly key: K } {
  return declaration;
}
