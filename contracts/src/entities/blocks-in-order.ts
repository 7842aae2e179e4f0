import type { PageBlock } from './page';

/** What the order of blocks is made from. */
type Placed = Pick<PageBlock, 'id' | 'positions' | 'active_positions'>;

/**
 * Each block once for every position at which it is active, in the order of their sequences. At
 * another position than its first it has an id of its own.
 */
export function blocksInOrder<B extends Placed>(blocks: readonly B[]): B[] {
  return blocks
    .flatMap((block) =>
      block.positions
        .filter(({ id }) => block.active_positions.includes(id))
        .map(({ id, sequence }) => ({
          sequence,
          block: id === block.positions[0]?.id ? block : { ...block, id: `${block.id}-at-${id}` },
        })),
    )
    .sort((one, other) => one.sequence - other.sequence)
    .map(({ block }) => block);
}
