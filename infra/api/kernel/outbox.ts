import { randomUUID } from 'node:crypto';
import type { OrderMail } from '@showroom/contracts/entities/order-record';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../database/database';
import { run } from '../../database/sql';
import { enqueue } from '../../jobs/queue';

export const SEND_MAIL_JOB = 'mail.send';
/** With it and its id a mail finds its job, to tell whether it was given up. */
export const MAIL_KEY = 'mail:';

/** What a visitor asks, as it waits to be sent. */
export const inquiry = z.object({
  locale: z.string(),
  customer: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
  }),
  vehicle: z.object({ title: z.string(), vin: z.string().nullable(), config_url: z.string().nullable() }),
});
export type Inquiry = z.output<typeof inquiry>;

interface NewMail {
  readonly kind: OrderMail | 'inquiry';
  readonly order: string | null;
  readonly recipients: readonly string[];
  readonly content: Inquiry | null;
  /** Null for what an order sends by itself: of each kind once. */
  readonly askedBy: string | null;
}

/**
 * Writes an e-mail down in the transaction that wants it; a job sends it. Nothing personal stands
 * in the job.
 */
export async function queueMail(db: Executor, { kind, order, recipients, content, askedBy }: NewMail): Promise<string> {
  const id = randomUUID();
  const added = await run(
    db,
    sql`insert into mails (id, kind, order_number, recipients, content, asked_by)
      values (${id}, ${kind}, ${order}, ${JSON.stringify(recipients)}::jsonb,
        ${content === null ? null : JSON.stringify(content)}::jsonb, ${askedBy})
      on conflict do nothing returning id`,
  );
  if (added > 0) await enqueue(db, { kind: SEND_MAIL_JOB, payload: { mail: id }, uniqueKey: `${MAIL_KEY}${id}` });
  return id;
}
