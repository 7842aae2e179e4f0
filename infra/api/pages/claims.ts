import { lockPage, unlockPage } from '@showroom/contracts/calls/pages';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import { type PageDesk, whoOf } from './page-desk';
import { claimPage, releasePage } from './page-store';

/** Serves who edits a page now. */
export function serveClaims(api: Api, desk: PageDesk): void {
  implement(api, lockPage, async ({ params, body, caller }) => {
    const { row } = await desk.ownPage(params.id, caller);
    const { holder, until } = await claimPage(desk.db, row.id, whoOf(caller), body.take_over);
    const attributes = { holder, is_mine: holder === whoOf(caller), until: new Date(until).toISOString() };
    return { data: { id: row.id, type: 'page_lock' as const, attributes } };
  });

  implement(api, unlockPage, async ({ params, caller }) => {
    const { row } = await desk.ownPage(params.id, caller);
    await releasePage(desk.db, row.id, whoOf(caller));
    return undefined;
  });
}
