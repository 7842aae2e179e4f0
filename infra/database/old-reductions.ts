import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { PRIOR_DAYS } from './price-days';

/** What is no news any more is forgotten, which tells everybody who keeps pages with it. */
export async function endOldReductions(database: Database): Promise<void> {
  await database.rows(sql`
    update vehicles set prior_price = null, prior_since = null
    where prior_price is not null and price_since < now() - make_interval(days => ${PRIOR_DAYS})`);
}
