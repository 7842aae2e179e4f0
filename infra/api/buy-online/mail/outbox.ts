import { randomUUID } from 'node:crypto';
import type { OrderMail } from '@showroom/contracts/entities/order-record';
import { sql } from 'drizzle-orm';
import { type Executor, enqueue } from '../../../jobs/queue';
import { rowsOf } from '../sql';
import type { Inquiry } from './inquiry-email';

export const SEND_MAIL_JOB = 'mail.send';
/** With it and its id a mail finds its job, to tell whether it was given up. */
export const MAIL_KEY = 'mail:';

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
  const added = await rowsOf(
    db,
    sql`insert into mails (id, kind, order_number, recipients, content, asked_by)
      values (${id}, ${kind}, ${order}, ${JSON.stringify(recipients)}::jsonb,
        ${content === null ? null : JSON.stringify(content)}::jsonb, ${askedBy})
      on conflict do nothing returning id`,
  );
  if (added.length > 0)
    await enqueue(db, { kind: SEND_MAIL_JOB, payload: { mail: id }, uniqueKey: `${MAIL_KEY}${id}` });
  return id;
}
