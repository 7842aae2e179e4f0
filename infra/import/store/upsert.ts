import { type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { vehicles } from '../../database/schema/vehicles';
import type { rawRecord } from '../raw-record';
import type { VehicleRecord } from '../vehicle-record';

/** Records of one file have the same columns. */
export type FeedRecord = VehicleRecord | ReturnType<typeof rawRecord>;

export interface Upserted {
  readonly inserted: number;
  readonly updated: number;
}

const KEY = new Set(['feed_source', 'feed_key']);

function listed(parts: readonly SQLChunk[]): SQL {
  return sql.join([...parts], sql`, `);
}

/** A vehicle that an order holds keeps its status, whatever the feed says. */
function settled(column: string, old: SQL, incoming: SQL): SQL {
  const fresh = sql`${incoming}.${sql.identifier(column)}`;
  if (column !== 'status') return fresh;
  return sql`case when ${old}.status in ('reserved', 'sold') and ${old}.removed_at is null then ${old}.status else ${fresh} end`;
}

function columnNames(record: FeedRecord): string[] {
  return getTableConfig(vehicles)
    .columns.map(({ name }) => name)
    .filter((name) => Object.hasOwn(record, name));
}

/** Writes the records that are new or differ from what is stored; the others are not touched. */
export async function upsertVehicles(db: Db, records: readonly FeedRecord[]): Promise<Upserted> {
  const [first] = records;
  if (!first) return { inserted: 0, updated: 0 };
  const names = columnNames(first);
  const values = names.filter((name) => !KEY.has(name));
  const [old, fresh, excluded] = [sql`old`, sql`feed`, sql`excluded`];
  const identifiers = listed(names.map((name) => sql.identifier(name)));
  const stored = listed(values.map((name) => sql`old.${sql.identifier(name)}`));
  const given = listed(values.map((name) => settled(name, old, fresh)));
  const set = listed(values.map((name) => sql`${sql.identifier(name)} = ${settled(name, sql`vehicles`, excluded)}`));
  const { rows } = await db.execute(sql`
    insert into vehicles (${identifiers})
    select ${identifiers} from jsonb_populate_recordset(null::vehicles, ${JSON.stringify(records)}::jsonb) as feed
    where not exists (
      select 1 from vehicles as old
      where old.feed_source = feed.feed_source and old.feed_key = feed.feed_key and old.removed_at is null
        and (${stored}) is not distinct from (${given})
    )
    on conflict (feed_source, feed_key) do update set ${set}, removed_at = null, updated_at = now()
    returning (xmax::text = '0') as inserted`);
  const inserted = rows.filter((row) => row['inserted'] === true).length;
  return { inserted, updated: rows.length - inserted };
}
