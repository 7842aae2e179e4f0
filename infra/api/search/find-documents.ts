import type { MarketCode } from '@showroom/contracts/markets';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, Executor } from '../../database/database';
import { queryOne } from '../../database/sql';
import { NOT_FOUND_PATH } from '../pages/not-found-path';
import type { TextQuery } from './text-query';

/** A question that takes longer is given up: whoever asked has gone on. */
const DEADLINE = '1500ms';
/** Words of the text, of headings, of the description, of the title. */
const WEIGHTS = '{0.05,0.3,0.5,1}';

const document = z.object({
  id: z.string(),
  kind: z.enum(['page', 'news']),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  picture: z.string(),
});
export type FoundDocument = z.output<typeof document>;

const found = z.object({
  counts: z.nullable(z.partialRecord(z.enum(['page', 'news']), z.number())),
  documents: z.array(document),
  stems: z.array(z.string()),
});

export interface DocumentsAsked {
  readonly market: MarketCode;
  readonly locale: string;
  readonly query: TextQuery;
  readonly match: 'all' | 'any';
  /** The first results of each kind after so many, at most so many. */
  readonly offset: number;
  readonly items: number;
}

/** Which documents of published pages have the words; the index finds them. */
export function matching({ market, locale, query: { configuration, ...query }, match }: DocumentsAsked): SQL {
  const asked = sql`to_tsquery(${configuration}::regconfig, ${query[match]})`;
  // By the words first, and alone: joined at once, the planner goes through all pages of a market.
  return sql`with documents as materialized (
      select page_id, position, kind, version, ts_rank(${WEIGHTS}::float4[], terms, ${asked}) as rank
      from search_documents where terms @@ ${asked} and locale = ${locale})
    select d.page_id, d.position, d.kind, p.path, d.rank
    from documents d join content_pages p on p.id = d.page_id and p.published_version = d.version
    where p.market = ${market} and p.path <> ${NOT_FOUND_PATH}`;
}

/** What is typed is compared as its stems are. */
function stemsOf({ configuration, words }: TextQuery): SQL {
  const spaced = words.flatMap(({ text, isUnspaced }) => (isUnspaced ? [] : [text]));
  return sql`array_to_json(tsvector_to_array(to_tsvector(${configuration}::regconfig, ${spaced.join(' ')})))`;
}

function find(db: Executor, asked: DocumentsAsked) {
  const { offset, items, locale, query } = asked;
  return queryOne(
    db,
    found,
    sql`with found as materialized (${matching(asked)}),
      placed as (select *, row_number() over (partition by kind order by rank desc, path, position) as place from found)
      select
        (select json_object_agg(kind, number) from (select kind, count(*) as number from found group by kind) as kinds) as counts,
        ${stemsOf(query)} as stems,
        coalesce((
          select json_agg((
            select json_build_object('id', d.page_id || '-' || d.position, 'kind', d.kind, 'title', d.title,
              'body', d.body, 'path', coalesce(nullif(d.path, ''), placed.path), 'picture', d.picture)
            from search_documents d
            where d.page_id = placed.page_id and d.locale = ${locale} and d.position = placed.position
          ) order by placed.place)
          from placed where placed.place > ${offset} and placed.place <= ${offset + items}), '[]') as documents`,
  );
}

/**
 * How a search is run: not for long, and by the index. The planner does not count what it costs to
 * unpack long documents, and would rather look into each of ten thousand.
 */
export const SETTINGS = sql`select set_config('statement_timeout', ${DEADLINE}, true),
  set_config('enable_seqscan', 'off', true)`;

/** Pages and news with the words, the best first, and how many there are of each. */
export function findDocuments(db: Db, asked: DocumentsAsked): Promise<z.output<typeof found>> {
  return db.transaction(async (transaction) => {
    await transaction.execute(SETTINGS);
    return find(transaction, asked);
  });
}
