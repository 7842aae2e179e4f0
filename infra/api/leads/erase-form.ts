import type { CallOutput } from '@showroom/contracts/calls/call';
import type { eraseFormLeads } from '@showroom/contracts/calls/leads';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../database/database';
import { query, queryOne } from '../../database/sql';
import { enqueue } from '../../jobs/queue';
import type { StoredForm } from '../forms/form-store';
import { Refusal } from '../kernel/refusal';
import { logChange } from '../pages/content-log';
import { eraseLead } from './change-leads';
import { chosen } from './lead-choice';

/** Erases the leads of a form up to a moment. */
export const ERASE_FORM_JOB = 'lead.erase-form';
/** Of one look: a process that dies in between goes on with the rest. */
const MOST = 200;

interface Erasure {
  /** A day or a moment. Default: all. */
  readonly until: string | undefined;
  /** How many somebody has seen. */
  readonly count: number;
  readonly who: string;
}

const meant = z.object({ count: z.number(), until: z.string().nullable() });

/** Lets the leads of a form be erased by a job. Throws 409 where they are not as many as seen. */
export async function askErasure(
  db: Db,
  form: StoredForm,
  { until, count, who }: Erasure,
): Promise<CallOutput<typeof eraseFormLeads>> {
  const where = chosen(form, { 'filter[created_at_lteq]': until });
  await db.transaction(async (transaction) => {
    const now = await queryOne(
      transaction,
      meant,
      sql`select count(*)::int as count, max(l.created_at)::text as until from leads l where ${where}`,
    );
    if (now.count !== count || now.until === null) {
      throw new Refusal(409, `There are ${now.count} leads now. Please look at them again.`);
    }
    const payload = { form: form.id, until: now.until, who };
    await enqueue(transaction, { kind: ERASE_FORM_JOB, payload });
    await logChange(transaction, { who, market: form.market, action: 'form.erase-leads', path: form.id });
  });
  return { data: { count } };
}

const identified = z.object({ id: z.string() });

/** Erases what was asked for, each lead with its receipt; what is gone already is passed over. */
export async function eraseLeadsOf(db: Db, formId: string, until: string, who: string): Promise<void> {
  for (;;) {
    const rows = await query(
      db,
      identified,
      sql`select id from leads where form_id = ${formId} and created_at <= ${until}::timestamptz
        order by created_at limit ${MOST}`,
    );
    if (rows.length === 0) return;
    for (const { id } of rows) {
      await eraseLead(db, formId, id, who).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    }
  }
}
