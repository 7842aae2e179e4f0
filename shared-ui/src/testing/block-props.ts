import type { BlockProps } from '../platform/remote-modules';

/** The props that the shell gives a block: its content, and what its `load` answered. */
export function blockProps<C>(content: C): BlockProps<C, undefined>;
export function blockProps<C, D>(content: C, data: D): BlockProps<C, D>;
export function blockProps<C>(content: C, data?: unknown): BlockProps<C> {
  return { id: 'block', content, data };
}
