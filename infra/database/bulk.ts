import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

/** Columns of the records, which must all have the same keys. */
function columnsOf(table: PgTable, record: Readonly<Record<string, unknown>>): SQL {
  const { columns } = getTableConfig(table);
  const given = columns.filter(({ name }) => Object.hasOwn(record, name));
  return sql.join(
    given.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/** The rest of an insert statement, e.g. `on conflict do nothing returning id`. */
export interface BulkOptions {
  readonly tail?: SQL;
}

/**
 * Inserts many rows as one JSON parameter, which is ten times faster than a parameter for each
 * value: records have the table's column names as keys, all the same ones. Answers what `tail`
 * returns.
 */
export async function bulkInsert(
  db: Db,
  table: PgTable,
  records: readonly Readonly<Record<string, unknown>>[],
  { tail = sql`` }: BulkOptions = {},
): Promise<Record<string, unknown>[]> {
  const [first] = records;
  if (!first) return [];
  const columns = columnsOf(table, first);
  const { rows } = await db.execute(
    sql`insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) ${tail}`,
  );
  return rows;
}
