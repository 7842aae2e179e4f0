import type { PageContent } from '@showroom/contracts/content/page-content';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { partOf } from '@showroom/contracts/schema/part-of';
import { and, asc, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import {
  type ContentPageRow,
  contentPages,
  pageDrafts,
  pageLocks,
  pageVersions,
  redirects,
} from '../../database/schema/content';
import { errorCode } from '../../error-code';
import { Refusal } from '../kernel/refusal';
import { missingMedia } from '../media/resolve-media';
import { type ContentAction, literally, logChange } from './content-log';
import { indexPublished } from './search-documents';

/**
 * A page as editors have it: its draft or, without one, the version that is planned, that visitors
 * see or that they saw last.
 */
export interface StoredPage {
  readonly row: ContentPageRow;
  readonly content: PageContent;
  readonly hasDraft: boolean;
  /** The version that the draft brings back. */
  readonly restoredFrom: number | null;
}

const EMPTY: PageContent = { values: {}, texts: {}, blocks: [] };

const notFound = () => new ShowroomError('page.not-found', { status: 404 });
const changed = () => new ShowroomError('page.changed', { status: 412 });

const PRESENT = sql`coalesce(${contentPages.scheduled_version}, ${contentPages.published_version},
  ${contentPages.latest_version})`;

function storedPages(db: Db) {
  return db
    .select({ row: contentPages, present: pageVersions.content, draft: pageDrafts })
    .from(contentPages)
    .leftJoin(pageVersions, and(eq(pageVersions.page_id, contentPages.id), eq(pageVersions.version, PRESENT)))
    .leftJoin(pageDrafts, eq(pageDrafts.page_id, contentPages.id));
}

type Found = Awaited<ReturnType<typeof storedPages>>[number];

function storedPage({ row, present, draft }: Found): StoredPage {
  const content = draft?.content ?? present ?? EMPTY;
  return { row, content, hasDraft: draft !== null, restoredFrom: draft?.restored_from ?? null };
}

export async function findPage(db: Db, id: string): Promise<StoredPage | undefined> {
  const [found] = await storedPages(db).where(eq(contentPages.id, id));
  return found && storedPage(found);
}

export async function findPageAt(db: Db, market: string, path: string): Promise<StoredPage | undefined> {
  const [found] = await storedPages(db).where(and(eq(contentPages.market, market), eq(contentPages.path, path)));
  return found && storedPage(found);
}

/** The pages of a market; with a path, the one that stands there. */
export async function allPages(db: Db, market: string, path?: string): Promise<StoredPage[]> {
  const found = await storedPages(db)
    .where(and(eq(contentPages.market, market), path === undefined ? undefined : eq(contentPages.path, path)))
    .orderBy(asc(contentPages.path));
  return found.map(storedPage);
}

export function allVersions(db: Db, id: string) {
  const { content: _, ...columns } = {
    version: pageVersions.version,
    author: pageVersions.author,
    saved_at: pageVersions.saved_at,
    restored_from: pageVersions.restored_from,
    content: pageVersions.content,
  };
  return db.select(columns).from(pageVersions).where(eq(pageVersions.page_id, id)).orderBy(desc(pageVersions.version));
}

/** The content of one version. Throws 404 without it. */
export async function contentOfVersion(db: Db, id: string, version: number): Promise<PageContent> {
  const [found] = await db
    .select({ content: pageVersions.content })
    .from(pageVersions)
    .where(and(eq(pageVersions.page_id, id), eq(pageVersions.version, version)));
  if (!found) throw notFound();
  return found.content;
}

export interface NewPage {
  readonly market: string;
  readonly path: string;
  readonly pageType: ContentPageRow['page_type'];
  readonly content: PageContent;
  readonly who: string;
}

/** Begins a page as a draft; undefined where the path is taken. */
export function addPage(db: Db, page: NewPage): Promise<StoredPage | undefined> {
  return db.transaction((transaction) => addIn(transaction, page));
}

/** Begins all of the pages, or none where one of their paths is taken. */
export function addPages(db: Db, pages: readonly NewPage[]): Promise<StoredPage[]> {
  return db.transaction(async (transaction) => {
    const added: StoredPage[] = [];
    for (const page of pages) {
      const stored = await addIn(transaction, page);
      if (!stored) throw new ShowroomError('page.path-taken', { status: 409, detail: page.path });
      added.push(stored);
    }
    return added;
  });
}

async function addIn(
  transaction: Transaction,
  { market, path, pageType, content, who }: NewPage,
): Promise<StoredPage | undefined> {
  const [row] = await transaction
    .insert(contentPages)
    .values({ market, path, page_type: pageType, author: who })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  await writeDraft(transaction, row, { content, restored_from: null });
  await logChange(transaction, { who, market, path, action: 'page.create' });
  return { row, content, hasDraft: true, restoredFrom: null };
}

/** One change of a page: by whom, from which revision, and how the log names it. */
export interface PageChange {
  readonly page: StoredPage;
  readonly revision: number;
  readonly who: string;
  readonly action: ContentAction;
  /** Why it is done in spite of something. */
  readonly reason?: string | undefined;
}

type Columns = Partial<
  Pick<ContentPageRow, 'path' | 'latest_version' | 'published_version' | 'scheduled_version' | 'scheduled_by'>
> & { readonly publish_at?: SQL | string | null; readonly unpublish_at?: SQL | string | null };

/**
 * Changes a page, if it is still at the revision that the change was made from, and writes the log
 * in the same transaction. Throws 412 when somebody else was first.
 */
function changePage(
  db: Db,
  { page: { row }, revision, who, action, reason }: PageChange,
  columns: Columns,
  work: (transaction: Transaction, row: ContentPageRow) => Promise<unknown>,
): Promise<StoredPage> {
  return db.transaction(async (transaction) => {
    const [next] = await transaction
      .update(contentPages)
      .set({ ...columns, revision: revision + 1, author: who, saved_at: sql`now()` })
      .where(and(eq(contentPages.id, row.id), eq(contentPages.revision, revision)))
      .returning();
    if (!next) throw changed();
    await work(transaction, next);
    const [from, to] = [row.published_version, next.published_version];
    if (to !== null && to !== from) await indexPublished(transaction, [row.id]);
    await logChange(transaction, { who, market: row.market, path: next.path, action, from, to, reason });
    const after = await findPage(transaction, row.id);
    if (!after) throw notFound();
    return after;
  });
}

/** Throws 422 for what the library does not have: it may be deleted meanwhile. */
async function requireMedia(transaction: Transaction, content: PageContent, market: string): Promise<void> {
  const missing = await missingMedia(transaction, content, market);
  const [first] = missing;
  if (!first) return;
  const words = { image: 'picture', film: 'film' } as const;
  throw new Refusal(
    422,
    `A ${words[first.kind]} of this page is no longer in the media library. Choose another one.`,
    missing.map(({ id, kind }) => ({ path: `media.${id}`, message: `The library has no such ${words[kind]}.` })),
  );
}

async function writeDraft(
  transaction: Transaction,
  { id, market }: Pick<ContentPageRow, 'id' | 'market'>,
  draft: { readonly content: PageContent; readonly restored_from: number | null },
): Promise<void> {
  await requireMedia(transaction, draft.content, market);
  await transaction
    .insert(pageDrafts)
    .values({ page_id: id, ...draft })
    .onConflictDoUpdate({ target: pageDrafts.page_id, set: draft });
}

export function saveDraft(
  db: Db,
  change: PageChange,
  { content, restoredFrom }: { readonly content: PageContent; readonly restoredFrom: number | null },
): Promise<StoredPage> {
  return changePage(db, change, {}, (transaction, row) =>
    writeDraft(transaction, row, { content, restored_from: restoredFrom }),
  );
}

/** What PostgreSQL says of a value that another row has already. */
const IS_TAKEN = '23505';

/**
 * Moves a page at once, a folder with all that is in it; links to where visitors have seen them are
 * redirected. Undefined where another page stands.
 */
export async function movePage(db: Db, change: PageChange, path: string): Promise<StoredPage | undefined> {
  const { path: before, page_type } = change.page.row;
  try {
    return await changePage(db, change, { path }, async (transaction) => {
      if (before === path) return;
      await sendOn(transaction, change.page.row, path, change.who);
      if (page_type === 'folder') await movePagesIn(transaction, change, path);
    });
  } catch (error) {
    if (errorCode(partOf(error, 'cause')) === IS_TAKEN) return undefined;
    throw error;
  }
}

/** Whoever comes to where visitors have seen a page is sent to where it is now. */
async function sendOn(transaction: Transaction, page: ContentPageRow, to: string, author: string): Promise<void> {
  const { market, path, published_version } = page;
  await transaction.delete(redirects).where(and(eq(redirects.market, market), eq(redirects.path, to)));
  if (published_version === null) return;
  await transaction
    .insert(redirects)
    .values({ market, path, to, author })
    .onConflictDoUpdate({
      target: [redirects.market, redirects.path],
      set: { to, link_type: 'internal', revision: sql`${redirects.revision} + 1`, author },
    });
}

async function movePagesIn(
  transaction: Transaction,
  { page: { row: folder }, who, action }: PageChange,
  path: string,
): Promise<void> {
  for (const row of await pagesIn(transaction, folder)) {
    const to = `${path}${row.path.slice(folder.path.length)}`;
    await transaction
      .update(contentPages)
      .set({ path: to, revision: row.revision + 1, author: who, saved_at: sql`now()` })
      .where(eq(contentPages.id, row.id));
    await sendOn(transaction, row, to, who);
    const [from, version] = [row.published_version, row.published_version];
    await logChange(transaction, { who, market: row.market, path: to, action, from, to: version });
  }
}

/** All pages and folders in a folder, those of folders in it as well. */
export function pagesIn(db: Db, { market, path }: Pick<ContentPageRow, 'market' | 'path'>): Promise<ContentPageRow[]> {
  return db
    .select()
    .from(contentPages)
    .where(and(eq(contentPages.market, market), like(contentPages.path, `${literally(path === '/' ? '' : path)}/_%`)))
    .orderBy(asc(contentPages.path));
}

/** Makes the content that is stored now a version, and that version what visitors see. */
export function publish(db: Db, change: PageChange): Promise<StoredPage> {
  const version = versionToBe(change.page);
  const latest = Math.max(version, change.page.row.latest_version);
  const columns = { latest_version: latest, published_version: version, ...NOT_PLANNED };
  return changePage(db, change, columns, (transaction) => writeVersion(transaction, change, version));
}

/** The version that what stands now is, or becomes when it is published. */
function versionToBe({ row, hasDraft }: StoredPage): number {
  const { scheduled_version, published_version, latest_version } = row;
  const present = scheduled_version ?? published_version ?? latest_version;
  return hasDraft || present === 0 ? latest_version + 1 : present;
}

async function writeVersion(transaction: Transaction, { page, who }: PageChange, version: number): Promise<void> {
  const { row, content, restoredFrom } = page;
  if (version <= row.latest_version) return;
  await requireMedia(transaction, content, row.market);
  await transaction
    .insert(pageVersions)
    .values({ page_id: row.id, version, content, restored_from: restoredFrom, author: who });
  await transaction.delete(pageDrafts).where(eq(pageDrafts.page_id, row.id));
}

/** What is published now is not published once more later. */
const NOT_PLANNED = { scheduled_version: null, publish_at: null } as const;

export interface Plan {
  readonly publish_at: string | null;
  readonly unpublish_at: string | null;
}

/** Makes what stands now a version, which visitors see from a moment on, until another one. */
export function schedule(db: Db, change: PageChange, plan: Plan): Promise<StoredPage> {
  const { row, content, hasDraft } = change.page;
  if (plan.publish_at === null) {
    return changePage(db, change, { ...NOT_PLANNED, ...plan }, async (transaction) => {
      // What was planned is what is being worked on again.
      if (row.scheduled_version === null || hasDraft) return;
      await writeDraft(transaction, row, { content, restored_from: null });
    });
  }
  const version = versionToBe(change.page);
  const latest = Math.max(version, row.latest_version);
  const columns = { ...plan, latest_version: latest, scheduled_version: version, scheduled_by: change.who };
  return changePage(db, change, columns, (transaction) => writeVersion(transaction, change, version));
}

/**
 * Publishes and disables what is due by the database's clock, each page once however many processes
 * ask; answers how many were changed.
 */
export async function runSchedules(db: Db): Promise<number> {
  return db.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(contentPages)
      .where(sql`least(publish_at, unpublish_at) <= now()`)
      .for('update', { skipLocked: true });
    for (const row of due) {
      const [next] = await transaction
        .update(contentPages)
        .set({
          revision: row.revision + 1,
          published_version: sql`case when unpublish_at <= now() then null
            when publish_at <= now() then scheduled_version else published_version end`,
          scheduled_version: sql`case when publish_at > now() then scheduled_version end`,
          publish_at: sql`case when publish_at > now() then publish_at end`,
          unpublish_at: sql`case when unpublish_at > now() then unpublish_at end`,
        })
        .where(eq(contentPages.id, row.id))
        .returning();
      const to = next?.published_version ?? null;
      const { market, path, published_version: from, scheduled_by, author } = row;
      const action = to === null ? 'page.unpublish' : 'page.publish';
      await logChange(transaction, { who: scheduled_by ?? author, market, path, action, from, to });
    }
    await indexPublished(
      transaction,
      due.map(({ id }) => id),
    );
    return due.length;
  });
}

/** An editor who is there renews it well before it ends. */
const LOCK_LASTS = sql`interval '1 minute'`;

export interface Lock {
  readonly holder: string;
  readonly until: string;
}

/** Claims a page for somebody, unless somebody else has it; answers whose it is. */
export async function claimPage(db: Db, pageId: string, who: string, takeOver: boolean): Promise<Lock> {
  const isFree = takeOver ? sql`true` : sql`page_locks.holder = ${who} or page_locks.until < now()`;
  const [claimed] = await db
    .insert(pageLocks)
    .values({ page_id: pageId, holder: who, until: sql`now() + ${LOCK_LASTS}` })
    .onConflictDoUpdate({
      target: pageLocks.page_id,
      set: { holder: who, until: sql`now() + ${LOCK_LASTS}` },
      setWhere: isFree,
    })
    .returning();
  const [lock] = claimed ? [claimed] : await db.select().from(pageLocks).where(eq(pageLocks.page_id, pageId));
  if (!lock) throw notFound();
  return lock;
}

export async function releasePage(db: Db, pageId: string, who: string): Promise<void> {
  await db.delete(pageLocks).where(and(eq(pageLocks.page_id, pageId), eq(pageLocks.holder, who)));
}

export function unpublish(db: Db, change: PageChange): Promise<StoredPage> {
  return changePage(db, change, { published_version: null, unpublish_at: null }, async () => undefined);
}

/** Back to the version before the draft. */
export function discard(db: Db, change: PageChange): Promise<StoredPage> {
  return changePage(db, change, {}, (transaction, { id }) =>
    transaction.delete(pageDrafts).where(eq(pageDrafts.page_id, id)),
  );
}

export async function removePage(db: Db, { page: { row }, revision, who, action }: PageChange): Promise<void> {
  await db.transaction(async (transaction) => {
    const removed = await transaction
      .delete(contentPages)
      .where(and(eq(contentPages.id, row.id), eq(contentPages.revision, revision)))
      .returning({ id: contentPages.id });
    if (removed.length === 0) throw changed();
    const { market, path, latest_version } = row;
    await logChange(transaction, { who, market, path, action, from: latest_version });
  });
}
