import type { FocalPoint, MediaKind } from '@showroom/contracts/entities/media';
import { MARKET_CODES } from '@showroom/contracts/markets';
import { and, count, desc, eq, inArray, isNull, like, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { contentLog } from '../../database/schema/content';
import { type MediaRow, media } from '../../database/schema/media';
import { Refusal } from '../kernel/refusal';
import type { Inspected } from './inspect-file';
import { filmsWith, formsWith, isOfFeed, notifyUses, usesOf } from './media-uses';
import { refused } from './refused-file';

/** Who brings the photographs that feeds name. */
export const BY_FEEDS = 'feeds';
/** Where they lie: beside what editors brought, and among it only for whoever looks for them. */
export const FEED_FOLDER = 'Feeds';

type MediaAction = 'media.upload' | 'media.save' | 'media.replace' | 'media.delete';

/**
 * A line of the log, which stands if and only if the change does; what all have, all hear of. What
 * feeds bring by the thousand stands in their runs.
 */
async function logMedia(
  transaction: Transaction,
  who: string,
  action: MediaAction,
  { market, folder, name }: Pick<MediaRow, 'market' | 'folder' | 'name'>,
): Promise<void> {
  if (who === BY_FEEDS) return;
  const path = `/media/${folder === '' ? name : `${folder}/${name}`}`;
  const markets = market === null ? MARKET_CODES : [market];
  await transaction.insert(contentLog).values(markets.map((one) => ({ who, market: one, action, path })));
}

/** Until the transaction ends nobody else adds or removes this content. */
async function lockContent(transaction: Transaction, sha256: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${sha256}`}, 0))`);
}

const inMarket = (market: string) => or(eq(media.market, market), isNull(media.market));
const changed = () => new Refusal(412, 'It was changed meanwhile. Look at it again before you change it.');
const notFound = () => new Refusal(404, 'The library has nothing of this kind.');

export async function findMedia(db: Db | Transaction, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row;
}

/** Text as itself in a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

interface Search {
  readonly market: string;
  readonly kind: MediaKind | undefined;
  readonly q: string;
  readonly folder: string | undefined;
  readonly page: number;
}

export const ITEMS = 24;

function found({ market, kind, q, folder }: Search): SQL | undefined {
  const pattern = `%${literally(q)}%`;
  return and(
    inMarket(market),
    kind && eq(media.kind, kind),
    q === '' ? undefined : or(...[media.name, media.alt, media.title].map((one) => sql`${one}::text ilike ${pattern}`)),
    folder ? or(eq(media.folder, folder), like(media.folder, `${literally(folder)}/%`)) : undefined,
    folder || q !== '' ? undefined : notLike(media.folder, `${FEED_FOLDER}/%`),
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
  /** Null for what every market may have. */
  readonly market: string | null;
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
      .where(and(market === null ? isNull(media.market) : inMarket(market), eq(media.sha256, inspected.sha256)));
    if (known) return known;
    await storeOriginal();
    const [row] = await transaction
      .insert(media)
      .values({ ...inspected, market, folder, name, author: who })
      .returning();
    if (!row) throw new Error('Nothing was added to the library');
    await logMedia(transaction, who, 'media.upload', row);
    return row;
  });
}

/** One change: by whom, from which revision. */
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
  readonly title?: Readonly<Record<string, string>> | undefined;
  readonly poster?: string | null | undefined;
  readonly captions?: Readonly<Record<string, string>> | undefined;
}

async function writeRow(
  transaction: Transaction,
  { row, revision, who }: MediaChange,
  columns: { readonly [K in keyof MediaRow]?: MediaRow[K] | undefined },
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

/** Throws 422 for what does not belong to a film of this market; what does stays until the end. */
async function requireParts(transaction: Transaction, row: MediaRow, { title, poster, captions }: Written) {
  const texts = Object.values(captions ?? {});
  if (row.kind !== 'film' && (poster || texts.length > 0 || Object.keys(title ?? {}).length > 0)) {
    throw new Refusal(422, 'Only a film has a title, a poster and captions.');
  }
  const ids = [...texts, ...(poster ? [poster] : [])];
  if (ids.length === 0) return;
  const rows = await transaction
    .select({ id: media.id, kind: media.kind })
    .from(media)
    .where(and(row.market === null ? isNull(media.market) : inMarket(row.market), inArray(media.id, ids)))
    .for('share');
  const isOf = (kind: MediaKind, id: string) => rows.some((one) => one.id === id && one.kind === kind);
  const issues = [
    ...(poster && !isOf('image', poster) ? [{ path: 'poster', message: 'The library has no such picture.' }] : []),
    ...Object.entries(captions ?? {}).flatMap(([locale, id]) =>
      isOf('captions', id) ? [] : [{ path: `captions.${locale}`, message: 'The library has no such captions.' }],
    ),
  ];
  if (issues.length > 0) throw new Refusal(422, 'The library does not have all of it. Choose it again.', issues);
}

/** Changes what is written of it; another focal point gives a picture another address. */
export function saveMedia(db: Db, change: MediaChange, all: Written): Promise<MediaRow> {
  const { focal_point, ...written } = all;
  const { x, y } = focal_point;
  const { row, revision, who } = change;
  const looksDifferent = row.kind === 'image' && (row.focus_x !== x || row.focus_y !== y);
  const columns = { ...written, focus_x: x, focus_y: y, ...(looksDifferent && { picture_revision: revision + 1 }) };
  return db.transaction(async (transaction) => {
    await requireParts(transaction, row, all);
    const next = await writeRow(transaction, change, columns);
    await logMedia(transaction, who, 'media.save', next);
    return next;
  });
}

const KINDS = {
  image: { a: 'A picture', this: 'this picture' },
  film: { a: 'A film', this: 'this film' },
  captions: { a: 'Captions', this: 'these captions' },
  document: { a: 'A document', this: 'this document' },
} as const satisfies Record<MediaKind, object>;

/** Puts other content of the same kind in the place of what is there. */
export function replaceContent(
  db: Db,
  change: MediaChange,
  inspected: Inspected,
  storeOriginal: () => Promise<void>,
): Promise<MediaRow> {
  const { row, revision, who } = change;
  if (inspected.kind !== row.kind) {
    throw refused(`${KINDS[row.kind].a} cannot be replaced by a file of another kind. Choose one of the same kind.`);
  }
  return db.transaction(async (transaction) => {
    await lockContent(transaction, inspected.sha256);
    const [other] = await transaction
      .select({ id: media.id, name: media.name })
      .from(media)
      .where(
        and(row.market === null ? isNull(media.market) : inMarket(row.market), eq(media.sha256, inspected.sha256)),
      );
    if (other?.id === row.id) return row;
    if (other) throw new Refusal(409, `This file is in the library already, as “${other.name}”.`);
    await storeOriginal();
    const columns = { ...inspected, focus_x: 0.5, focus_y: 0.5, picture_revision: revision + 1 };
    const next = await writeRow(transaction, change, columns);
    await logMedia(transaction, who, 'media.replace', next);
    return next;
  });
}

/** Deletes what no page or form shows and no film needs. Throws 409 with those that do. */
export function removeMedia(db: Db, { row, revision, who }: MediaChange): Promise<void> {
  return db.transaction(async (transaction) => {
    // A page that is saved with it waits for this, and then does not find it.
    const [locked] = await transaction.select().from(media).where(eq(media.id, row.id)).for('update');
    if (!locked) throw notFound();
    if (locked.revision !== revision) throw changed();
    const uses = await usesOf(transaction, row.id);
    if (uses.length > 0) {
      const issues = uses.slice(0, 20).map(({ market, path }) => ({
        path: `${market}${path}`,
        message: `${market} ${path} shows it.`,
      }));
      const pages = uses.length === 1 ? 'A page shows' : `${uses.length} pages show`;
      throw new Refusal(409, `${pages} ${KINDS[row.kind].this}. Take it from there before you delete it.`, issues);
    }
    const [film] = await filmsWith(transaction, row.id);
    if (film) throw new Refusal(409, `The film “${film.name}” needs it. Take it from there before you delete it.`);
    if (await isOfFeed(transaction, row.id)) {
      throw new Refusal(409, 'Vehicles of a feed show it. It is deleted when no vehicle has it any more.');
    }
    const [form] = await formsWith(transaction, row.id);
    if (form) throw new Refusal(409, `The form “${form.name}” leads to it. Change that before you delete it.`);
    await transaction.delete(media).where(eq(media.id, row.id));
    await logMedia(transaction, who, 'media.delete', row);
  });
}

/** Runs the work if nothing has this content any more, and none comes to have it meanwhile. */
export function ifUnused(db: Db, sha256: string, work: () => Promise<void>): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockContent(transaction, sha256);
    const [used] = await transaction.select({ id: media.id }).from(media).where(eq(media.sha256, sha256)).limit(1);
    if (!used) await work();
  });
}
