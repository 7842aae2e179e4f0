import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Db } from '../../database/database';
import { iso, queryOne, run } from '../../database/sql';

/** How often somebody may do something within a while. */
export interface Limit {
  readonly name: string;
  /** Who or what is limited: a number, a visitor, an address. Kept as a hash only. */
  readonly subject: string;
  readonly most: number;
  readonly seconds: number;
}

const counted = z.object({ count: z.number(), ends_at: z.string() });

class Exceeded extends Error {
  override readonly name = 'Exceeded';
}

/** How who or what is limited is kept. */
export function subjectHash(subject: string, secret: string): string {
  return createHmac('sha256', secret).update(subject).digest('base64url');
}

function keyOf({ name, subject }: Limit, secret: string): string {
  return `${name}:${subjectHash(subject, secret)}`;
}

async function count(db: Db, key: string, seconds: number) {
  return queryOne(
    db,
    counted,
    sql`insert into request_counts as known (key, count, ends_at)
      values (${key}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        count = case when known.ends_at <= now() then 1 else known.count + 1 end,
        ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
      returning count, ${iso(sql`ends_at`)} as ends_at`,
  );
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
  const [only] = limits;
  if (only && limits.length === 1) {
    const { count: used, ends_at } = await count(db, keyOf(only, secret), only.seconds);
    return used > only.most ? undefined : new Map([[only.name, ends_at]]);
  }
  // In one order, so that two callers never wait for each other.
  const ordered = limits
    .map((limit) => ({ ...limit, key: keyOf(limit, secret) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  try {
    return await db.transaction(async (transaction) => {
      const ends = new Map<string, string>();
      for (const { key, name, most, seconds } of ordered) {
        const { count: used, ends_at } = await count(transaction, key, seconds);
        if (used > most) throw new Exceeded(name);
        ends.set(name, ends_at);
      }
      return ends;
    });
  } catch (error) {
    if (error instanceof Exceeded) return undefined;
    throw error;
  }
}

/** Forgets what was counted against a limit, when nothing came of the turn. */
export async function returnToLimit(db: Db, secret: string, limit: Limit): Promise<void> {
  await run(db, sql`delete from request_counts where key = ${keyOf(limit, secret)}`);
}

/** Windows that ended go. */
export async function removeOldLimits(database: Database): Promise<void> {
  await run(database.db, sql`delete from request_counts where ends_at < now()`);
}
