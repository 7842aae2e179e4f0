import { ORDER_STATES, PAYMENT_STATUSES } from '@showroom/contracts/entities/order-states';
import { useSiteHref } from '@showroom/shared-ui/link';
import { useNavigate } from '@showroom/shared-ui/router';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import type { OrderQuery } from '../data/order-calls';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { orderQueryOf, ordersHref, SORTS } from './order-query';
import { useOrderLanguage } from './use-order-language';

type Field = 'search' | 'state' | 'payment_status' | 'refund' | 'visits' | 'from' | 'to' | 'sort';

/** Which orders are looked for. */
export function OrderFilters({ query }: { readonly query: OrderQuery }) {
  const navigate = useNavigate();
  const { filters, payments, sorts, states } = useOrderLanguage().texts;
  const list = useSiteHref('/admin/orders') ?? '';
  const { page: _page, ...first } = query;
  const { field, typed } = useFilters<Field>(first);
  const find = () => void navigate(ordersHref(orderQueryOf(typed()), list));

  return (
    <FilterForm list={list} clearHref={ordersHref(query.market ? { market: query.market } : {})} onFind={find}>
      {query.market && <input type="hidden" name="market" value={query.market} />}
      <TextField
        {...field('search')}
        type="search"
        label={filters.search}
        hint={filters.search_hint}
        maxLength={100}
        className="editor-filters-search"
      />
      <SelectField
        {...field('state')}
        label={filters.state}
        placeholder={filters.any}
        options={ORDER_STATES.map((value) => ({ value, label: states[value] }))}
      />
      <SelectField
        {...field('payment_status')}
        label={filters.payment}
        placeholder={filters.any}
        options={PAYMENT_STATUSES.map((value) => ({ value, label: payments[value] }))}
      />
      <SelectField
        {...field('refund')}
        label={filters.refund}
        placeholder={filters.any}
        options={[{ value: 'given_up', label: filters.given_up }]}
      />
      <SelectField
        {...field('visits')}
        label={filters.visits}
        placeholder={filters.visits_out}
        options={[{ value: 'included', label: filters.visits_in }]}
      />
      <TextField {...field('from')} type="date" label={filters.from} />
      <TextField {...field('to')} type="date" label={filters.to} />
      <SelectField
        {...field('sort')}
        label={filters.sort}
        placeholder={sorts[SORTS[0]]}
        options={SORTS.slice(1).map((value) => ({ value, label: sorts[value] }))}
      />
    </FilterForm>
  );
}
