import type { MetaheadPlan } from '@showroom/contracts/entities/metahead';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { contentPages, type MetaheadRow, metaheads } from '../../database/schema/content';
import { run } from '../../database/sql';
import { Refusal } from '../kernel/refusal';
import { type ContentAction, logChange } from '../pages/content-log';
import type { CheckedContent } from './check-metahead';

export interface FoundMetahead extends MetaheadRow {
  readonly page_path: string | null;
}

/** What is stored of a plan. */
export type StoredPlan = Omit<MetaheadPlan, 'content'> & CheckedContent;

/** A page carries all of them; a market with more has something else in mind. */
const MOST_OF_MARKET = 200;

const foundMetaheads = (db: Db) =>
  db
    .select({ ...getTableColumns(metaheads), page_path: contentPages.path })
    .from(metaheads)
    .leftJoin(contentPages, eq(contentPages.id, metaheads.rdx_core_page_id));

export function allMetaheads(db: Db, market: MarketCode): Promise<FoundMetahead[]> {
  return foundMetaheads(db).where(eq(metaheads.market, market)).orderBy(asc(metaheads.sequence), asc(metaheads.id));
}

export async function findMetahead(db: Db, id: string): Promise<FoundMetahead | undefined> {
  const [found] = await foundMetaheads(db).where(eq(metaheads.id, id));
  return found;
}

async function presentMetahead(transaction: Transaction, id: string): Promise<FoundMetahead> {
  const found = await findMetahead(transaction, id);
  if (!found) throw new ShowroomError('page.not-found', { status: 404 });
  return found;
}

interface Change {
  readonly market: MarketCode;
  readonly who: string;
  readonly action: ContentAction;
  readonly plan: Pick<MetaheadPlan, 'language' | 'rdx_core_page_id'>;
}

/** Changes the metaheads of a market, one writer after the other, and writes the log with it. */
function changeMetaheads<T>(db: Db, change: Change, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const { market, who, action, plan } = change;
  return db.transaction(async (transaction) => {
    await run(transaction, sql`select pg_advisory_xact_lock(hashtextextended(${`metaheads:${market}`}, 0))`);
    const path = `${await pathOfPage(transaction, market, plan.rdx_core_page_id)} ${plan.language}`;
    const made = await work(transaction);
    await logChange(transaction, { market, who, action, path });
    return made;
  });
}

/** Where a page of the market stands, or `*` for all of them; throws 422 where there is none. */
async function pathOfPage(transaction: Transaction, market: MarketCode, id: string | null): Promise<string> {
  if (id === null) return '*';
  const [page] = await transaction
    .select({ path: contentPages.path })
    .from(contentPages)
    .where(and(eq(contentPages.id, id), eq(contentPages.market, market)));
  if (page) return page.path;
  throw new Refusal(422, 'There is no such page.', [
    { path: 'rdx_core_page_id', message: 'The market has no such page.' },
  ]);
}

/** Adds a metahead; the same one once more is the one that is there. */
export async function addMetahead(db: Db, market: MarketCode, plan: StoredPlan, who: string): Promise<FoundMetahead> {
  const same = await sameMetahead(db, market, plan);
  if (same) return same;
  return changeMetaheads(db, { market, who, action: 'metahead.create', plan }, async (transaction) => {
    const total = await transaction.$count(metaheads, eq(metaheads.market, market));
    if (total >= MOST_OF_MARKET) throw new Refusal(409, `A market has at most ${MOST_OF_MARKET} metaheads.`);
    const [row] = await transaction
      .insert(metaheads)
      .values({ market, ...plan, author: who })
      .returning({ id: metaheads.id });
    return presentMetahead(transaction, row?.id ?? '');
  });
}

async function sameMetahead(db: Db, market: MarketCode, plan: StoredPlan): Promise<FoundMetahead | undefined> {
  const { content, language, sequence, rdx_core_page_id, reload_on_each_page, in_body, consent_scope } = plan;
  const ofPage =
    rdx_core_page_id === null ? isNull(metaheads.rdx_core_page_id) : eq(metaheads.rdx_core_page_id, rdx_core_page_id);
  const isSame = [eq(metaheads.content, content), eq(metaheads.language, language), eq(metaheads.sequence, sequence)];
  const isUsedSame = [
    eq(metaheads.reload_on_each_page, reload_on_each_page),
    eq(metaheads.in_body, in_body),
    eq(metaheads.consent_scope, consent_scope),
  ];
  const [found] = await foundMetaheads(db).where(and(eq(metaheads.market, market), ofPage, ...isSame, ...isUsedSame));
  return found;
}

/** A metahead that was found, at the revision that somebody has seen, and who they are. */
export interface Seen {
  readonly id: string;
  readonly market: MarketCode;
  readonly plan: Change['plan'];
  readonly revision: number;
  readonly who: string;
}

const asSeen = ({ id, revision }: Seen): SQL | undefined => and(eq(metaheads.id, id), eq(metaheads.revision, revision));
const changed = () => new ShowroomError('metahead.changed', { status: 412 });

/** Throws 412 when somebody else was first. */
export function updateMetahead(db: Db, seen: Seen, plan: StoredPlan): Promise<FoundMetahead> {
  const { market, who, revision } = seen;
  return changeMetaheads(db, { market, who, action: 'metahead.change', plan }, async (transaction) => {
    const [row] = await transaction
      .update(metaheads)
      .set({ ...plan, revision: revision + 1, author: who, saved_at: sql`now()` })
      .where(asSeen(seen))
      .returning({ id: metaheads.id });
    if (!row) throw changed();
    return presentMetahead(transaction, row.id);
  });
}

/** Throws 412 when somebody else was first. */
export function removeMetahead(db: Db, seen: Seen): Promise<void> {
  const { market, who, plan } = seen;
  return changeMetaheads(db, { market, who, action: 'metahead.delete', plan }, async (transaction) => {
    const removed = await transaction.delete(metaheads).where(asSeen(seen)).returning({ id: metaheads.id });
    if (removed.length === 0) throw changed();
  });
}
