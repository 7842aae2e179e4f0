import { documentPath } from '@showroom/contracts/blocks/media-address';
import type { MediaUse } from '@showroom/contracts/entities/media';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../database/database';
import { query, run } from '../../database/sql';

const use = z.object({
  market: z.enum(MARKET_CODES),
  path: z.string(),
  page_id: z.string(),
  is_published: z.boolean(),
});

/** Films that show something until they play, or have it as captions. */
const needs = (id: string) =>
  sql`film.kind = 'film' and (film.poster = ${id} or jsonb_path_exists(film.captions, '$.* ? (@ == $id)',
    jsonb_build_object('id', ${id}::text)))`;

/** Links to a document stand in fields and in texts alike. */
const linksTo = (content: SQL, id: string) => sql`position(${documentPath(id)} in ${content}::text) > 0`;

/** Whether content refers to it anywhere, or to a film that needs it. */
const refersTo = (content: SQL, id: string) =>
  sql`(${linksTo(content, id)} or jsonb_path_exists(${content}, '$.**.media ? (@ == $ids[*])', jsonb_build_object('ids', (
    select jsonb_agg(one.id) from (select ${id}::text as id union select film.id from media as film where ${needs(id)}) as one
  ))))`;

/** Forms whose visitors get it. */
export async function formsWith(db: Executor, id: string) {
  const form = z.object({ id: z.string(), name: z.string(), market: z.enum(MARKET_CODES) });
  return query(
    db,
    form,
    sql`select form.id, form.name, form.market from forms as form
      join form_versions as version on version.form_id = form.id and version.version = form.revision
      left join form_drafts as draft on draft.form_id = form.id
      where form.removed_at is null
        and (${linksTo(sql`version.definition`, id)} or ${linksTo(sql`coalesce(draft.definition, '{}')`, id)})
      order by form.name`,
  );
}

/** Whether it is a photograph that a feed names. */
export async function isOfFeed(db: Executor, id: string): Promise<boolean> {
  return (await run(db, sql`select 1 from feed_photos where media_id = ${id} limit 1`)) > 0;
}

/** Films that need a picture or captions. */
export async function filmsWith(db: Executor, id: string): Promise<{ id: string; name: string }[]> {
  const film = z.object({ id: z.string(), name: z.string() });
  return query(db, film, sql`select film.id, film.name from media as film where ${needs(id)} order by film.name`);
}

/** Pages that show it or a film that needs it: to visitors, in a draft, or later. */
export async function usesOf(db: Executor, id: string): Promise<MediaUse['attributes'][]> {
  return query(
    db,
    use,
    sql`select page.market, page.path, page.id as page_id, bool_or(used.is_published) as is_published
      from content_pages as page
      join lateral (
        select coalesce(version.version = page.published_version, false) as is_published, version.content
        from page_versions as version
        where version.page_id = page.id and version.version in (page.published_version, page.scheduled_version,
          case when page.published_version is null and page.scheduled_version is null then page.latest_version end)
        union all
        select false, draft.content from page_drafts as draft where draft.page_id = page.id
      ) as used on ${refersTo(sql`used.content`, id)}
      group by page.market, page.path, page.id
      order by page.market, page.path`,
  );
}

/** As many tags as fit into one notification, which has at most 8000 bytes. */
const TAGS_AT_ONCE = 20;

/** Tells whoever caches them that these pages look different, once the transaction ends well. */
export async function notifyUses(db: Executor, uses: readonly MediaUse['attributes'][]): Promise<void> {
  const tags = uses.filter((one) => one.is_published).map(({ market, path }) => `page:${market}${path}`);
  for (let from = 0; from < tags.length; from += TAGS_AT_ONCE) {
    const message = JSON.stringify({ tags: tags.slice(from, from + TAGS_AT_ONCE) });
    await run(db, sql`select pg_notify('changes', ${message})`);
  }
}
