import type { EditedPage } from '@showroom/contracts/calls/pages';
import { type PageContent, pageContent } from '@showroom/contracts/content/page-content';
import { loadStored, removeStored, store } from '@showroom/shared-ui/storage';
import * as z from 'zod/mini';
import type { EditHistory } from './edit-history';

/** What a tab stores of a page that is edited. */
const storedEdit = z.object({
  /** The revision that it was written on. */
  revision: z.int(),
  present: pageContent,
  past: z.array(pageContent),
  future: z.array(pageContent),
});
export type StoredEdit = z.output<typeof storedEdit>;

/** Characters that one page may take of the tab's storage, which has some millions for all. */
const ROOM = 1_500_000;
const keyOf = (pageId: string) => `cms-page-${pageId}`;

interface Written {
  readonly page: EditedPage;
  readonly content: PageContent;
  readonly history: Pick<EditHistory, 'past' | 'future'>;
}

/** Stores what is written and as many steps as there is room for, the latest ones. */
export function storeEdit({ page, content, history: { past, future } }: Written): void {
  const key = keyOf(page.id);
  if (past.length + future.length === 0 && content === page.attributes.content) {
    removeStored(key, 'session');
    return;
  }
  const size = JSON.stringify(content).length + 1;
  const steps = Math.max(0, Math.floor(ROOM / size) - 1);
  const back = steps > 0 ? past.slice(-steps) : [];
  const forward = future.slice(0, steps - back.length);
  store(key, { revision: page.attributes.revision, present: content, past: back, future: forward }, 'session');
}

/**
 * What was written in this tab before it was loaded anew; nothing where another draft was saved
 * since.
 */
export function restoreEdit(pageId: string, revision: number): StoredEdit | undefined {
  const stored = loadStored(keyOf(pageId), storedEdit, 'session');
  return stored?.revision === revision ? stored : undefined;
}
