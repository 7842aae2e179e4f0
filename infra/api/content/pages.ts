import type { Page, PageRedirect } from '@showroom/contracts/entities/page';
import { isSafeRedirect, redirectPath } from '@showroom/contracts/entities/redirect-target';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type PageRow, pages, redirects } from '../../database/schema/content';

/**
 * The asked locale of a market if it is one of its own, and the locale that stands in for missing
 * rows.
 */
export function localesOf(market: Market['code'], asked: string | undefined): { own: string; fallback: string } {
  const { locales }: Market = MARKETS[market];
  const [fallback] = locales;
  return { own: locales.find((locale) => locale === asked) ?? fallback, fallback };
}

export function pageAnswer({ id, market: _, locale: __, updated_at, ...attributes }: PageRow): Page {
  return { id, type: 'page', attributes: { ...attributes, updated_at: updated_at.toISOString() } };
}

/**
 * `~home` is `/`; any other path gains the slash that the call leaves out and loses one at its end.
 */
export function pathOf(parameter: string): string {
  return parameter === '~home' ? '/' : `/${parameter.replace(/^\/+|\/+$/g, '')}`;
}

/** The published page at a path, in the asked locale or the market's first one. */
export async function findPublished(db: Db, market: Market['code'], locale: string | undefined, path: string) {
  const { own, fallback } = localesOf(market, locale);
  const [row] = await db
    .select()
    .from(pages)
    .where(
      and(
        eq(pages.market, market),
        eq(pages.path, path),
        inArray(pages.locale, [own, fallback]),
        eq(pages.published, true),
      ),
    )
    .orderBy(sql`${pages.locale} = ${own} desc`)
    .limit(1);
  return row && pageAnswer(row);
}

/** Redirects in a row that visitors are spared; more are a mistake of whoever wrote them. */
const MOST_REDIRECTS = 10;

/**
 * Where visitors of a path are sent, past redirects that lead to other ones. One that leads back to
 * itself, or to an unsafe target, is reported and counts as none.
 */
export async function findRedirect(
  db: Db,
  market: Market['code'],
  path: string,
  report: (problem: { readonly path: string; readonly to: string; readonly problem: string }) => void,
): Promise<PageRedirect | undefined> {
  const passed = new Set([path]);
  let found = await redirectAt(db, market, path);
  while (found) {
    const { to, link_type } = found.attributes;
    if (!isSafeRedirect({ to, link_type })) {
      report({ path, to, problem: 'unsafe target' });
      return undefined;
    }
    const next = link_type === 'internal' ? withoutLanguage(market, redirectPath(to)) : undefined;
    if (next === undefined) return found;
    if (passed.has(next) || passed.size > MOST_REDIRECTS) {
      report({ path, to, problem: 'leads back to itself' });
      return undefined;
    }
    passed.add(next);
    // A page that stands there is what visitors see, whatever redirect has its path.
    if (await findPublished(db, market, undefined, next)) return found;
    const onward = await redirectAt(db, market, next);
    if (!onward) return found;
    found = onward;
  }
  return undefined;
}

/** Pages of every language have one path: `/ar/offers` is the page at `/offers`. */
function withoutLanguage(market: Market['code'], path: string | undefined): string | undefined {
  const [, ...others]: Market['locales'] = MARKETS[market].locales;
  const prefix = others.map((locale) => `/${locale.split('-')[0]}`).find((one) => `${path}/`.startsWith(`${one}/`));
  return prefix === undefined ? path : path?.slice(prefix.length) || '/';
}

async function redirectAt(db: Db, market: string, path: string): Promise<PageRedirect | undefined> {
  const [row] = await db
    .select()
    .from(redirects)
    .where(and(eq(redirects.market, market), eq(redirects.path, path)));
  if (!row) return undefined;
  const { id, to, http_code, link_type } = row;
  return { id, type: 'redirect', attributes: { to, http_code, link_type } };
}

export async function findPage(db: Db, id: string): Promise<PageRow | undefined> {
  const [row] = await db.select().from(pages).where(eq(pages.id, id));
  return row;
}

export function allPages(db: Db, market: string): Promise<PageRow[]> {
  return db.select().from(pages).where(eq(pages.market, market)).orderBy(asc(pages.path), asc(pages.locale));
}

type Edit = Pick<PageRow, 'title' | 'meta_title' | 'meta_description' | 'blocks'>;

/** Stores an edit made from `version`; undefined when the stored page is no longer that version. */
export async function savePage(db: Db, id: string, version: number, edit: Edit): Promise<PageRow | undefined> {
  const [row] = await db
    .update(pages)
    .set({ ...edit, version: version + 1, updated_at: sql`now()` })
    .where(and(eq(pages.id, id), eq(pages.version, version)))
    .returning();
  return row;
}
