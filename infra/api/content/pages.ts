import type { Page, PageRedirect } from '@showroom/contracts/entities/page';
import { MARKETS, type Market } from '@showroom/contracts/markets';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type PageRow, pages, redirects } from '../../database/schema/content';

/** The asked locale of a market if it is one of its own, and the locale that stands in for missing rows. */
export function localesOf(market: Market['code'], asked: string | undefined): { own: string; fallback: string } {
  const { locales }: Market = MARKETS[market];
  const [fallback] = locales;
  return { own: locales.find((locale) => locale === asked) ?? fallback, fallback };
}

export function pageAnswer({ id, market: _, locale: __, updated_at, ...attributes }: PageRow): Page {
  return { id, type: 'page', attributes: { ...attributes, updated_at: updated_at.toISOString() } };
}

/** `~home` is `/`; any other path gains the slash that the call leaves out and loses one at its end. */
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

export async function findRedirect(db: Db, market: string, path: string): Promise<PageRedirect | undefined> {
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
