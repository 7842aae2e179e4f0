import type { Metahead } from '@showroom/contracts/entities/metahead';
import { and, asc, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { contentPages, type MetaheadRow, metaheads } from '../../database/schema/content';

const inOrder = [asc(metaheads.sequence), asc(metaheads.id)] as const;

/** As browsers take it: Sass is CSS there. */
function metaheadAnswer({ id, content, compiled, language, ...row }: MetaheadRow): Metahead {
  const { sequence, rdx_core_page_id, reload_on_each_page, in_body, consent_scope } = row;
  const shown = compiled === null ? { content, language } : { content: compiled, language: 'css' as const };
  return {
    id,
    type: 'metahead',
    attributes: { ...shown, sequence, rdx_core_page_id, reload_on_each_page, in_body, consent_scope },
  };
}

async function metaheadsWhere(db: Db, market: string, ofPage: SQL | undefined): Promise<Metahead[]> {
  const where = and(eq(metaheads.market, market), or(isNull(metaheads.rdx_core_page_id), ofPage));
  const rows = await db
    .select()
    .from(metaheads)
    .where(where)
    .orderBy(...inOrder);
  return rows.map(metaheadAnswer);
}

/** Those of a page, published or not, and those of all pages, by sequence. */
export function metaheadsOf(db: Db, market: string, pageId: string): Promise<Metahead[]> {
  return metaheadsWhere(db, market, eq(metaheads.rdx_core_page_id, pageId));
}

/** What anybody may know: those of all pages, and those of one that is published. */
export function publishedMetaheads(db: Db, market: string, pageId: string | undefined): Promise<Metahead[]> {
  if (pageId === undefined) return metaheadsWhere(db, market, undefined);
  const isPublished = db
    .select({ one: sql`1` })
    .from(contentPages)
    .where(and(eq(contentPages.id, pageId), isNotNull(contentPages.published_version)));
  return metaheadsWhere(db, market, and(eq(metaheads.rdx_core_page_id, pageId), exists(isPublished)));
}
