import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { vehicles } from '../../database/schema/vehicles';

const BATCH = 1000;

export interface Missing {
  readonly id: string;
  readonly title: string;
}

const ofFeed = (source: string) => and(eq(vehicles.feed_source, source), isNull(vehicles.removed_at));

/** How many vehicles a feed has in the stock. */
export async function stockOf(db: Db, source: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(vehicles).where(ofFeed(source));
  return row?.total ?? 0;
}

/** Vehicles of a feed whose keys were not seen in its file. */
export async function missingVehicles(db: Db, source: string, seen: ReadonlySet<string>): Promise<Missing[]> {
  const rows = await db
    .select({ id: vehicles.id, title: vehicles.title, key: vehicles.feed_key })
    .from(vehicles)
    .where(ofFeed(source))
    .orderBy(vehicles.id);
  return rows.filter(({ key }) => !seen.has(key));
}

/**
 * Takes vehicles of a feed off the stock, and tells how many there still were; they come back when
 * the feed has them again.
 */
export async function removeVehicles(db: Db, source: string, ids: readonly string[], now: Date): Promise<number> {
  let removed = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    const gone = await db
      .update(vehicles)
      .set({ removed_at: now, updated_at: now })
      .where(and(inArray(vehicles.id, ids.slice(start, start + BATCH)), ofFeed(source)))
      .returning({ id: vehicles.id });
    removed += gone.length;
  }
  return removed;
}
