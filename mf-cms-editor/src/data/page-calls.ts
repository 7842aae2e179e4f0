import type {
  ContentLogLine,
  EditedPage,
  LinkTarget,
  PageLock,
  PageSummary,
  PageVersion,
} from '@showroom/contracts/calls/pages';
import type { Client } from '@showroom/contracts/client/client';
import type { ContentIssue } from '@showroom/contracts/content/content-issues';
import type { PageContent } from '@showroom/contracts/content/page-content';
import type { Page } from '@showroom/contracts/entities/page';
import { assertNever } from '@showroom/contracts/errors/assert-never';
import type { MarketCode } from '@showroom/contracts/markets';
import { ifMatch } from './if-match';

const declared = () => import('@showroom/contracts/calls/pages');

/** What is done with a page as a whole. */
export type PageChange =
  | { readonly kind: 'unpublish' | 'discard' }
  /** With the reason why, where something was found on the page. */
  | { readonly kind: 'publish'; readonly reason?: string | undefined }
  | { readonly kind: 'move'; readonly path: string }
  | { readonly kind: 'restore'; readonly version: number }
  | {
      readonly kind: 'schedule';
      readonly publish_at: string | null;
      readonly unpublish_at: string | null;
      readonly reason?: string | undefined;
    };

export async function fetchPages(client: Client, market: MarketCode, signal: AbortSignal): Promise<PageSummary[]> {
  const { listPages } = await declared();
  return (await client.send(listPages, { query: { market } }, { signal })).data;
}

/** The page at a path, for pages of the site; null where editors made none. */
export async function fetchPageAt(
  client: Client,
  market: MarketCode,
  path: string,
  signal: AbortSignal,
): Promise<PageSummary | null> {
  const { listPages } = await declared();
  const { data } = await client.send(listPages, { query: { market, path } }, { signal, inBackground: true });
  return data[0] ?? null;
}

export async function fetchPage(client: Client, id: string, signal?: AbortSignal): Promise<EditedPage> {
  const { getPage } = await declared();
  return (await client.send(getPage, { params: { id } }, signal ? { signal } : {})).data;
}

/** What links of the market can lead to. */
export async function fetchLinkTargets(
  client: Client,
  market: MarketCode,
  signal: AbortSignal,
): Promise<readonly LinkTarget[]> {
  const { listLinkTargets } = await declared();
  return (await client.send(listLinkTargets, { query: { market } }, { signal, inBackground: true })).data;
}

export interface NewPage {
  readonly market: MarketCode;
  readonly path: string;
  readonly page_type: 'page' | 'folder';
  readonly title: string;
  readonly copy_of?: string;
}

export async function createNewPage(client: Client, body: NewPage): Promise<EditedPage> {
  const { createPage } = await declared();
  return (await client.send(createPage, { body })).data;
}

export async function savePage(
  client: Client,
  id: string,
  revision: number,
  content: PageContent,
): Promise<EditedPage> {
  const { updatePage } = await declared();
  const sent = await client.send(updatePage, { params: { id }, headers: ifMatch(revision), body: { content } });
  return sent.data;
}

/** What visitors of a language would get of content that is not saved. */
export async function renderDraft(
  client: Client,
  { id, locale, content }: { readonly id: string; readonly locale: string; readonly content: PageContent },
  signal: AbortSignal,
): Promise<Page> {
  const calls = await declared();
  return (await client.send(calls.renderDraft, { params: { id }, body: { locale, content } }, { signal })).data;
}

/** What visitors of the stored draft would miss, by field, said in the language of a locale. */
export async function fetchFindings(client: Client, id: string, locale: string): Promise<readonly ContentIssue[]> {
  const { listPageFindings } = await declared();
  return (await client.send(listPageFindings, { params: { id }, query: { locale } })).data;
}

export async function changePage(
  client: Client,
  id: string,
  revision: number,
  change: PageChange,
): Promise<EditedPage> {
  const calls = await declared();
  const input = { params: { id }, headers: ifMatch(revision) };
  switch (change.kind) {
    case 'publish':
      return (
        await client.send(calls.publishPage, { ...input, body: change.reason ? { reason: change.reason } : undefined })
      ).data;
    case 'unpublish':
      return (await client.send(calls.unpublishPage, input)).data;
    case 'discard':
      return (await client.send(calls.discardDraft, input)).data;
    case 'move':
      return (await client.send(calls.movePage, { ...input, body: { path: change.path } })).data;
    case 'restore':
      return (await client.send(calls.restorePageVersion, { ...input, body: { version: change.version } })).data;
    case 'schedule': {
      const { publish_at, unpublish_at, reason } = change;
      const body = { publish_at, unpublish_at, ...(reason !== undefined && { reason }) };
      return (await client.send(calls.schedulePage, { ...input, body })).data;
    }
    default:
      return assertNever(change);
  }
}

export async function removePage(client: Client, id: string, revision: number): Promise<void> {
  const { deletePage } = await declared();
  await client.send(deletePage, { params: { id }, headers: ifMatch(revision) });
}

/** Begins the pages of a file as drafts, the first of them at this path. */
export async function importPageFile(
  client: Client,
  query: { readonly market: MarketCode; readonly path: string },
  file: Blob,
): Promise<void> {
  const { importPages } = await declared();
  await client.send(importPages, { query, file });
}

/** Says that the person edits the page, and answers whose it is. */
export async function claimPage(client: Client, id: string, takeOver: boolean): Promise<PageLock['attributes']> {
  const { lockPage } = await declared();
  return (await client.send(lockPage, { params: { id }, body: { take_over: takeOver } })).data.attributes;
}

export async function releasePage(client: Client, id: string): Promise<void> {
  const { unlockPage } = await declared();
  await client.send(unlockPage, { params: { id } });
}

/** A link to the draft for people without an account. */
export async function linkToPreview(client: Client, id: string): Promise<{ path: string; expires_at: string }> {
  const { linkPreview } = await declared();
  return client.send(linkPreview, { params: { id } });
}

export async function fetchVersions(client: Client, id: string, signal: AbortSignal): Promise<PageVersion[]> {
  const { listPageVersions } = await declared();
  return (await client.send(listPageVersions, { params: { id } }, { signal })).data;
}

export async function fetchVersion(client: Client, id: string, version: number, signal: AbortSignal) {
  const { getPageVersion } = await declared();
  const params = { id, version: String(version) };
  return (await client.send(getPageVersion, { params }, { signal })).data.attributes.content;
}

export interface ContentLog {
  readonly lines: readonly ContentLogLine[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export async function fetchContentLog(
  client: Client,
  query: { readonly market: MarketCode; readonly q: string; readonly page: number },
  signal: AbortSignal,
): Promise<ContentLog> {
  const { listContentLog } = await declared();
  const { data, meta } = await client.send(
    listContentLog,
    { query: { ...query, page: String(query.page) } },
    { signal },
  );
  return { lines: data, page: meta.page, pages: meta.pages, total: meta.total };
}
