import type { CallOutput } from '@showroom/contracts/calls/call';
import type { createLead } from '@showroom/contracts/calls/leads';
import { leadToken } from './lead-link';
import type { Leads } from './services';
import type { LeftLead } from './store-leads';

/** What a visitor learns of the lead that they left. */
export function leftLeadAnswer(
  { id, created_at }: LeftLead,
  { linkSecret }: Pick<Leads, 'linkSecret'>,
): CallOutput<typeof createLead> {
  const attributes = { created_at: new Date(created_at).toISOString(), token: leadToken(id, linkSecret) };
  return { data: { id, type: 'lead', attributes } };
}
