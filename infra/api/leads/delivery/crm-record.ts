import { FORM_TYPES, type FormType } from '@showroom/contracts/entities/form';
import type { FormRow } from '../../../database/schema/forms';
import type { LeadRow } from '../../../database/schema/leads';

/** How the CRM calls where a lead came from. */
const SOURCES = {
  contact: 'Web contact',
  test_drive: 'Web test drive',
  offers: 'Web offer',
  reservation: 'Web reservation',
} as const satisfies Record<FormType, string>;

/** A type of the editors' own is called as they call it. */
function sourceOf(type: string): string {
  const known = FORM_TYPES.find((one) => one === type);
  return known ? SOURCES[known] : `Web ${type.replaceAll('_', ' ')}`;
}

/** Fields of ours that have one of their own in the CRM. */
const OWN = new Set(['first_name', 'last_name', 'company', 'email', 'phone', 'message']);
/** The CRM's long text ends here. */
const LONGEST = 32_000;

/** A lead as the CRM's fields; everything without a field of its own travels in `Details__c`. */
export function crmRecord(
  lead: LeadRow,
  form: Pick<FormRow, 'type' | 'name'>,
): Readonly<Record<string, string | null>> {
  const text = (name: string, longest: number) => {
    const value = lead.values[name];
    return value === undefined || value === ''
      ? null
      : (Array.isArray(value) ? value.join('; ') : String(value)).slice(0, longest);
  };
  const rest = Object.fromEntries(Object.entries(lead.values).filter(([name]) => !OWN.has(name)));
  const details = { values: rest, hidden_fields: lead.hidden_fields, tracking: lead.tracking };
  return {
    FirstName: text('first_name', 40),
    // The CRM knows nobody without these two.
    LastName: text('last_name', 80) ?? 'Unknown',
    Company: text('company', 255) ?? 'Private',
    Email: text('email', 80),
    Phone: text('phone', 40),
    Description: text('message', LONGEST),
    LeadSource: sourceOf(form.type),
    Market__c: lead.market,
    Locale__c: lead.locale,
    Form__c: form.name,
    Source_Url__c: lead.source_url.slice(0, 255) || null,
    Order_Number__c: lead.order_number,
    Details__c: JSON.stringify(details).slice(0, LONGEST),
  };
}
