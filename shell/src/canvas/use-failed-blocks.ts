import { isSame } from '@showroom/contracts/content/is-same';
import { useEffect, useState } from 'react';
import type { PageData } from '../page/page-data';
import { blockElement } from './block-areas';
import { send } from './follow-builder';

/** Ids of the blocks in whose place a notice stands; the page builder hears of each change. */
export function useFailedBlocks(page: PageData): readonly string[] {
  const [failed, setFailed] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = () => {
      const found = failedBlocks(page);
      setFailed((before) => (isSame(before, found) ? before : found));
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    look();
    return () => changes.disconnect();
  }, [page]);
  useEffect(() => send({ type: 'failed', ids: [...failed] }), [failed]);
  return failed;
}

/** What a block itself could not show: those that it governs stand for themselves. */
function failedBlocks(page: PageData): string[] {
  const isFailed = (id: string) => blockElement(page, id)?.querySelector(':scope > .page-block-failed') != null;
  return page.blocks.flatMap(({ id }) => (isFailed(id) ? [id] : []));
}
