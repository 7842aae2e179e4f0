import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { PRIOR_DAYS } from '../../database/price-days';
import { SEED_SOURCE } from './vehicle';

/** Days since the latest reductions, so that some of the stock always has news when it is made. */
const LATEST = 14;

/**
 * Gives the reduced vehicles of a listing the history that their old price tells: it applied since
 * they came, until one of the last two weeks. Those that came too late for a reduction to be
 * announced get none: too late for a seed of that very day, so that every later day chooses the
 * same.
 *
 * @param day ISO date that the facts of the seed are told as of
 */
export async function seedReductions(db: Db, listing: string, day: string): Promise<void> {
  await db.execute(sql`
    with reduced as (
      select id, purchase_old_price, currency, created_at,
        now() - make_interval(days => 1 + abs(hashtext(feed_key)) % ${LATEST}) as since
      from vehicles
      where listing = ${listing} and feed_source = ${SEED_SOURCE} and purchase_old_price > purchase_price
        and not (price_hidden and 'purchase' = any(hidden_prices))
        and not exists (select 1 from price_history where vehicle_id = vehicles.id)
    ), long_enough as (
      select * from reduced where created_at <= ${day}::date - make_interval(days => ${PRIOR_DAYS + LATEST})
    ), written as (
      insert into price_history (vehicle_id, financing_option, amount, currency, applied_from, applied_until)
      select id, 'purchase', purchase_old_price, currency, created_at, since from long_enough
    )
    update vehicles set price_since = since, prior_price = long_enough.purchase_old_price, prior_since = long_enough.created_at
    from long_enough where vehicles.id = long_enough.id`);
}
