import type { MarketCode } from '@showroom/contracts/markets';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { forms, formVersions, type LocationRow, locations } from '../../database/schema/forms';
import { query } from '../../database/sql';
import { logChange } from '../pages/content-log';

type Plan = Pick<LocationRow, 'market' | 'name' | 'email' | 'address'>;

/** Locations of these markets by name. */
export function locationsOf(db: Db, markets: readonly MarketCode[]): Promise<LocationRow[]> {
  return db
    .select()
    .from(locations)
    .where(inArray(locations.market, [...markets]))
    .orderBy(asc(locations.market), asc(locations.name), asc(locations.id));
}

export async function findLocation(db: Db, id: string): Promise<LocationRow | undefined> {
  const [row] = await db.select().from(locations).where(eq(locations.id, id));
  return row;
}

export async function addLocation(db: Db, plan: Plan, who: string): Promise<LocationRow> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(locations)
      .values({ ...plan, author: who })
      .returning();
    if (!row) throw new Error('A location was not stored');
    await logChange(transaction, { who, market: row.market, action: 'location.create', path: row.name });
    return row;
  });
}

/** A change of a location, from the revision that somebody has seen. */
export interface LocationChange {
  readonly row: LocationRow;
  readonly revision: number;
  readonly who: string;
}

const asSeen = ({ row, revision }: LocationChange) => and(eq(locations.id, row.id), eq(locations.revision, revision));

/** Undefined when somebody else was first. */
export function saveLocation(db: Db, change: LocationChange, plan: Plan): Promise<LocationRow | undefined> {
  const { revision, who } = change;
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(locations)
      .set({ ...plan, revision: revision + 1, author: who, saved_at: sql`now()` })
      .where(asSeen(change))
      .returning();
    if (row) await logChange(transaction, { who, market: row.market, action: 'location.change', path: row.name });
    return row;
  });
}

/** False when somebody else was first. */
export function removeLocation(db: Db, change: LocationChange): Promise<boolean> {
  const { row, who } = change;
  return db.transaction(async (transaction) => {
    const gone = await transaction.delete(locations).where(asSeen(change)).returning({ id: locations.id });
    if (gone.length === 0) return false;
    await logChange(transaction, { who, market: row.market, action: 'location.delete', path: row.name });
    return true;
  });
}

/** Names of the forms that tell a location of their leads. */
export async function formsTelling(db: Db, { id }: LocationRow): Promise<string[]> {
  const named = await query(
    db,
    z.object({ name: z.string() }),
    sql`select ${forms.name} as name from ${forms}
      join ${formVersions} on ${formVersions.form_id} = ${forms.id} and ${formVersions.version} = ${forms.revision}
      where ${forms.removed_at} is null and exists (
        select 1 from jsonb_array_elements(${formVersions.definition} -> 'notifications') as rule (own)
        where rule.own ->> 'to' = 'location' and rule.own ->> 'location' = ${id})
      order by ${forms.name}`,
  );
  return named.map(({ name }) => name);
}
