import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database';

/** What somebody typed is not kept longer than the journey needs it. */
export async function dropHandovers(database: Database): Promise<void> {
  await database.rows(sql`delete from handovers where expires_at <= now() - interval '1 hour'`);
}
