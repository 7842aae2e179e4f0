import { randomUUID } from 'node:crypto';
import type { OrderMail } from '@showroom/contracts/entities/order-record';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../database/database';
import { run } from '../../database/sql';
import { enqueue } from '../../jobs/queue';

export const SEND_MAIL_JOB = 'mail.send';
/** With it and its id a mail finds its job. */
const MAIL_KEY = 'mail:';

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

/** What an e-mail says that was written before it is sent; all of it is text. */
export const emailContent = z.object({
  /** BCP 47. */
  locale: z.string(),
  subject: z.string(),
  greeting: z.string(),
  intro: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  next: z.array(z.string()),
  footer: z.string(),
  /** Who gets the answers. */
  reply_to: z.string().nullable(),
});
export type EmailContent = z.output<typeof emailContent>;

interface NewMail {
  /** Names the mail for whoever writes it down twice. Default: one of its own. */
  readonly id?: string;
  readonly kind: OrderMail | 'inquiry' | 'plain';
  readonly order: string | null;
  readonly recipients: readonly string[];
  readonly content: Inquiry | EmailContent | null;
  /** Null for what an order sends by itself: of each kind once. */
  readonly askedBy: string | null;
}

/**
 * Writes an e-mail down in the transaction that wants it; a job sends it. Nothing personal stands
 * in the job.
 */
export async function queueMail(db: Executor, { id = randomUUID(), ...mail }: NewMail): Promise<string> {
  const { kind, order, recipients, content, askedBy } = mail;
  const added = await run(
    db,
    sql`insert into mails (id, kind, order_number, recipients, content, asked_by)
      values (${id}, ${kind}, ${order}, ${JSON.stringify(recipients)}::jsonb,
        ${content === null ? null : JSON.stringify(content)}::jsonb, ${askedBy})
      on conflict do nothing returning id`,
  );
  if (added > 0) await enqueue(db, sending(id));
  return id;
}

const sending = (id: string) => ({ kind: SEND_MAIL_JOB, payload: { mail: id }, uniqueKey: `${MAIL_KEY}${id}` });

/** Begins anew to send an e-mail that was given up. */
export function queueMailAgain(db: Executor, id: string): Promise<void> {
  return enqueue(db, { ...sending(id), again: true });
}

/** Whether the e-mail `m` of a statement was given up. */
export const IS_GIVEN_UP = sql`exists (select 1 from jobs j where j.unique_key = ${MAIL_KEY} || m.id and j.failed_at is not null)`;
