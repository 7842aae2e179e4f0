import { createCrmLead, type LeadSubmission } from '@showroom/contracts/calls/leads';
import type { Client } from '@showroom/contracts/client/client';
import type { MarketCode } from '@showroom/contracts/markets';

/** What the CRM gets beside what was filled in. */
export interface CrmDetails {
  readonly market: MarketCode;
  readonly category: string;
  readonly flags: readonly string[];
  readonly offer: string;
}

/** Leaves a lead of an offer. */
export async function sendCrmLead(
  client: Client,
  form_id: string,
  submission: LeadSubmission,
  { market, category, flags, offer }: CrmDetails,
): Promise<void> {
  const about = { ...(category && { category }), ...(offer && { offer }), flags: [...flags] };
  await client.send(createCrmLead, { body: { ...submission, market, form_id, ...about } });
}
