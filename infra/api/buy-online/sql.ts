import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../jobs/queue';

/** A time as ISO 8601 in UTC. */
export function iso(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Rows of a statement in a transaction or outside of one. */
export async function rowsOf(db: Executor, statement: SQL): Promise<unknown[]> {
  return (await db.execute(statement)).rows;
}

/** A list for `in`; an empty one holds nothing. */
export function oneOf(values: readonly string[]): SQL {
  if (values.length === 0) return sql`null`;
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
