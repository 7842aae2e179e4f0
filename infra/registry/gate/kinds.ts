import type { ExposeKind } from '@showroom/contracts/remotes/release';
import { isContentTemplate } from '@showroom/contracts/remotes/site-map';
import type { BlockModule, RoutesModule, SlotModule } from '@showroom/shared-ui/remote-modules';
import * as z from 'zod/mini';

const code = z.custom<(...args: never[]) => unknown>((value) => typeof value === 'function', 'must be a function');
const block = { Component: code, load: z.optional(code) };
const lifecycles = z.object({ bootstrap: code, mount: code, update: code, unmount: code });
const slot = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('react'), Component: code, load: z.optional(code) }),
  z.strictObject({ kind: z.literal('foreign'), renderToHtml: code, lifecycles, load: z.optional(code) }),
]);

/**
 * What a module of each kind exports, by contract version; nothing else, so that a release promises
 * no more than its kind.
 */
const EXPORTS = {
  routes: { 1: z.strictObject({ createRoutes: code }) },
  blocks: { 1: z.strictObject({ templates: z.array(z.looseObject({ key: z.string() })) }) },
  block: {
    1: z.strictObject(block),
    2: z.strictObject({ ...block, hydrate: z.optional(code), template: z.custom(isContentTemplate) }),
  },
  slot: { 1: slot },
} as const satisfies Record<ExposeKind, Readonly<Record<number, z.ZodMiniType>>>;

/**
 * What is wrong with the exports of a module, as a phrase; undefined when it keeps its contract.
 */
export function wrongExports(kind: ExposeKind, contract: number, module: unknown): string | undefined {
  const schemas: Readonly<Record<number, z.ZodMiniType>> = EXPORTS[kind];
  const schema = schemas[contract];
  if (!schema) return `nobody knows version ${contract} of the ${kind} contract`;
  const parsed = schema.safeParse(exportsOf(module));
  return parsed.success ? undefined : parsed.error.issues.map(phrase).join('; ');
}

function phrase({ code, path, message, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys' && 'keys' in issue) return `it exports ${issue.keys.join(', ')} beside its contract`;
  return `its export ${path.join('.') || 'kind'} is wrong: ${message}`;
}

const isOf = (kind: ExposeKind, value: unknown) =>
  Object.values(EXPORTS[kind]).some((schema) => schema.safeParse(exportsOf(value)).success);

export function isBlock(value: unknown): value is BlockModule {
  return isOf('block', value);
}
export function isSlot(value: unknown): value is SlotModule {
  return isOf('slot', value);
}
export function isRoutes(value: unknown): value is RoutesModule {
  return isOf('routes', value);
}

/** The exports of a module as a plain record. */
export function exportsOf(module: unknown): Record<string, unknown> {
  return typeof module === 'object' && module !== null ? { ...module } : {};
}
