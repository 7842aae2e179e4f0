import { fullName } from '@showroom/contracts/entities/full-name';
import type { IntegrationStatus, LeadValues } from '@showroom/contracts/entities/lead';
import { fillText } from '@showroom/contracts/fill-text';
import type { Delivery, ListedLead } from '../data/lead-calls';
import type messages from './messages/en.json';

/** How a delivery stands, as a colour. */
export const DELIVERY_COLOURS = {
  pending: 'neutral',
  sending: 'accent',
  retrying: 'warning',
  delivered: 'success',
  dead: 'danger',
} as const satisfies Record<IntegrationStatus, unknown>;

type Texts = typeof messages;

/** Who left it, as far as they said. */
export function formatPerson({ values, locale }: Pick<ListedLead, 'values' | 'locale'>, texts: Texts): string {
  const part = (name: string) => (values[name] === undefined ? undefined : String(values[name]));
  const name = fullName({ first_name: part('first_name'), last_name: part('last_name') }, locale);
  return name === '' ? texts.without_name : name;
}

export function formatValue(value: LeadValues[string] | undefined, texts: Texts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** How a try ended, in a sentence. */
export function formatAttempt(attempt: Delivery['attempts'][number], { attempts }: Texts): string {
  const { outcome, http_status, detail, finished_at } = attempt;
  if (outcome === 'delivered') return attempts.delivered;
  if (outcome === null) return finished_at === null ? attempts.under_way : attempts.cut_off;
  if (detail === '' && http_status !== null) return fillText(attempts[`${outcome}_with`], { status: http_status });
  return fillText(attempts[outcome], { reason: detail });
}
