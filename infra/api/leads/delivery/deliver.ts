import { eq } from 'drizzle-orm';
import { type FormRow, forms } from '../../../database/schema/forms';
import { type LeadRow, leads } from '../../../database/schema/leads';
import { HopelessJob, type JobAttempt } from '../../../jobs/worker';
import type { Leads } from '../services';
import { crmRecord } from './crm-record';
import type { Handover, LeadSystem } from './lead-system';
import { beginDelivery, endDelivery } from './outbox';
import { postErasure, postLead } from './webhook';

/**
 * Hands a lead over to the CRM; how it ended is written down, whatever happened. Throws what the
 * queue is to do with it.
 */
export function deliver(services: Leads, crm: LeadSystem, integrationId: string, attempt: JobAttempt): Promise<void> {
  return handOver(services, integrationId, attempt, (lead, form) => crm.put(lead.id, crmRecord(lead, form)));
}

/** As `deliver`, to the webhook of the lead's form. */
export function deliverToWebhook(services: Leads, integrationId: string, attempt: JobAttempt): Promise<void> {
  return handOver(services, integrationId, attempt, (lead, form) =>
    postLead(services, form, lead, `${integrationId}-${Date.parse(lead.updated_at)}`),
  );
}

async function handOver(
  { database: { db } }: Leads,
  integrationId: string,
  { retryIn }: JobAttempt,
  work: (lead: LeadRow, form: FormRow) => Promise<Handover>,
): Promise<void> {
  const delivery = await beginDelivery(db, integrationId);
  const [found] = await db
    .select({ lead: leads, form: forms })
    .from(leads)
    .innerJoin(forms, eq(forms.id, leads.form_id))
    .where(eq(leads.id, delivery?.lead_id ?? ''));
  // Erased meanwhile, and its outbox with it.
  if (!delivery || !found) return;
  const done = await work(found.lead, found.form);
  await endDelivery(db, delivery, done, done.outcome === 'unreachable' && retryIn !== undefined);
  throwFailed(done);
}

function throwFailed(done: Handover): void {
  if (done.outcome === 'refused') throw new HopelessJob(done.detail);
  if (done.outcome === 'unreachable') throw new Error(done.detail);
}

/** Takes a lead out of the CRM after it was erased here; throws so that the queue comes again. */
export async function eraseElsewhere({ crm }: Leads, leadId: string): Promise<void> {
  if (!crm) return;
  const done = await crm.erase(leadId);
  if (done.outcome !== 'delivered') throw new Error(done.detail);
}

/** Tells the webhook of a form that a lead which it got was erased here. */
export async function reportErasure(
  { database: { db }, notifyOutside }: Leads,
  formId: string,
  leadId: string,
): Promise<void> {
  const [form] = await db.select().from(forms).where(eq(forms.id, formId));
  if (form) throwFailed(await postErasure(notifyOutside, form, leadId));
}
