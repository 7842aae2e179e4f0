import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../database/database';
import { query } from '../../database/sql';

/**
 * Names of the models that a listing has, from one to the next by the index, however many vehicles
 * there are of each.
 */
export async function modelsInStock(database: Database, listing: string): Promise<string[]> {
  const next = (after: SQL) => sql`
    (select lower(model) as name, model from vehicles
    where listing = ${listing} and ${after} and removed_at is null and status <> 'sold'
    order by lower(model), production_year limit 1)`;
  const rows = await query(
    database.reads,
    z.object({ model: z.string() }),
    sql`
    with recursive names as (
      ${next(sql`true`)}
      union all
      select following.* from names cross join lateral ${next(sql`lower(model) > names.name`)} as following
    )
    select model from names order by name`,
  );
  return rows.map(({ model }) => model);
}
