import type { CallOutput } from '@showroom/contracts/calls/call';
import type { getLeadMails } from '@showroom/contracts/calls/leads';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../database/database';
import { iso, query } from '../../../database/sql';
import { IS_GIVEN_UP, queueMailAgain } from '../../kernel/outbox';
import { mailPrefix, RULE_PREFIX } from './notify';

const mail = z.object({
  id: z.string(),
  to: z.string(),
  asked_at: z.string(),
  sent_at: z.string().nullable(),
  failed: z.boolean(),
});

/** What was written because of a lead, oldest first, and what became of it. */
export async function mailsOfLead(db: Db, leadId: string): Promise<CallOutput<typeof getLeadMails>> {
  const prefix = mailPrefix(leadId);
  const rows = await query(
    db,
    mail,
    sql`select m.id, m.recipients->>0 as to, ${iso(sql`m.asked_at`)} as asked_at, ${iso(sql`m.sent_at`)} as sent_at,
        ${IS_GIVEN_UP} as failed
      from mails m where starts_with(m.id, ${prefix}) order by m.asked_at, m.id`,
  );
  const data = rows.map(({ id, ...attributes }) => {
    const name = id.slice(prefix.length);
    const rule = name.startsWith(RULE_PREFIX) ? name.slice(RULE_PREFIX.length) : null;
    return { id, type: 'lead_mail' as const, attributes: { rule, ...attributes } };
  });
  return { data };
}

const identified = z.object({ id: z.string() });

/** Sends again what was given up, as often as somebody asks. */
export async function fixMails(db: Db, leadId: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const given = await query(
      transaction,
      identified,
      sql`select m.id from mails m where starts_with(m.id, ${mailPrefix(leadId)}) and m.sent_at is null and ${IS_GIVEN_UP}`,
    );
    for (const { id } of given) await queueMailAgain(transaction, id);
  });
}
