import { fullName } from '@showroom/contracts/entities/full-name';
import type { IntegrationStatus, LeadSuspicion, LeadValues } from '@showroom/contracts/entities/lead';
import type { Delivery, ListedLead } from '../data/lead-calls';
import { formatCount } from '../layout/format-number';

/** How a delivery stands, in a word and its colour. */
export const DELIVERIES = {
  pending: { label: 'Waits', kind: 'neutral' },
  sending: { label: 'On its way', kind: 'accent' },
  retrying: { label: 'Tried again soon', kind: 'warning' },
  delivered: { label: 'Delivered', kind: 'success' },
  dead: { label: 'Not delivered', kind: 'danger' },
} as const satisfies Record<IntegrationStatus, unknown>;

export const SYSTEMS = { crm: 'CRM', webhook: 'webhook' } as const satisfies Record<Delivery['kind'], string>;

/** Why a lead waits for a person, in a word and in a sentence. */
export const SUSPICIONS = {
  trap: { label: 'Robot?', sentence: 'A field was filled in that people do not see.' },
  too_quick: { label: 'Too quick', sentence: 'It was filled in quicker than a person does.' },
  duplicate: { label: 'Said before', sentence: 'It says what an earlier lead said.' },
  score: { label: 'Robot?', sentence: 'reCAPTCHA takes whoever sent it for a robot.' },
} as const satisfies Record<LeadSuspicion, unknown>;

/** Who left it, as far as they said. */
export function formatPerson({ values, locale }: Pick<ListedLead, 'values' | 'locale'>): string {
  const part = (name: string) => (values[name] === undefined ? undefined : String(values[name]));
  const name = fullName({ first_name: part('first_name'), last_name: part('last_name') }, locale);
  return name === '' ? 'Without a name' : name;
}

export function formatValue(value: LeadValues[string] | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** How a try ended, in a sentence. */
export function formatAttempt({ outcome, http_status, detail, finished_at }: Delivery['attempts'][number]): string {
  if (outcome === 'delivered') return 'Delivered';
  if (outcome === null) return finished_at === null ? 'Under way, or cut off' : 'Cut off';
  const said = detail === '' && http_status !== null ? `answered ${http_status}` : detail;
  return outcome === 'refused' ? `Refused: ${said}` : `Not reached: ${said}`;
}

export const formatLeads = (count: number) => formatCount(count, 'lead');
