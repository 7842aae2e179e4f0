import type { PageContent } from '@showroom/contracts/content/page-content';
import type { Languages } from '@showroom/contracts/content/rendition';
import type { NewsItem } from '@showroom/contracts/entities/news-item';
import type { MarketCode } from '@showroom/contracts/markets';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { query } from '../../database/sql';
import { drawnBlur } from '../../demo/pictures/photo';
import { literally } from '../pages/content-log';
import { teaserOf } from '../pages/page-prose';

const row = z.object({
  id: z.string(),
  path: z.string(),
  news_date: z.string(),
  content: z.custom<PageContent>(),
  total: z.coerce.number(),
});

interface Asked {
  readonly market: MarketCode;
  readonly languages: Languages;
  /** Of pages below it. */
  readonly path: string;
  readonly page: number;
  readonly items: number;
}

/** Published pages that tell news, the latest first; a page beyond the last one is empty. */
export async function publishedNews(db: Db, { market, languages, path, page, items }: Asked) {
  const below = `${literally(path === '/' ? '' : path.replace(/\/+$/, ''))}/_%`;
  const rows = await query(
    db,
    row,
    sql`select p.id, p.path, v.content, v.content->'values'->>'news_date' as news_date, count(*) over () as total
      from content_pages p join page_versions v on v.page_id = p.id and v.version = p.published_version
      where p.market = ${market} and p.page_type = 'page' and p.path like ${below}
        and v.content->'values'->>'news_date' > ''
      order by news_date desc, p.path
      limit ${items} offset ${(page - 1) * items}`,
  );
  const total = rows[0]?.total ?? 0;
  const data = rows.map(({ id, path: url, news_date: date, content }): NewsItem => {
    const { title, description: text, picture } = teaserOf(content, languages);
    const blur = drawnBlur(picture);
    return { id, type: 'news_item', attributes: { title, text, date, url, picture, ...(blur && { blur }) } };
  });
  return { data, meta: { total, page, pages: Math.max(1, Math.ceil(total / items)), items } };
}
