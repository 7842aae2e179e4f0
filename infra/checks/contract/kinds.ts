import type { ExposeKind } from '@showroom/contracts/remotes/release';
import type { BlockModule, RoutesModule, SlotModule } from '@showroom/shared-ui/remote-modules';
import * as z from 'zod';

const code = z.custom<(...args: never[]) => unknown>((value) => typeof value === 'function', 'must be a function');
const lifecycles = z.object({ bootstrap: code, mount: code, update: code, unmount: code });

/** What a module of each kind exports; nothing else, so that a release promises no more than its kind. */
export const EXPORTS = {
  routes: z.strictObject({ createRoutes: code }),
  blocks: z.strictObject({ templates: z.array(z.looseObject({ key: z.string() })) }),
  block: z.strictObject({ Component: code, load: z.optional(code) }),
  slot: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('react'), Component: code, load: z.optional(code) }),
    z.strictObject({ kind: z.literal('foreign'), renderToHtml: code, lifecycles, load: z.optional(code) }),
  ]),
} as const satisfies Record<ExposeKind, z.ZodType>;

export function isBlock(value: unknown): value is BlockModule {
  return EXPORTS.block.safeParse(exportsOf(value)).success;
}
export function isSlot(value: unknown): value is SlotModule {
  return EXPORTS.slot.safeParse(exportsOf(value)).success;
}
export function isRoutes(value: unknown): value is RoutesModule {
  return EXPORTS.routes.safeParse(exportsOf(value)).success;
}

/** The exports of a module as a plain record. */
export function exportsOf(module: unknown): Record<string, unknown> {
  return typeof module === 'object' && module !== null ? { ...module } : {};
}
