import { randomUUID } from 'node:crypto';
import type { PageContent } from '@showroom/contracts/content/page-content';

/** A copy is another page: its blocks and groups are named anew. */
export function withNewIds(content: PageContent): PageContent {
  const blocks = content.blocks.map((block) => {
    const ids = new Map(block.positions.map(({ id }) => [id, randomUUID()]));
    const renamed = (id: string) => ids.get(id) ?? id;
    return {
      ...block,
      id: randomUUID(),
      positions: block.positions.map(({ id, sequence }) => ({ id: renamed(id), sequence })),
      active_positions: block.active_positions.map(renamed),
      groups: block.groups.map((group) => ({ ...group, id: randomUUID() })),
    };
  });
  return { ...content, blocks };
}
