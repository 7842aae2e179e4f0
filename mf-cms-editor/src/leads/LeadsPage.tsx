import { INTEGRATION_STATUSES } from '@showroom/contracts/entities/lead';
import { useSiteHref } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import type { FoundLeads, LeadQuery } from '../data/lead-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { formatFormType } from '../layout/form-type';
import layoutMessages from '../layout/messages/en.json';
import { ReportHead } from '../layout/PageHead';
import { useMarketName } from '../layout/use-market-name';
import { useFresh } from '../layout/use-task';
import { EraseLeads } from './EraseLeads';
import { LeadExport } from './LeadExport';
import { LeadsTable } from './LeadsTable';
import { formHref, leadQueryOf, leadsHref, SORTS } from './lead-query';
import messages from './messages/en.json';
import './Leads.css';

export interface LeadsData {
  readonly query: LeadQuery;
  readonly found: FoundLeads;
}

/**
 * The leads of a form. What is looked for stands in the address, so that it works without scripts
 * and survives the way back.
 */
export function LeadsPage() {
  const marketName = useMarketName();
  const { query, found } = useLoaderData<LeadsData>();
  const { form } = found;
  const texts = useMessages(messages);
  const { form_types } = useMessages(layoutMessages);
  useFresh(true);
  return (
    <EditorFrame place="leads">
      <ReportHead back={{ href: '/admin/leads', label: texts.all_forms }} title={form.name}>
        <span>{marketName(form.market)}</span>
        <span>{formatFormType(form.type, form_types)}</span>
      </ReportHead>
      <LeadFilters key={leadsHref(form.id, query)} form={form.id} query={query} />
      <LeadExport key={`export ${leadsHref(form.id, query)}`} form={form.id} query={query} total={found.total} />
      <EraseLeads query={query} found={found} />
      <LeadsTable query={query} found={found} />
    </EditorFrame>
  );
}

interface LeadFiltersProps {
  readonly form: string;
  readonly query: LeadQuery;
}

type Field = 'from' | 'to' | 'delivery' | 'sort';

/** When, how it was delivered, in what order. */
function LeadFilters({ form, query }: LeadFiltersProps) {
  const navigate = useNavigate();
  const texts = useMessages(messages);
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
      <TextField {...field('from')} type="date" label={texts.from} />
      <TextField {...field('to')} type="date" label={texts.to} />
      <SelectField
        {...field('delivery')}
        label={texts.delivery}
        placeholder={texts.any}
        options={INTEGRATION_STATUSES.map((value) => ({ value, label: texts.states[value] }))}
      />
      <SelectField
        {...field('sort')}
        label={texts.sorted}
        options={SORTS.map(({ value, name }) => ({ value, label: texts.sorts[name] }))}
      />
    </FilterForm>
  );
}
