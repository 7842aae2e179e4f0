import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database';
import { run } from '../../../database/sql';

/** What somebody typed is not kept longer than the journey needs it. */
export async function dropHandovers(database: Database): Promise<void> {
  await run(database.db, sql`delete from handovers where expires_at <= now() - interval '1 hour'`);
}
