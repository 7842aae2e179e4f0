import type { PageContent } from '@showroom/contracts/content/page-content';
import { MARKET_CODES, MARKETS, type Market } from '@showroom/contracts/markets';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, Transaction } from '../../database/database';
import { oneOf, query } from '../../database/sql';
import { searchConfiguration } from '../../search-configuration';
import { indexedText } from '../../search-terms';
import { localesOf } from '../market/locales';
import { type Prose, proseOf } from './page-prose';
import { targetOf } from './page-target';

/** Pages at once: a version may have megabytes. */
const AT_ONCE = 50;
/** What results quote from is no longer than this. */
const MOST_QUOTED = 20_000;

const published = z.object({
  page_id: z.string(),
  market: z.enum(MARKET_CODES),
  page_type: z.string(),
  version: z.number(),
  content: z.custom<PageContent>(),
});
type Published = z.output<typeof published>;

/** Of what nobody is to find: the version was looked through all the same. */
const NOTHING: Prose = { kind: 'page', title: '', description: '', headings: '', text: '', path: '', picture: '' };

function isFound({ page_type, content }: Published): boolean {
  return page_type === 'page' && targetOf(content).redirect_path === '';
}

function documentsOf(page: Published) {
  const { locales }: Market = MARKETS[page.market];
  return locales.flatMap((locale) => {
    const found = isFound(page) ? proseOf(page.content, localesOf(page.market, locale)) : [];
    return (found.length > 0 ? found : [NOTHING]).map((prose, position) => ({
      page_id: page.page_id,
      version: page.version,
      locale,
      position,
      kind: prose.kind,
      title: prose.title,
      body: [prose.description, prose.text].filter(Boolean).join(' · ').slice(0, MOST_QUOTED),
      path: prose.path,
      picture: prose.picture,
      configuration: searchConfiguration(locale),
      a: indexedText(prose.title, locale),
      b: indexedText(prose.description, locale),
      c: indexedText(prose.headings, locale),
      d: indexedText(prose.text, locale),
    }));
  });
}

/** Pages whose published version has no documents yet, locked until the transaction ends. */
function missingPages(transaction: Transaction, which: SQL): Promise<Published[]> {
  return query(
    transaction,
    published,
    sql`select p.id as page_id, p.market, p.page_type, v.version, v.content
      from content_pages p join page_versions v on v.page_id = p.id and v.version = p.published_version
      where ${which} and not exists (
        select from search_documents d where d.page_id = p.id and d.version = p.published_version)
      limit ${AT_ONCE} for no key update of p skip locked`,
  );
}

async function replaceDocuments(transaction: Transaction, pages: readonly Published[]): Promise<void> {
  if (pages.length === 0) return;
  const ids = pages.map(({ page_id }) => page_id);
  await transaction.execute(sql`delete from search_documents where page_id in (${oneOf(ids)})`);
  const weighted = (words: SQL, weight: 'A' | 'B' | 'C' | 'D') =>
    sql`setweight(to_tsvector(d.configuration::regconfig, ${words}), ${weight})`;
  await transaction.execute(sql`
    insert into search_documents (page_id, version, locale, position, kind, title, body, path, picture, terms)
    select d.page_id, d.version, d.locale, d.position, d.kind, d.title, d.body, d.path, d.picture,
      ${weighted(sql`d.a`, 'A')} || ${weighted(sql`d.b`, 'B')} || ${weighted(sql`d.c`, 'C')} || ${weighted(sql`d.d`, 'D')}
    from jsonb_to_recordset(${JSON.stringify(pages.flatMap(documentsOf))}::jsonb) as d(
      page_id text, version int, locale text, position int, kind text, title text, body text, path text,
      picture text, configuration text, a text, b text, c text, d text)`);
}

/**
 * Makes pages that were just published findable, in the transaction that publishes them. What they
 * said before is found no longer, and nobody finds what is not published: a search asks for the
 * documents of published versions alone.
 */
export async function indexPublished(transaction: Transaction, pageIds: readonly string[]): Promise<void> {
  await replaceDocuments(transaction, await missingPages(transaction, sql`p.id in (${oneOf(pageIds)})`));
}

/**
 * Indexes what was published by somebody who knows nothing of the search: a seed, or a version of
 * the API from before. Answers how many pages there were.
 */
export async function indexMissing(db: Db): Promise<number> {
  let count = 0;
  for (;;) {
    const done = await db.transaction(async (transaction) => {
      const pages = await missingPages(transaction, sql`p.published_version is not null`);
      await replaceDocuments(transaction, pages);
      return pages.length;
    });
    count += done;
    if (done < AT_ONCE) return count;
  }
}
