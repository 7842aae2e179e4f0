import type { EditedEntry } from '@showroom/contracts/calls/nav-trees';
import { linkDetails, type NavLink, type NavPlace } from '@showroom/contracts/entities/nav-entry';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database';
import { type NavEntryRow, navEntries, navTrees } from '../../database/schema/content';
import { logChange } from '../pages/content-log';

/** One place of the site in one language. */
export interface Spot {
  readonly market: MarketCode;
  readonly locale: string;
  readonly place: NavPlace;
}

const atSpot = (table: typeof navEntries | typeof navTrees, { market, locale, place }: Spot) =>
  and(eq(table.market, market), eq(table.locale, locale), eq(table.place, place));

/** What was written at a spot and how often; revision 0 where nobody has written yet. */
export async function findTree(db: Db, spot: Spot) {
  const [tree] = await db.select().from(navTrees).where(atSpot(navTrees, spot));
  const rows = await db.select().from(navEntries).where(atSpot(navEntries, spot)).orderBy(asc(navEntries.sequence));
  return { revision: tree?.revision ?? 0, author: tree?.author ?? '', isWritten: tree !== undefined, rows };
}

/** A row and what is below it, as entries that name what they are below. */
export function entriesOf({ id, children, ...row }: NavEntryRow): EditedEntry[] {
  const below = children.map((child, index) => ({ ...child, id: `${id}.${index}`, parent: id }));
  return [{ ...linkOf(row), id, parent: null }, ...below];
}

function linkOf({
  label,
  url,
  target,
  type,
  description,
  image,
  details,
}: Omit<NavEntryRow, 'id' | 'children'>): NavLink {
  return { label, url, target, type, ...details, ...(description && { description }), ...(image && { image }) };
}

const asLink = ({ id: _, parent: __, ...link }: EditedEntry): NavLink => link;

/**
 * Replaces what stands at a spot, if it is still at the revision that the change was made from, and
 * writes the log with it. Throws 412 when somebody else was first.
 */
export async function saveTree(
  db: Db,
  spot: Spot,
  change: { readonly entries: readonly EditedEntry[]; readonly revision: number; readonly who: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await takeRevision(transaction, spot, change);
    await transaction.delete(navEntries).where(atSpot(navEntries, spot));
    const rows = change.entries
      .filter(({ parent }) => parent === null)
      .map((entry, index) => ({
        ...spot,
        ...asLink(entry),
        details: linkDetails.parse(entry),
        sequence: index + 1,
        children: change.entries.filter(({ parent }) => parent === entry.id).map(asLink),
      }));
    if (rows.length > 0) await transaction.insert(navEntries).values(rows);
    const path = `${spot.place} ${spot.locale}`;
    await logChange(transaction, { who: change.who, market: spot.market, action: 'navigation.save', path });
  });
}

async function takeRevision(
  transaction: Transaction,
  spot: Spot,
  { revision, who }: { readonly revision: number; readonly who: string },
): Promise<void> {
  const [taken] =
    revision === 0
      ? await transaction
          .insert(navTrees)
          .values({ ...spot, author: who })
          .onConflictDoNothing()
          .returning()
      : await transaction
          .update(navTrees)
          .set({ revision: revision + 1, author: who, saved_at: sql`now()` })
          .where(and(atSpot(navTrees, spot), eq(navTrees.revision, revision)))
          .returning();
  if (!taken) throw new ShowroomError('navigation.changed', { status: 412 });
}
