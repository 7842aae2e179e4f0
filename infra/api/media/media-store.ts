import type { FocalPoint } from '@showroom/contracts/entities/media';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { and, count, desc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { contentLog } from '../../database/schema/content';
import { type MediaRow, media } from '../../database/schema/media';
import { Refusal } from '../kernel/refusal';
import type { Inspected } from './inspect-picture';
import { notifyUses, usesOf } from './media-uses';

type MediaAction = 'media.upload' | 'media.save' | 'media.replace' | 'media.delete';

/** A line of the log, which stands if and only if the change does; what all have, all hear of. */
async function logMedia(
  transaction: Transaction,
  who: string,
  action: MediaAction,
  { market, folder, name }: Pick<MediaRow, 'market' | 'folder' | 'name'>,
): Promise<void> {
  const path = `/media/${folder === '' ? name : `${folder}/${name}`}`;
  const markets = market === null ? MARKET_CODES : [market];
  await transaction.insert(contentLog).values(markets.map((one) => ({ who, market: one, action, path })));
}

/** Until the transaction ends nobody else adds or removes this content. */
async function lockContent(transaction: Transaction, sha256: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${sha256}`}, 0))`);
}

const inMarket = (market: string) => or(eq(media.market, market), isNull(media.market));
const changed = () => new Refusal(412, 'The picture was changed meanwhile. Look at it again before you change it.');
const notFound = () => new Refusal(404, 'There is no such picture.');

export async function findMedia(db: Db | Transaction, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row;
}

/** Text as itself in a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

interface Search {
  readonly market: string;
  readonly q: string;
  readonly folder: string | undefined;
  readonly page: number;
}

export const ITEMS = 24;

function found({ market, q, folder }: Search): SQL | undefined {
  const pattern = `%${literally(q)}%`;
  return and(
    inMarket(market),
    q === '' ? undefined : or(sql`${media.name} ilike ${pattern}`, sql`${media.alt}::text ilike ${pattern}`),
    folder ? or(eq(media.folder, folder), like(media.folder, `${literally(folder)}/%`)) : undefined,
  );
}

export async function searchMedia(db: Db, search: Search) {
  const where = found(search);
  const [counted] = await db.select({ total: count() }).from(media).where(where);
  const rows = await db
    .select()
    .from(media)
    .where(where)
    .orderBy(desc(media.created_at), desc(media.id))
    .limit(ITEMS)
    .offset((search.page - 1) * ITEMS);
  const folders = await db
    .selectDistinct({ folder: media.folder })
    .from(media)
    .where(inMarket(search.market))
    .orderBy(media.folder);
  return { total: counted?.total ?? 0, rows, folders: folders.map(({ folder }) => folder).filter(Boolean) };
}

interface NewMedia {
  readonly market: string;
  readonly folder: string;
  readonly name: string;
  readonly who: string;
}

/** Stores the bytes, then the row; the same content of a market is the row that is there. */
export function addMedia(
  db: Db,
  inspected: Inspected,
  { market, folder, name, who }: NewMedia,
  storeOriginal: () => Promise<void>,
): Promise<MediaRow> {
  return db.transaction(async (transaction) => {
    await lockContent(transaction, inspected.sha256);
    const [known] = await transaction
      .select()
      .from(media)
      .where(and(inMarket(market), eq(media.sha256, inspected.sha256)));
    if (known) return known;
    await storeOriginal();
    const [row] = await transaction
      .insert(media)
      .values({ ...inspected, market, folder, name, author: who })
      .returning();
    if (!row) throw new Error('No picture was added');
    await logMedia(transaction, who, 'media.upload', row);
    return row;
  });
}

/** One change of a picture: by whom, from which revision. */
export interface MediaChange {
  readonly row: MediaRow;
  readonly revision: number;
  readonly who: string;
}

interface Written {
  readonly name: string;
  readonly folder: string;
  readonly alt: Readonly<Record<string, string>>;
  readonly focal_point: FocalPoint;
}

async function writeRow(
  transaction: Transaction,
  { row, revision, who }: MediaChange,
  columns: Partial<MediaRow>,
): Promise<MediaRow> {
  const [next] = await transaction
    .update(media)
    .set({ ...columns, revision: revision + 1, author: who, saved_at: sql`now()` })
    .where(and(eq(media.id, row.id), eq(media.revision, revision)))
    .returning();
  if (!next) throw changed();
  await notifyUses(transaction, await usesOf(transaction, row.id));
  return next;
}

/** Changes what is written of a picture; another focal point gives it another address. */
export function saveMedia(db: Db, change: MediaChange, { focal_point: { x, y }, ...written }: Written) {
  const { row, revision, who } = change;
  const looksDifferent = row.focus_x !== x || row.focus_y !== y;
  const columns = { ...written, focus_x: x, focus_y: y, ...(looksDifferent && { picture_revision: revision + 1 }) };
  return db.transaction(async (transaction) => {
    const next = await writeRow(transaction, change, columns);
    await logMedia(transaction, who, 'media.save', next);
    return next;
  });
}

/** Puts other content in the place of a picture. */
export function replaceContent(
  db: Db,
  change: MediaChange,
  inspected: Inspected,
  storeOriginal: () => Promise<void>,
): Promise<MediaRow> {
  const { row, revision, who } = change;
  return db.transaction(async (transaction) => {
    await lockContent(transaction, inspected.sha256);
    const [other] = await transaction
      .select({ id: media.id, name: media.name })
      .from(media)
      .where(
        and(row.market === null ? isNull(media.market) : inMarket(row.market), eq(media.sha256, inspected.sha256)),
      );
    if (other?.id === row.id) return row;
    if (other) throw new Refusal(409, `This picture is in the library already, as “${other.name}”.`);
    await storeOriginal();
    const columns = { ...inspected, focus_x: 0.5, focus_y: 0.5, picture_revision: revision + 1 };
    const next = await writeRow(transaction, change, columns);
    await logMedia(transaction, who, 'media.replace', next);
    return next;
  });
}

/** Deletes what no page shows. Throws 409 with the pages that do. */
export function removeMedia(db: Db, { row, revision, who }: MediaChange): Promise<void> {
  return db.transaction(async (transaction) => {
    // A page that is saved with the picture waits for this, and then does not find it.
    const [locked] = await transaction.select().from(media).where(eq(media.id, row.id)).for('update');
    if (!locked) throw notFound();
    if (locked.revision !== revision) throw changed();
    const uses = await usesOf(transaction, row.id);
    if (uses.length > 0) {
      const issues = uses.slice(0, 20).map(({ market, path }) => ({ path: `${market}${path}`, message: 'shows it.' }));
      const pages = uses.length === 1 ? 'A page shows' : `${uses.length} pages show`;
      throw new Refusal(409, `${pages} this picture. Take it from there before you delete it.`, issues);
    }
    await transaction.delete(media).where(eq(media.id, row.id));
    await logMedia(transaction, who, 'media.delete', row);
  });
}

/** Runs the work if no picture has this content any more, and none comes to have it meanwhile. */
export function ifUnused(db: Db, sha256: string, work: () => Promise<void>): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockContent(transaction, sha256);
    const [used] = await transaction.select({ id: media.id }).from(media).where(eq(media.sha256, sha256)).limit(1);
    if (!used) await work();
  });
}
