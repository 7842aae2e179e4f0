import { MARKETS } from '@showroom/contracts/markets';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { FoundLeads, LeadQuery } from '../data/lead-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { ReportHead } from '../layout/ReportHead';
import { useFresh } from '../layout/use-fresh';
import { TYPES } from './format';
import { LeadExport } from './LeadExport';
import { LeadFilters } from './LeadFilters';
import { LeadsTable } from './LeadsTable';
import { leadsHref } from './lead-query';
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
  const { query, found } = useLoaderData<LeadsData>();
  const { form } = found;
  useFresh(true);
  return (
    <EditorFrame place="leads">
      <ReportHead back={{ href: '/admin/leads', label: 'All forms' }} title={form.name}>
        <span>{MARKETS[form.market].name}</span>
        <span>{TYPES[form.type]}</span>
      </ReportHead>
      <LeadFilters key={leadsHref(form.id, query)} form={form.id} query={query} />
      <LeadExport key={`export ${leadsHref(form.id, query)}`} form={form.id} query={query} total={found.total} />
      <LeadsTable query={query} found={found} />
    </EditorFrame>
  );
}
