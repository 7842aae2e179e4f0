import { isScrollId } from '@showroom/contracts/blocks/scroll-id';

/** The id of each tab's panel: the editor's, once and if it may be one, or the block's own. */
export function panelIds(block: string, groups: readonly { readonly tab_id: string }[]): readonly string[] {
  return groups.map(({ tab_id: own }, index) => {
    const isFirst = groups.findIndex(({ tab_id }) => tab_id === own) === index;
    return isFirst && own !== block && isScrollId(own) ? own : `${block}-tab-${index + 1}`;
  });
}
