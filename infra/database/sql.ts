import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from './database';

/** A time as ISO 8601 in UTC. */
export function iso(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Rows of a statement, each parsed; in a transaction or outside of one. */
export async function query<S extends z.ZodType>(db: Executor, row: S, statement: SQL): Promise<z.output<S>[]> {
  return z.array(row).parse((await db.execute(statement)).rows);
}

/** The row of a statement that always has one. */
export async function queryOne<S extends z.ZodType>(db: Executor, row: S, statement: SQL): Promise<z.output<S>> {
  return row.parse((await db.execute(statement)).rows[0]);
}

/** Runs a statement whose rows nobody reads; answers how many they are. */
export async function run(db: Executor, statement: SQL): Promise<number> {
  return (await db.execute(statement)).rows.length;
}

/** A list for `in`; an empty one holds nothing. */
export function oneOf(values: readonly string[]): SQL {
  if (values.length === 0) return sql`null`;
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
