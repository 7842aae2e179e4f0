import { INTEGRATION_STATUSES } from '@showroom/contracts/entities/lead';
import { useSiteHref } from '@showroom/shared-ui/link';
import { useNavigate } from '@showroom/shared-ui/router';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import type { LeadQuery } from '../data/lead-calls';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { DELIVERIES } from './format';
import { formHref, leadQueryOf, leadsHref, SORTS } from './lead-query';

interface LeadFiltersProps {
  readonly form: string;
  readonly query: LeadQuery;
}

type Field = 'from' | 'to' | 'delivery' | 'sort';

/** When, how it was delivered, in what order. */
export function LeadFilters({ form, query }: LeadFiltersProps) {
  const navigate = useNavigate();
  const list = useSiteHref(formHref(form)) ?? '';
  const { field, typed } = useFilters<Field>({
    from: query['filter[created_at_gteq]'],
    to: query['filter[created_at_lteq]'],
    delivery: query['filter[integration_status_eq]'],
    sort: query.sort ?? SORTS[0].value,
  });
  const find = () => void navigate(leadsHref(form, leadQueryOf(typed()), list));

  return (
    <FilterForm list={list} clearHref={leadsHref(form)} onFind={find}>
      <TextField {...field('from')} type="date" label="From" />
      <TextField {...field('to')} type="date" label="To" />
      <SelectField
        {...field('delivery')}
        label="Delivery"
        placeholder="Any"
        options={INTEGRATION_STATUSES.map((value) => ({ value, label: DELIVERIES[value].label }))}
      />
      <SelectField {...field('sort')} label="Sorted" options={SORTS} />
    </FilterForm>
  );
}
