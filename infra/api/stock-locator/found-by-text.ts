import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../database/database';
import { query } from '../../database/sql';

const MOST = 20;
const MOST_WORDS = 8;

/**
 * Ids of vehicles in stock that have every word in what they are, or the whole text as their id,
 * which stands first.
 */
export async function foundByText({ db }: Database, listing: string, text: string): Promise<string[]> {
  const wanted = text.trim();
  const words = wanted.split(/\s+/).slice(0, MOST_WORDS);
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const found = await query(
    db,
    z.object({ id: z.string() }),
    sql`
    select id from vehicles
    where listing = ${listing} and removed_at is null and status <> 'sold' and (id = ${wanted} or
      concat_ws(' ', production_year, brand, model, version, color_name, order_number)
        ilike all(${sql.param(patterns)}::text[]))
    order by id = ${wanted} desc, brand, model, production_year desc nulls last, id limit ${MOST}`,
  );
  return found.map(({ id }) => id);
}
