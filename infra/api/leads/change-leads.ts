import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { leadErasures, leadExports, leadIntegrations, leads } from '../../database/schema/leads';
import { enqueue } from '../../jobs/queue';
import { expireFiles } from '../forms/files/file-store';
import type { StoredForm } from '../forms/form-store';
import { Refusal } from '../kernel/refusal';
import { addIntegrations, announce } from './delivery/outbox';
import { announceMails } from './mails/announce-mails';
import { mailPrefix } from './mails/notify';

export const ERASE_JOB = 'lead.erase';
/** Tells a webhook that a lead which it got was erased. */
export const ERASE_WEBHOOK_JOB = 'lead.erase-webhook';

/** Longer than a delivery takes: one that is under way must not bring back what was erased. */
const AFTER_DELIVERY = 120;

/**
 * Begins anew where a lead did not arrive; where it did, or is on its way, asking changes nothing.
 */
export async function fixIntegrations(
  db: Db,
  leadId: string,
  wanted: readonly string[] | undefined,
  who: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const known = await transaction
      .select({ id: leadIntegrations.id })
      .from(leadIntegrations)
      .where(eq(leadIntegrations.lead_id, leadId));
    const ids = wanted ?? known.map(({ id }) => id);
    if (ids.some((id) => !known.some((one) => one.id === id))) {
      throw new Refusal(422, 'This lead has no such integration.', [
        { path: 'integrations', message: 'must be integrations of this lead' },
      ]);
    }
    if (ids.length === 0) return;
    const begun = await transaction
      .update(leadIntegrations)
      .set({ status: 'pending', asked_by: who })
      .where(
        and(
          eq(leadIntegrations.lead_id, leadId),
          inArray(leadIntegrations.id, [...ids]),
          inArray(leadIntegrations.status, ['dead', 'retrying']),
        ),
      )
      .returning({ id: leadIntegrations.id, kind: leadIntegrations.kind });
    await announce(transaction, begun);
  });
}

/**
 * Sends a suspicious lead as if it came now; of one that is sent already nothing happens. Throws
 * 404.
 */
export async function releaseSuspect(db: Db, form: StoredForm, leadId: string, who: string): Promise<void> {
  const ofForm = and(eq(leads.id, leadId), eq(leads.form_id, form.id));
  await db.transaction(async (transaction) => {
    const [lead] = await transaction.select().from(leads).where(ofForm).for('update');
    if (!lead) throw new Refusal(404, 'There is no such lead.');
    if (lead.suspicion === null) return;
    await transaction.update(leads).set({ suspicion: null, updated_at: sql`now()` }).where(ofForm);
    await addIntegrations(transaction, [{ leadId, systems: form.systems }], who);
    await announceMails(transaction, [leadId]);
  });
}

/** Erases a lead with everything that was made of it, and leaves a receipt. */
export async function eraseLead(db: Db, formId: string, leadId: string, who: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const sent = await transaction
      .select({ id: leadIntegrations.id })
      .from(leadIntegrations)
      .where(and(eq(leadIntegrations.lead_id, leadId), eq(leadIntegrations.kind, 'webhook')));
    const [gone] = await transaction
      .delete(leads)
      .where(and(eq(leads.id, leadId), eq(leads.form_id, formId)))
      .returning({ id: leads.id });
    if (!gone) throw new Refusal(404, 'There is no such lead.');
    await transaction.insert(leadErasures).values({ lead_id: leadId, form_id: formId, who }).onConflictDoNothing();
    // Files that it may stand in are written again when somebody wants them.
    await transaction.delete(leadExports).where(eq(leadExports.form_id, formId));
    await transaction.execute(sql`delete from idempotency_keys where resource = ${leadId}`);
    await transaction.execute(sql`delete from mails where starts_with(id, ${mailPrefix(leadId)})`);
    await expireFiles(transaction, leadId);
    for (const delay of [0, AFTER_DELIVERY]) {
      await enqueue(transaction, { kind: ERASE_JOB, payload: { lead: leadId }, delay });
      if (sent.length > 0) {
        await enqueue(transaction, { kind: ERASE_WEBHOOK_JOB, payload: { lead: leadId, form: formId }, delay });
      }
    }
  });
}
