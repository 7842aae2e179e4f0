import { ORDER_STATES, PAYMENT_STATUSES } from '@showroom/contracts/entities/order-states';
import { useSiteHref } from '@showroom/shared-ui/link';
import { useNavigate } from '@showroom/shared-ui/router';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import type { OrderQuery } from '../data/order-calls';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { PAYMENTS, STATES } from './format';
import { orderQueryOf, ordersHref, SORTS } from './order-query';

type Field = 'search' | 'state' | 'payment_status' | 'refund' | 'visits' | 'from' | 'to' | 'sort';

/** Which orders are looked for. */
export function OrderFilters({ query }: { readonly query: OrderQuery }) {
  const navigate = useNavigate();
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
        label="Search"
        hint="Number, name, e-mail, vehicle or VIN"
        maxLength={100}
        className="editor-filters-search"
      />
      <SelectField
        {...field('state')}
        label="State"
        placeholder="Any"
        options={ORDER_STATES.map((value) => ({ value, label: STATES[value].label }))}
      />
      <SelectField
        {...field('payment_status')}
        label="Payment"
        placeholder="Any"
        options={PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENTS[value].label }))}
      />
      <SelectField
        {...field('refund')}
        label="Refund"
        placeholder="Any"
        options={[{ value: 'given_up', label: 'Given up' }]}
      />
      <SelectField
        {...field('visits')}
        label="Visits without an order"
        placeholder="Left out"
        options={[{ value: 'included', label: 'Shown' }]}
      />
      <TextField {...field('from')} type="date" label="From" />
      <TextField {...field('to')} type="date" label="To" />
      <SelectField {...field('sort')} label="Sorted" placeholder={SORTS[0].label} options={SORTS.slice(1)} />
    </FilterForm>
  );
}
