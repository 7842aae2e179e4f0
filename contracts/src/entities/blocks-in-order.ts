import type { PageBlock } from './page';

/** What the order of blocks is made from. */
type Placed = Pick<PageBlock, 'id' | 'positions' | 'active_positions'>;

/** A block at one of its positions. */
export interface PositionedBlock<B> {
  /** At another position than its first it has an id of its own. */
  readonly block: B;
  /** Whether the position is active. */
  readonly isShown: boolean;
}

/** Each block once for every position that it has, in the order of their sequences. */
export function positionsInOrder<B extends Placed>(blocks: readonly B[]): PositionedBlock<B>[] {
  return blocks
    .flatMap((block) =>
      block.positions.map(({ id, sequence }) => ({
        sequence,
        isShown: block.active_positions.includes(id),
        block: id === block.positions[0]?.id ? block : { ...block, id: `${block.id}-at-${id}` },
      })),
    )
    .sort((one, other) => one.sequence - other.sequence)
    .map(({ block, isShown }) => ({ block, isShown }));
}
