import { ORDER_STATES } from '@showroom/contracts/entities/order-states';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Transaction } from '../../../database/database';
import { queryOne } from '../../../database/sql';

const locked = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  owner: z.string(),
  vehicle_id: z.string(),
  held_id: z.string(),
  hold_token: z.string(),
  config_url: z.string().nullable(),
  awaits_link: z.boolean(),
  is_capture_asked: z.boolean(),
});

/** The order, kept from changing until the transaction ends. */
export async function lockOrder(db: Transaction, number: string): Promise<z.output<typeof locked>> {
  return queryOne(
    db,
    locked,
    sql`select number, state, owner, vehicle_id, held_id, hold_token, config_url,
        confirmation_by_link and link_confirmed_at is null as awaits_link,
        exists (select 1 from order_actions a where a.order_number = orders.number and a.action = 'capture') as is_capture_asked
      from orders where number = ${number} for update`,
  );
}
