import { isSame } from '@showroom/contracts/content/is-same';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';

/** What of a block says where it stands, and for whom. */
const frameOf = ({ id, template, positions, active_positions, languages }: ContentBlock) =>
  JSON.stringify([id, template, positions, active_positions, languages]);

/**
 * The blocks that say something else than before; undefined when more than that changed: blocks
 * came, went or moved, or the page itself says something else.
 */
export function changedBlocks(before: PageContent, after: PageContent): readonly ContentBlock[] | undefined {
  if (before === after) return [];
  const isOfPage = !isSame([before.values, before.texts], [after.values, after.texts]);
  if (isOfPage || before.blocks.length !== after.blocks.length) return undefined;
  const changed: ContentBlock[] = [];
  for (const [index, block] of after.blocks.entries()) {
    const former = before.blocks[index];
    if (former && isSame(former, block)) continue;
    if (!former || frameOf(former) !== frameOf(block)) return undefined;
    changed.push(block);
  }
  return changed;
}
