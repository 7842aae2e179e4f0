import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Db } from '../../database/database';
import { iso, query, run } from '../../database/sql';

/** How often somebody may do something within a while. */
export interface Limit {
  readonly name: string;
  /** Who or what is limited: a number, a visitor, an address. Kept as a hash only. */
  readonly subject: string;
  readonly most: number;
  readonly seconds: number;
}

const counted = z.object({ key: z.string(), count: z.number(), ends_at: z.string() });

/** How who or what is limited is kept. */
export function subjectHash(subject: string, secret: string): string {
  return createHmac('sha256', secret).update(subject).digest('base64url');
}

function keyOf({ name, subject }: Limit, secret: string): string {
  return `${name}:${subjectHash(subject, secret)}`;
}

/**
 * Counts a turn against every limit, or against none of them when one is used up: then undefined.
 * Answers when each window ends, by name.
 */
export async function withinLimit(
  db: Db,
  secret: string,
  limits: readonly Limit[],
): Promise<ReadonlyMap<string, string> | undefined> {
  const asked = limits.map((limit) => ({ ...limit, subject: undefined, key: keyOf(limit, secret) }));
  // In one order, so that two callers never wait for each other.
  const rows = await query(
    db,
    counted,
    sql`with asked as (
        select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (key text, most int, seconds float8)
      )
      insert into request_counts as known (key, count, ends_at)
      select key, 1, now() + make_interval(secs => seconds) from asked
      where not exists (select from request_counts used join asked using (key) where used.count >= most and used.ends_at > now())
      order by key
      on conflict (key) do update set
        count = case when known.ends_at <= now() then 1 else known.count + 1 end,
        ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
      returning key, count, ${iso(sql`ends_at`)} as ends_at`,
  );
  const byKey = new Map(rows.map(({ key, ...row }) => [key, row]));
  const ends = new Map<string, string>();
  for (const { key, name, most } of asked) {
    const row = byKey.get(key);
    // Who comes at the same moment as the last one that is let through was counted, too.
    if (!row || row.count > most) return undefined;
    ends.set(name, row.ends_at);
  }
  return ends;
}

/** Forgets what was counted against a limit, when nothing came of the turn. */
export async function returnToLimit(db: Db, secret: string, limit: Limit): Promise<void> {
  await run(db, sql`delete from request_counts where key = ${keyOf(limit, secret)}`);
}

/** Windows that ended go. */
export async function removeOldLimits(database: Database): Promise<void> {
  await run(database.db, sql`delete from request_counts where ends_at < now()`);
}
