import { contentFor } from './content';
import type { ContentTemplate } from './content-template';
import type { Governs } from './template';

/** A block of a page, as far as it says where others stand. */
export interface GovernableBlock {
  /** Undefined where no remote has the block: it governs nothing. */
  readonly template: ContentTemplate | undefined;
  /** Filled or as it is stored, of the template's present version. */
  readonly content: Readonly<Record<string, unknown>>;
}

/** The blocks that stand in the groups of another one instead of at their own place. */
export interface Governed {
  /** Index of the block that governs. */
  readonly by: number;
  /** For each of its groups the indices of the blocks in it. */
  readonly groups: readonly (readonly number[])[];
}

/**
 * Which blocks of a page, given from its top to its end, stand in which groups of others. Each
 * stands at one place: with the block that counts it, else with the first one that names it, else
 * on the page itself. A block and all that it counts is one for whoever counts it.
 */
export function governedBlocks(blocks: readonly GovernableBlock[]): readonly Governed[] {
  const counted = countedBlocks(blocks);
  return [...counted, ...namedBlocks(blocks, counted)].toSorted((one, other) => one.by - other.by);
}

/**
 * The same among the blocks that visitors see, by their indices among those: what is hidden counts
 * all the same, and takes with it what it governs.
 */
export function shownBlocks(
  governed: readonly Governed[],
  isShown: readonly boolean[],
): { readonly shown: readonly number[]; readonly governed: readonly Governed[] } {
  const above = governorsOf(governed);
  const isSeen = (index: number | undefined): boolean =>
    index === undefined || (isShown[index] === true && isSeen(above.get(index)));
  const shown = [...isShown.keys()].filter(isSeen);
  const among = new Map(shown.map((index, at) => [index, at]));
  const seen = (indices: readonly number[]) => indices.flatMap((index) => among.get(index) ?? []);
  return {
    shown,
    governed: governed.flatMap(({ by, groups }) => seen([by]).map((at) => ({ by: at, groups: groups.map(seen) }))),
  };
}

/** By the index of a block that is governed, that of the one that governs it. */
export function governorsOf(governed: readonly Governed[]): ReadonlyMap<number, number> {
  return new Map(governed.flatMap(({ by, groups }) => groups.flat().map((index) => [index, by] as const)));
}

/** Each takes as many of those that follow as its groups say, as far as the page reaches. */
function countedBlocks(blocks: readonly GovernableBlock[]): readonly Governed[] {
  const governed: Governed[] = [];
  let next = 0;

  function takeOne(): number {
    const by = next;
    next += 1;
    const counts = valuesOf(blocks[by], 'count');
    if (counts) governed.push({ by, groups: counts.map((count) => take(Number(count))) });
    return by;
  }
  function take(count: number): readonly number[] {
    const taken: number[] = [];
    while (taken.length + 1 <= count && next < blocks.length) taken.push(takeOne());
    return taken;
  }

  take(blocks.length);
  return governed;
}

/** Each takes those with the ids in its groups, unless one of them stands around it. */
function namedBlocks(blocks: readonly GovernableBlock[], counted: readonly Governed[]): readonly Governed[] {
  const above = new Map(governorsOf(counted));
  const isAround = (index: number, by: number | undefined): boolean =>
    by !== undefined && (by === index || isAround(index, above.get(by)));

  return blocks.flatMap((block, by) => {
    const names = valuesOf(block, 'name');
    if (!names) return [];
    const groups = names.map((ids) =>
      String(ids)
        .split(/[\s,]+/)
        .flatMap((id) => {
          const index = blocks.findIndex(({ content }) => id !== '' && content['block_scroll_id'] === id);
          if (index < 0 || above.has(index) || isAround(index, by)) return [];
          above.set(index, by);
          return [index];
        }),
    );
    return [{ by, groups }];
  });
}

/** What each group says of the blocks in it; undefined for a block that governs otherwise. */
function valuesOf(block: GovernableBlock | undefined, by: Governs['by']): readonly unknown[] | undefined {
  const governs = block?.template?.governs;
  if (!block?.template || governs?.by !== by) return undefined;
  const { groups } = contentFor(block.template, block.content);
  if (!Array.isArray(groups)) return [];
  return groups.map((group: Readonly<Record<string, unknown>>) => group[governs.field]);
}
