import type { RedirectPlan } from '@showroom/contracts/calls/redirects';
import { isPattern } from '@showroom/contracts/entities/redirect-pattern';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import { and, asc, count, eq, exists, getTableColumns, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { contentPages, type RedirectRow, redirects } from '../../database/schema/content';
import { run } from '../../database/sql';
import { Refusal } from '../kernel/refusal';
import { type ContentAction, literally, logChange } from '../pages/content-log';
import { leadingOf, loopsOf } from './redirect-loops';

export interface FoundRedirect extends RedirectRow {
  /** Visitors see the page that has its path. */
  readonly is_hidden: boolean;
}

/** A market with more of them has a mistake in its addresses, not in its redirects. */
const MOST_OF_MARKET = 5000;

const pageAt = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(contentPages)
    .where(
      and(
        eq(contentPages.market, redirects.market),
        eq(contentPages.path, redirects.path),
        isNotNull(contentPages.published_version),
      ),
    );

const foundRedirects = (db: Db) =>
  db.select({ ...getTableColumns(redirects), is_hidden: sql<boolean>`${exists(pageAt(db))}` }).from(redirects);

export async function findRedirectById(db: Db, id: string): Promise<FoundRedirect | undefined> {
  const [found] = await foundRedirects(db).where(eq(redirects.id, id));
  return found;
}

export const ITEMS = 50;

/** A page of the redirects of a market whose path or target has the text. */
export async function searchRedirects(db: Db, market: MarketCode, text: string, page: number) {
  const like = `%${literally(text)}%`;
  const isWanted = text === '' ? undefined : or(ilike(redirects.path, like), ilike(redirects.to, like));
  const where = and(eq(redirects.market, market), isWanted);
  const [counted] = await db.select({ total: count() }).from(redirects).where(where);
  const rows = await foundRedirects(db)
    .where(where)
    .orderBy(asc(redirects.path))
    .limit(ITEMS)
    .offset((page - 1) * ITEMS);
  return { total: counted?.total ?? 0, rows };
}

/** What is done with one redirect, by whom. */
interface Change {
  readonly market: MarketCode;
  readonly who: string;
  readonly action: ContentAction;
  readonly path: string;
}

/**
 * Changes the redirects of a market, one writer after the other, and writes the log with it. Throws
 * 409 where they lead in a circle after it that they did not lead in before.
 */
function changeRedirects<T>(db: Db, change: Change, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const { market } = change;
  return db.transaction(async (transaction) => {
    await run(transaction, sql`select pg_advisory_xact_lock(hashtextextended(${`redirects:${market}`}, 0))`);
    const before = await allOf(transaction, market);
    const made = await work(transaction);
    const after = await allOf(transaction, market);
    if (after.length > MOST_OF_MARKET && after.length > before.length) {
      throw new Refusal(409, `A market has at most ${MOST_OF_MARKET} redirects.`);
    }
    refuseLoops(change, before, after);
    await logChange(transaction, change);
    return made;
  });
}

function allOf(transaction: Transaction, market: string): Promise<RedirectRow[]> {
  return transaction.select().from(redirects).where(eq(redirects.market, market)).orderBy(asc(redirects.path));
}

/** Circles from before are nobody's fault now, but for the one of what is changed. */
function refuseLoops({ market, path }: Change, before: readonly RedirectRow[], after: readonly RedirectRow[]): void {
  const loops = loopsOf(leadingOf(market, after));
  if (loops.size === 0) return;
  const known = loopsOf(leadingOf(market, before));
  const made = loops.get(path) ?? [...loops].find(([start]) => !known.has(start))?.[1];
  if (!made) return;
  throw new Refusal(409, 'This makes visitors go in a circle.', [{ path: 'to', message: made.join(' → ') }]);
}

/** A page that is published stands before any redirect: one for its path alone would do nothing. */
async function refuseHidden({ path, is_hidden }: FoundRedirect): Promise<void> {
  if (!is_hidden || isPattern(path)) return;
  throw new Refusal(409, 'Visitors would see the page that is published here.', [
    { path: 'path', message: 'A published page has this address: move or disable it first.' },
  ]);
}

const taken = () =>
  new Refusal(409, 'There is a redirect for this path.', [
    { path: 'path', message: 'Another redirect has this path: change that one.' },
  ]);

async function presentRedirect(transaction: Transaction, id: string): Promise<FoundRedirect> {
  const found = await findRedirectById(transaction, id);
  if (!found) throw new ShowroomError('page.not-found', { status: 404 });
  return found;
}

/** Adds a redirect; the same one once more is the one that is there. */
export async function addRedirect(db: Db, market: MarketCode, plan: RedirectPlan, who: string): Promise<FoundRedirect> {
  const same = await sameRedirect(db, market, plan);
  if (same) return same;
  const change = { market, who, action: 'redirect.create', path: plan.path } as const;
  return changeRedirects(db, change, async (transaction) => {
    const [row] = await transaction
      .insert(redirects)
      .values({ market, ...plan, author: who })
      .onConflictDoNothing()
      .returning({ id: redirects.id });
    if (!row) throw taken();
    const added = await presentRedirect(transaction, row.id);
    await refuseHidden(added);
    return added;
  });
}

async function sameRedirect(db: Db, market: MarketCode, plan: RedirectPlan): Promise<FoundRedirect | undefined> {
  const { path, to, http_code, link_type } = plan;
  const isSame = [eq(redirects.path, path), eq(redirects.to, to), eq(redirects.http_code, http_code)];
  const [found] = await foundRedirects(db).where(
    and(eq(redirects.market, market), eq(redirects.link_type, link_type), ...isSame),
  );
  return found;
}

/** A redirect that was found, at the revision that somebody has seen, and who they are. */
export interface Seen {
  readonly id: string;
  readonly market: MarketCode;
  readonly path: string;
  readonly revision: number;
  readonly who: string;
}

const asSeen = ({ id, revision }: Seen): SQL | undefined => and(eq(redirects.id, id), eq(redirects.revision, revision));
const changed = () => new ShowroomError('redirect.changed', { status: 412 });

/** Throws 412 when somebody else was first. */
export function updateRedirect(db: Db, seen: Seen, plan: RedirectPlan): Promise<FoundRedirect> {
  const { market, who, revision } = seen;
  return changeRedirects(db, { market, who, action: 'redirect.change', path: plan.path }, async (transaction) => {
    const [other] = await transaction
      .select({ id: redirects.id })
      .from(redirects)
      .where(and(eq(redirects.market, market), eq(redirects.path, plan.path)));
    if (other && other.id !== seen.id) throw taken();
    const [row] = await transaction
      .update(redirects)
      .set({ ...plan, revision: revision + 1, author: who, saved_at: sql`now()` })
      .where(asSeen(seen))
      .returning({ id: redirects.id });
    if (!row) throw changed();
    const next = await presentRedirect(transaction, row.id);
    await refuseHidden(next);
    return next;
  });
}

/** Throws 412 when somebody else was first. */
export function removeRedirect(db: Db, seen: Seen): Promise<void> {
  const { market, who, path } = seen;
  return changeRedirects(db, { market, who, action: 'redirect.delete', path }, async (transaction) => {
    const removed = await transaction.delete(redirects).where(asSeen(seen)).returning({ id: redirects.id });
    if (removed.length === 0) throw changed();
  });
}
