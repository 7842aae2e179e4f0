import { ORDER_MAILS, type OrderDelivery } from '@showroom/contracts/entities/order-record';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../database/database';
import { iso, query } from '../../../database/sql';
import { IS_GIVEN_UP } from '../../kernel/outbox';

const delivery = z.object({
  id: z.string(),
  mail: z.enum(ORDER_MAILS),
  to: z.string(),
  asked_at: z.string(),
  sent_at: z.string().nullable(),
  failed: z.boolean(),
});

/**
 * The e-mails of an order, oldest first; one whose job was given up did not arrive and will not.
 */
export async function deliveriesOf(db: Executor, number: string): Promise<OrderDelivery[]> {
  return query(
    db,
    delivery,
    sql`select m.id, m.kind as mail, m.recipients->>0 as to, ${iso(sql`m.asked_at`)} as asked_at, ${iso(sql`m.sent_at`)} as sent_at,
        ${IS_GIVEN_UP} as failed
      from mails m where m.order_number = ${number} order by m.asked_at, m.id`,
  );
}
