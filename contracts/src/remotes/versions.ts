import type { ExposeKind } from './release';

/**
 * Contract versions that this build of the contracts serves, by kind of expose, oldest first. A
 * breaking change appends a number; the old one leaves the list when nothing that is pinned needs
 * it any more.
 */
export const CONTRACTS = {
  routes: [1],
  block: [1, 2],
  blocks: [1],
  slot: [1],
} as const satisfies Record<ExposeKind, readonly [number, ...number[]]>;

/** The block contract since which a block's module brings what its content is filled by. */
export const TEMPLATE_IN_MODULE = 2;

/** The contract version that a remote is built for unless its package.json names an older one. */
export function newestContract(kind: ExposeKind): number {
  return Math.max(...CONTRACTS[kind]);
}

/**
 * Why a host does not serve an expose; undefined when it does. `supports` is the host's, from its
 * manifest.
 */
export function contractRefusal(
  remote: string,
  expose: { readonly name: string; readonly kind: string; readonly contract: number },
  supports: Readonly<Record<string, readonly number[]>> = CONTRACTS,
): string | undefined {
  const supported = supports[expose.kind] ?? [];
  if (supported.includes(expose.contract)) return undefined;
  const known = supported.length > 0 ? supported.join(' and ') : 'no version of it';
  return `${remote} ${expose.name} is built for version ${expose.contract} of the ${expose.kind} contract; supported: ${known}`;
}
