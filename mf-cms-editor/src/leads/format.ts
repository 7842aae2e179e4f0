import { fullName } from '@showroom/contracts/entities/full-name';
import type { FormType, IntegrationStatus, LeadValues } from '@showroom/contracts/entities/lead';
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

export const TYPES = {
  contact: 'Contact',
  test_drive: 'Test drive',
  offers: 'Offers',
  reservation: 'Reservations',
} as const satisfies Record<FormType, string>;

export const SYSTEMS = { crm: 'CRM' } as const satisfies Record<Delivery['kind'], string>;

/** Who left it, as far as they said. */
export function formatPerson({ values, locale }: Pick<ListedLead, 'values' | 'locale'>): string {
  const part = (name: string) => (values[name] === undefined ? undefined : String(values[name]));
  const name = fullName({ first_name: part('first_name'), last_name: part('last_name') }, locale);
  return name === '' ? 'Without a name' : name;
}

export function formatValue(value: LeadValues[string]): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** `order_state` as "Order state": for what travels along without a label. */
export function formatName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a try ended, in a sentence. */
export function formatAttempt({ outcome, http_status, detail, finished_at }: Delivery['attempts'][number]): string {
  if (outcome === 'delivered') return 'Delivered';
  if (outcome === null) return finished_at === null ? 'Under way, or cut off' : 'Cut off';
  const said = detail === '' && http_status !== null ? `answered ${http_status}` : detail;
  return outcome === 'refused' ? `Refused: ${said}` : `Not reached: ${said}`;
}

export const formatLeads = (count: number) => formatCount(count, 'lead');
