import { INTEGRATION_STATUSES } from '@showroom/contracts/entities/lead';
import type { LeadQuery } from '../data/lead-calls';

export const SORTS = [
  { value: '-created_at', name: 'newest' },
  { value: 'created_at', name: 'oldest' },
  { value: 'last_name,-created_at', name: 'last_name' },
  { value: 'email,-created_at', name: 'email' },
] as const;

/** Short names in the address for the API's. */
const NAMES = {
  from: 'filter[created_at_gteq]',
  to: 'filter[created_at_lteq]',
  delivery: 'filter[integration_status_eq]',
} as const;

/**
 * The list that an address asks for; what it says wrongly, or leaves empty as a form does, asks for
 * nothing.
 */
export function leadQueryOf(search: URLSearchParams): LeadQuery {
  const day = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(search.get(name) ?? '')?.[0];
  const query = {
    [NAMES.from]: day('from'),
    [NAMES.to]: day('to'),
    [NAMES.delivery]: INTEGRATION_STATUSES.find((status) => status === search.get('delivery')),
    sort: SORTS.find(({ value }) => value === search.get('sort'))?.value,
    page: /^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0],
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

export function formHref(formId: string): string {
  return `/admin/leads/${encodeURIComponent(formId)}`;
}

/** The address of such a list; `base` where the site stands below a language. */
export function leadsHref(formId: string, query: LeadQuery = {}, base: string = formHref(formId)): string {
  const search = new URLSearchParams();
  const asked = {
    from: query[NAMES.from],
    to: query[NAMES.to],
    delivery: query[NAMES.delivery],
    sort: query.sort,
    page: query.page,
  };
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${base}?${search}` : base;
}
