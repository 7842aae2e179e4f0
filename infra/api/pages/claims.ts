import { lockPage, unlockPage } from '@showroom/contracts/calls/pages';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import { type PageEditing, whoOf } from './page-editing';
import { claimPage, releasePage } from './page-store';

/** Serves who edits a page now. */
export function serveClaims(api: Api, editing: PageEditing): void {
  implement(api, lockPage, async ({ params, body, caller }) => {
    const { row } = await editing.ownPage(params.id, caller);
    const { holder, until } = await claimPage(editing.db, row.id, whoOf(caller), body.take_over);
    const attributes = { holder, is_mine: holder === whoOf(caller), until: new Date(until).toISOString() };
    return { data: { id: row.id, type: 'page_lock' as const, attributes } };
  });

  implement(api, unlockPage, async ({ params, caller }) => {
    const { row } = await editing.ownPage(params.id, caller);
    await releasePage(editing.db, row.id, whoOf(caller));
    return undefined;
  });
}
