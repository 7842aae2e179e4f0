import { linkPreview, openPreview, previewPage, renderDraft } from '@showroom/contracts/calls/pages';
import type { Page } from '@showroom/contracts/entities/page';
import type { MarketCode } from '@showroom/contracts/markets';
import type { Api } from '../kernel/api';
import { implement } from '../kernel/implement';
import { Refusal } from '../kernel/refusal';
import { localesOf } from '../market/locales';
import { marketOf, notFound } from './page-answers';
import type { PageEditing } from './page-editing';
import { findPage, findPageAt, type StoredPage } from './page-store';
import { idOfPreview, previewToken } from './preview-link';
import { pageAnswer, pathOf } from './published';

/** What visitors would get of a draft. */
async function draftAnswer(
  editing: PageEditing,
  { row, content }: StoredPage,
  market: MarketCode,
  locale: string | undefined,
): Promise<Page> {
  const { latest_version: version, saved_at } = row;
  const answer = await pageAnswer(editing.db, { row, content, version, saved_at }, localesOf(market, locale));
  return (await editing.linksOf(market)).inPage(answer);
}

/** Serves drafts as visitors would see them, for people who may edit them or have a link. */
export function servePreviews(api: Api, editing: PageEditing): void {
  implement(api, previewPage, async ({ params, query: { market, locale }, caller }) => {
    const page = await findPageAt(editing.db, market, pathOf(params.path));
    if (!page || !caller.markets.has(market)) throw notFound();
    return { data: await draftAnswer(editing, page, market, locale) };
  });

  implement(api, renderDraft, async ({ params, body: { locale, content: given }, caller }) => {
    const page = await editing.ownPage(params.id, caller);
    const { content, blocked } = await editing.checked(page, given);
    if (blocked.length > 0) throw new Refusal(422, 'Some of the content would not be shown.', blocked);
    return { data: await draftAnswer(editing, { ...page, content }, marketOf(page.row.market), locale) };
  });

  implement(api, linkPreview, async ({ params, caller }) => {
    const { row } = await editing.ownPage(params.id, caller);
    const { token, ends } = previewToken('page', row.id, Date.now() / 1000, editing.config.ORDER_LINK_SECRET);
    const path = `/disabled-preview${row.path}?preview=${token}`;
    return { path, expires_at: new Date(ends * 1000).toISOString() };
  });

  implement(api, openPreview, async ({ params, query: { market, locale } }) => {
    const id = idOfPreview('page', params.token, Date.now() / 1000, editing.config.ORDER_LINK_SECRET);
    const page = id === undefined ? undefined : await findPage(editing.db, id);
    if (page?.row.market !== market) throw notFound();
    return { data: await draftAnswer(editing, page, market, locale) };
  });
}
