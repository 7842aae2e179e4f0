import type { PageContent } from '@showroom/contracts/content/page-content';
import { type Half, placeOfDrop } from '../dragging/use-dragging';
import { inPlaces, placesOf } from './block-places';
import { copyOf, isShown, withBlockAt, withBlockMoved, withShown } from './page-edit';

type Ids = readonly string[];

const indexOf = ({ blocks }: PageContent, id: string) => blocks.findIndex((block) => block.id === id);

export function withoutBlocks(content: PageContent, ids: Ids): PageContent {
  return { ...content, blocks: content.blocks.filter(({ id }) => !ids.includes(id)) };
}

/** Copies of blocks in their order, behind the last of them. */
export function withBlocksCopied(content: PageContent, ids: Ids): PageContent {
  const marked = content.blocks.filter(({ id }) => ids.includes(id));
  const last = marked.at(-1);
  if (!last) return content;
  const behind = indexOf(content, last.id) + 1;
  return marked.reduce((page, block, at) => withBlockAt(page, copyOf(block), behind + at), content);
}

/** Whether visitors see one of the blocks. */
export function isAnyShown(content: PageContent, ids: Ids): boolean {
  return content.blocks.some((block) => ids.includes(block.id) && isShown(block));
}

export function withBlocksShown(content: PageContent, ids: Ids, shown: boolean): PageContent {
  return {
    ...content,
    blocks: content.blocks.map((block) => (ids.includes(block.id) ? withShown(block, shown) : block)),
  };
}

/** Each of the blocks one place up or down, as far as it does not pass another one of them. */
export function withBlocksStepped(content: PageContent, ids: Ids, by: -1 | 1): PageContent {
  const inOrder = content.blocks.filter(({ id }) => ids.includes(id));
  return (by < 0 ? inOrder : inOrder.toReversed()).reduce((page, { id }) => {
    const index = indexOf(page, id);
    const beside = page.blocks[index + by];
    return !beside || ids.includes(beside.id) ? page : withBlockMoved(page, index, index + by);
  }, content);
}

/** Blocks that stand wherever they were let go: together, before or behind another one. */
export function withBlocksDropped(content: PageContent, ids: Ids, over: string, half: Half): PageContent {
  const [only, ...more] = ids;
  if (only === undefined || ids.includes(over)) return content;
  if (more.length === 0) {
    const [from, at] = [indexOf(content, only), indexOf(content, over)];
    return withBlockMoved(content, from, placeOfDrop(from, at, half));
  }
  const places = placesOf(content);
  const own = ids.flatMap((id) => places.find((place) => place.block === id) ?? []);
  const rest = places.filter((place) => !own.includes(place));
  const at = rest.findIndex((place) => place.block === over);
  return inPlaces(content, rest.toSpliced(half === 'after' ? at + 1 : at, 0, ...own));
}
