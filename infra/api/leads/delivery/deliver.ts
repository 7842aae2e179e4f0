import { eq } from 'drizzle-orm';
import { forms } from '../../../database/schema/forms';
import { leads } from '../../../database/schema/leads';
import { HopelessJob, type JobAttempt } from '../../../jobs/worker';
import type { Leads } from '../services';
import { crmRecord } from './crm-record';
import type { LeadSystem } from './lead-system';
import { beginDelivery, endDelivery } from './outbox';

/**
 * Hands a lead over to the CRM; how it ended is written down, whatever happened. Throws what the
 * queue is to do with it.
 */
export async function deliver(
  { database: { db } }: Leads,
  crm: LeadSystem,
  integrationId: string,
  { retryIn }: JobAttempt,
): Promise<void> {
  const delivery = await beginDelivery(db, integrationId);
  const [found] = await db
    .select({ lead: leads, form: forms })
    .from(leads)
    .innerJoin(forms, eq(forms.id, leads.form_id))
    .where(eq(leads.id, delivery?.lead_id ?? ''));
  // Erased meanwhile, and its outbox with it.
  if (!delivery || !found) return;
  const done = await crm.put(found.lead.id, crmRecord(found.lead, found.form));
  await endDelivery(db, delivery, done, done.outcome === 'unreachable' && retryIn !== undefined);
  if (done.outcome === 'refused') throw new HopelessJob(done.detail);
  if (done.outcome === 'unreachable') throw new Error(done.detail);
}

/** Takes a lead out of the CRM after it was erased here; throws so that the queue comes again. */
export async function eraseElsewhere({ crm }: Leads, leadId: string): Promise<void> {
  if (!crm) return;
  const done = await crm.erase(leadId);
  if (done.outcome !== 'delivered') throw new Error(done.detail);
}
