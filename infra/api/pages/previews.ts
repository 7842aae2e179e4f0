import { linkPreview, openPreview, previewPage } from '@showroom/contracts/calls/pages';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import { localesOf } from '../market/locales';
import { notFound } from './page-answers';
import type { PageEditing } from './page-editing';
import { findPage, findPageAt } from './page-store';
import { pageOfPreview, previewToken } from './preview-link';
import { pageAnswer, pathOf } from './published';

/** Serves drafts as visitors would see them, for people who may edit them or have a link. */
export function servePreviews(api: Api, editing: PageEditing): void {
  implement(api, previewPage, async ({ params, query: { market, locale }, caller }) => {
    const page = await findPageAt(editing.db, market, pathOf(params.path));
    if (!page || !caller.markets.has(market)) throw notFound();
    const { latest_version: version, saved_at } = page.row;
    const answer = pageAnswer(page.row, page.content, { version, saved_at }, localesOf(market, locale));
    return { data: (await editing.linksOf(market)).inPage(answer) };
  });

  implement(api, linkPreview, async ({ params, caller }) => {
    const { row } = await editing.ownPage(params.id, caller);
    const { token, ends } = previewToken(row.id, Date.now() / 1000, editing.config.ORDER_LINK_SECRET);
    const path = `/disabled-preview${row.path}?preview=${token}`;
    return { path, expires_at: new Date(ends * 1000).toISOString() };
  });

  implement(api, openPreview, async ({ params, query: { market, locale } }) => {
    const id = pageOfPreview(params.token, Date.now() / 1000, editing.config.ORDER_LINK_SECRET);
    const page = id === undefined ? undefined : await findPage(editing.db, id);
    if (page?.row.market !== market) throw notFound();
    const { latest_version: version, saved_at } = page.row;
    const answer = pageAnswer(page.row, page.content, { version, saved_at }, localesOf(market, locale));
    return { data: (await editing.linksOf(market)).inPage(answer) };
  });
}
