import { eq } from 'drizzle-orm';
import { forms, leads } from '../../../database/schema/leads';
import type { Leads } from '../services';
import { crmRecord } from './crm-record';
import { claimDelivery, endDelivery } from './outbox';

/**
 * Hands a lead over to the CRM, once at a time; how it ended is written down, whatever happened.
 */
export async function deliver({ database: { db }, crm }: Leads, integrationId: string): Promise<void> {
  if (!crm) return;
  const claim = await claimDelivery(db, integrationId);
  if (!claim) return;
  const [found] = await db
    .select({ lead: leads, form: forms })
    .from(leads)
    .innerJoin(forms, eq(forms.id, leads.form_id))
    .where(eq(leads.id, claim.lead_id));
  // Erased meanwhile, and its outbox with it.
  if (!found) return;
  await endDelivery(db, claim, await crm.put(found.lead.id, crmRecord(found.lead, found.form)));
}

/** Takes a lead out of the CRM after it was erased here; throws so that the queue comes again. */
export async function eraseElsewhere({ crm }: Leads, leadId: string): Promise<void> {
  if (!crm) return;
  const done = await crm.erase(leadId);
  if (done.outcome !== 'delivered') throw new Error(done.detail);
}
