import type { PageContent } from '@showroom/contracts/content/page-content';
import { type Languages, renditionOf } from '@showroom/contracts/content/rendition';
import type { Page, PageRedirect } from '@showroom/contracts/entities/page';
import { isPattern, patternsOver, targetFrom } from '@showroom/contracts/entities/redirect-pattern';
import { isSafeRedirect, redirectPath } from '@showroom/contracts/entities/redirect-target';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type ContentPageRow, contentPages, pageVersions, redirects } from '../../database/schema/content';
import { localesOf } from '../market/locales';
import { withMedia } from '../media/resolve-media';
import { stepsAbove } from './breadcrumbs';
import { metaheadsOf } from './page-metaheads';
import { redirectOfPage } from './page-redirect';

/**
 * `~home` is `/`; any other path gains the slash that the call leaves out and loses one at its end.
 */
export function pathOf(parameter: string): string {
  return parameter === '~home' ? '/' : `/${parameter.replace(/^\/+|\/+$/g, '')}`;
}

/** What stands at a path for visitors, as it is stored: a page, a folder, or what leads on. */
async function publishedAt(db: Db, market: Market['code'], path: string) {
  const [found] = await db
    .select({ page: contentPages, version: pageVersions })
    .from(contentPages)
    .innerJoin(
      pageVersions,
      and(eq(pageVersions.page_id, contentPages.id), eq(pageVersions.version, contentPages.published_version)),
    )
    .where(and(eq(contentPages.market, market), eq(contentPages.path, path)));
  return found;
}

/**
 * The published page at a path, in the asked locale or the market's first one; or where it leads.
 */
async function findPublished(
  db: Db,
  market: Market['code'],
  locale: string | undefined,
  path: string,
): Promise<Page | PageRedirect | undefined> {
  const found = await publishedAt(db, market, path);
  if (!found) return undefined;
  const { content, version, saved_at } = found.version;
  const onward = await redirectOfPage(db, found.page, content);
  if (onward || found.page.page_type === 'folder') return onward;
  return pageAnswer(db, { row: found.page, content, version, saved_at }, localesOf(market, locale));
}

interface Said {
  readonly row: Pick<ContentPageRow, 'id' | 'path' | 'page_type' | 'market'>;
  readonly content: PageContent;
  readonly version: number;
  readonly saved_at: string;
}

/** A page's content as visitors of a language get it. */
export async function pageAnswer(
  db: Db,
  { row, content, version, saved_at }: Said,
  languages: Languages,
): Promise<Page> {
  const { id, path, page_type, market } = row;
  const [metaheads, breadcrumbs] = await Promise.all([
    metaheadsOf(db, market, id),
    stepsAbove(db, market, path, languages),
  ]);
  const said = { path, page_type, version, updated_at: new Date(saved_at).toISOString() };
  const attributes = {
    ...renditionOf(content, languages),
    ...said,
    ...(breadcrumbs.length > 0 && { breadcrumbs }),
    ...(metaheads.length > 0 && { metaheads }),
  };
  return withMedia(db, { id, type: 'page', attributes }, market, languages);
}

/** Redirects in a row that visitors are spared; more are a mistake of whoever wrote them. */
export const MOST_REDIRECTS = 10;

type Followed = { readonly end: PageRedirect } | { readonly problem: string; readonly chain: readonly string[] };

/**
 * Where a redirect at a path leads in the end, past redirects that lead to other ones; or why it
 * must not be followed, with the paths that it leads through.
 */
export async function followRedirect(
  db: Db,
  market: Market['code'],
  path: string,
  first: PageRedirect,
): Promise<Followed> {
  const passed = new Set([path]);
  let end = first;
  for (;;) {
    const { to, link_type } = end.attributes;
    if (!isSafeRedirect({ to, link_type })) return { problem: 'unsafe target', chain: [...passed, to] };
    const next = link_type === 'internal' ? withoutLanguage(market, redirectPath(to)) : undefined;
    if (next === undefined) return { end };
    const isLoop = passed.has(next) || passed.size > MOST_REDIRECTS;
    if (isLoop) return { problem: 'leads back to itself', chain: [...passed, next] };
    passed.add(next);
    const onward = await standsAt(db, market, undefined, next);
    if (onward?.type !== 'redirect') return { end };
    end = onward;
  }
}

/** Whether visitors who come to a path find a page there, or are sent on. */
export async function isAnswered(db: Db, market: Market['code'], path: string): Promise<boolean> {
  const found = await publishedAt(db, market, path);
  if (found?.page.page_type === 'page') return true;
  const onward = found && (await redirectOfPage(db, found.page, found.version.content));
  return (onward ?? (await redirectAt(db, market, path))) !== undefined;
}

/** A page that stands at a path is what visitors see, whatever redirect has its path. */
async function standsAt(db: Db, market: Market['code'], locale: string | undefined, path: string) {
  return (await findPublished(db, market, locale, path)) ?? (await redirectAt(db, market, path));
}

/**
 * What visitors get at a path: a page, or where they are sent. A redirect that leads back to
 * itself, or to an unsafe target, is reported and counts as none.
 */
export async function findAnswer(
  db: Db,
  market: Market['code'],
  locale: string | undefined,
  path: string,
  report: (problem: { readonly path: string; readonly to: string; readonly problem: string }) => void,
): Promise<Page | PageRedirect | undefined> {
  const found = await standsAt(db, market, locale, path);
  if (found?.type !== 'redirect') return found;
  const followed = await followRedirect(db, market, path, found);
  if ('end' in followed) return followed.end;
  report({ path, to: found.attributes.to, problem: followed.problem });
  return undefined;
}

/** Pages of every language have one path: `/ar/offers` is the page at `/offers`. */
export function withoutLanguage(market: Market['code'], path: string | undefined): string | undefined {
  const [, ...others]: Market['locales'] = MARKETS[market].locales;
  const prefix = others.map((locale) => `/${locale.split('-')[0]}`).find((one) => `${path}/`.startsWith(`${one}/`));
  return prefix === undefined ? path : path?.slice(prefix.length) || '/';
}

/** The redirect of a path or, without one, that of the longest pattern which it is below. */
async function redirectAt(db: Db, market: string, path: string): Promise<PageRedirect | undefined> {
  const paths = isPattern(path) ? patternsOver(path) : [path, ...patternsOver(path)];
  const rows = await db
    .select()
    .from(redirects)
    .where(and(eq(redirects.market, market), inArray(redirects.path, paths)));
  const row = paths.flatMap((one) => rows.find((found) => found.path === one) ?? [])[0];
  if (!row) return undefined;
  const { id, http_code, link_type } = row;
  return { id, type: 'redirect', attributes: { to: targetFrom(row, path), http_code, link_type } };
}
