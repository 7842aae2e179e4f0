import { MARKET_CODES, MARKETS, type Market, siteUrlOf } from '@showroom/contracts/markets';
import { type SQL, sql } from 'drizzle-orm';
import { iso } from '../../database/sql';
import { NOT_FOUND_PATH } from '../pages/not-found-path';

/** What pages are compared with: each market's first language, and the address of its site. */
function marketRows(siteOrigin: string): SQL {
  const rows = MARKET_CODES.map((code) => {
    const { locales }: Market = MARKETS[code];
    return sql`(${code}::text, ${locales[0]}::text, ${siteUrlOf(siteOrigin, MARKETS[code])}::text)`;
  });
  return sql.join(rows, sql`, `);
}

/**
 * Pages that search engines may find, as `listed_pages(market, path, saved_at)`: published, with
 * content of their own, and not kept from search engines. A page that names another address as its
 * canonical one is found there. Blocks are not looked at: they may be megabytes.
 */
function listedPages(siteOrigin: string): SQL {
  return sql`listed_pages as not materialized (
    select p.market, p.path, v.saved_at
    from content_pages p
    join page_versions v on v.page_id = p.id and v.version = p.published_version
    join (values ${marketRows(siteOrigin)}) as m(market, locale, site) on m.market = p.market
    where p.page_type = 'page' and p.path <> ${NOT_FOUND_PATH}
      and coalesce(v.content->'values'->>'redirect_path', '') = ''
      and coalesce(v.content->'values'->>'disable_seo_tracking', '') <> 'true'
      and coalesce(v.content->'texts'->m.locale->>'canonical_url', v.content->'values'->>'canonical_url', '')
        in ('', p.path, m.site || p.path))`;
}

/** A slice of a market's pages by path, each with the markets that have the same path. */
export function pageEntries(siteOrigin: string, market: Market['code'], { after, to, items }: Slice): SQL {
  return sql`with ${listedPages(siteOrigin)}
    select l.path as id, l.path, ${iso(sql`l.saved_at`)} as lastmod,
      (select json_agg(o.market) from listed_pages o where o.path = l.path) as markets
    from listed_pages l
    where l.market = ${market} and l.path > ${after} and ${upTo(sql`l.path`, to)}
    order by l.path limit ${items}`;
}

/** The last path of each part of a market's pages, and when one of them was published last. */
export function pageParts(siteOrigin: string, market: Market['code'], size: number): SQL {
  return sql`with ${listedPages(siteOrigin)}
    select max(path) as "to", ${iso(sql`max(saved_at)`)} as lastmod
    from (select path, saved_at, (row_number() over (order by path) - 1) / ${size}::int as part
      from listed_pages where market = ${market}) as numbered
    group by part order by part`;
}

/** Which entries are asked for. */
export interface Slice {
  readonly after: string;
  readonly to: string | undefined;
  readonly items: number;
}

export function upTo(key: SQL, to: string | undefined): SQL {
  return to === undefined ? sql`true` : sql`${key} <= ${to}`;
}
