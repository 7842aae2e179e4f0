import type { EditedPage } from '@showroom/contracts/calls/pages';
import { inForm, type Templates } from '@showroom/contracts/content/content-form';
import { operationsOf } from '@showroom/contracts/content/operations';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type Market, type MarketCode } from '@showroom/contracts/markets';
import type { Caller } from '../kernel/api';
import { completenessOf } from './completeness';
import type { StoredPage } from './page-store';

export const notFound = () => new ShowroomError('page.not-found', { status: 404 });

/** A market's languages, its first one first. */
export const localesIn = (market: string): readonly string[] => {
  const found: Market | undefined = Object.values(MARKETS).find(({ code }) => code === market);
  return found?.locales ?? [];
};

export const marketOf = (market: string): MarketCode => {
  const found: Market | undefined = Object.values(MARKETS).find(({ code }) => code === market);
  if (!found) throw notFound();
  return found.code;
};

function statusOf({ row, hasDraft }: StoredPage) {
  if (row.published_version !== null) return hasDraft || row.scheduled_version !== null ? 'changed' : 'published';
  return row.latest_version === 0 ? 'draft' : 'disabled';
}

export function summaryOf(page: StoredPage, templates: Templates) {
  const { path, page_type, revision, published_version, publish_at, unpublish_at, author, saved_at, market } = page.row;
  const locales = localesIn(market);
  const [first = ''] = locales;
  const title = page.content.texts[first]?.['title'] ?? page.content.values['title'];
  return {
    path,
    page_type,
    title: typeof title === 'string' ? title : '',
    status: statusOf(page),
    languages: completenessOf(page.content, templates, locales),
    revision,
    published_version,
    publish_at: publish_at && new Date(publish_at).toISOString(),
    unpublish_at: unpublish_at && new Date(unpublish_at).toISOString(),
    author,
    saved_at: new Date(saved_at).toISOString(),
  } as const;
}

export function editedPageOf(page: StoredPage, templates: Templates, { roles }: Caller): EditedPage {
  const market = marketOf(page.row.market);
  const content = inForm(page.content, templates, localesIn(market));
  const attributes = { ...summaryOf(page, templates), market, content, operations: [...operationsOf(roles)] };
  return { id: page.row.id, type: 'page', attributes };
}
