import { type SQL, sql } from 'drizzle-orm';
import { LAST_STATE, REFUNDED } from './attempts';

/** Whether money of this order should have gone back and did not: nobody tries any more. */
export function hasGivenUp(number: SQL): SQL {
  return sql`exists (select 1 from payment_attempts a where a.order_number = ${number} and (${LAST_STATE} = 'given_up'
    or exists (select 1 from refunds r where r.attempt_id = a.id and r.given_up_at is not null and r.up_to > ${REFUNDED}
      and not exists (select 1 from refunds later where later.attempt_id = a.id and later.asked_at > r.given_up_at))))`;
}
