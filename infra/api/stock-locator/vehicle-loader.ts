import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../database/database';
import { type VehicleRow, vehicles } from '../../database/schema/vehicles';
import { query } from '../../database/sql';
import { vehicleRowOf } from './vehicle-row';

const KEPT = 1000;

/** The rows of the ids that are there, in no order. */
export async function findVehicles(database: Database, ids: readonly string[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return [];
  // One parameter for all: a list of them takes a fifth longer to plan.
  const found = await query(
    database.reads,
    z.object({ vehicle: z.string() }),
    sql`select to_json(${vehicles})::text as vehicle from ${vehicles} where ${vehicles.id} = any(${sql.param(ids)}::text[])`,
  );
  return found.map(({ vehicle }) => vehicleRowOf(vehicle));
}

/**
 * Reads vehicles by id and keeps the ones asked for last, until a notification says that they
 * changed.
 */
export class VehicleLoader {
  readonly #database: Database;
  readonly #kept = new Map<string, VehicleRow>();
  /** Grows with each change: what was read across one is not kept. */
  #version = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  forget(ids: readonly string[] | undefined): void {
    this.#version++;
    if (!ids) this.#kept.clear();
    for (const id of ids ?? []) this.#kept.delete(id);
  }

  /** The rows of the ids in their order; ids that are not there are left out. */
  async read(ids: readonly string[]): Promise<VehicleRow[]> {
    const version = this.#version;
    const rows = await findVehicles(
      this.#database,
      ids.filter((id) => !this.#kept.has(id)),
    );
    const read = new Map(rows.map((row) => [row.id, row]));
    const found = ids.flatMap((id) => read.get(id) ?? this.#kept.get(id) ?? []);
    if (version === this.#version) for (const row of rows) this.#keep(row);
    return found;
  }

  #keep(row: VehicleRow): void {
    this.#kept.delete(row.id);
    this.#kept.set(row.id, row);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
