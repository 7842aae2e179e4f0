import { ORDER_STATES, PAYMENT_STATUSES } from '@showroom/contracts/entities/order-states';
import { MARKET_CODES } from '@showroom/contracts/markets';
import type { OrderQuery } from '../data/order-calls';

/** How orders are sorted; by the first one where nothing is asked for. */
export const SORTS = ['-created_at', 'created_at', '-amount', 'amount'] as const;

/**
 * The list that an address asks for; what it says wrongly, or leaves empty as a form does, asks for
 * nothing.
 */
export function orderQueryOf(search: URLSearchParams): OrderQuery {
  const text = (name: string) => search.get(name)?.trim() || undefined;
  const day = (name: string) => /^\d{4}-\d{2}-\d{2}$/.exec(text(name) ?? '')?.[0];
  return withoutGaps({
    search: text('search')?.slice(0, 100),
    market: MARKET_CODES.find((code) => code === text('market')),
    state: ORDER_STATES.find((state) => state === text('state')),
    payment_status: PAYMENT_STATUSES.find((status) => status === text('payment_status')),
    refund: text('refund') === 'given_up' ? 'given_up' : undefined,
    visits: text('visits') === 'included' ? 'included' : undefined,
    from: day('from'),
    to: day('to'),
    sort: SORTS.find((sort) => sort === text('sort')),
    page: /^[1-9]\d{0,4}$/.exec(text('page') ?? '')?.[0],
  });
}

/** The address of such a list; `list` is where it is when not in the market's first language. */
export function ordersHref(query: OrderQuery, list = '/admin/orders'): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${list}?${search}` : list;
}

function withoutGaps(query: OrderQuery): OrderQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
