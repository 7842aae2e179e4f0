import { MARKETS } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { SiteLink } from '@showroom/shared-ui/link';
import type { FoundLeads, LeadQuery, ListedLead } from '../data/lead-calls';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';
import { DELIVERIES, formatLeads, formatPerson, formatValue, SUSPICIONS, SYSTEMS } from './format';
import { formHref, leadsHref, SORTS } from './lead-query';

interface LeadsTableProps {
  readonly query: LeadQuery;
  readonly found: FoundLeads;
}

const COLUMNS = ['When', 'Who', 'How to reach them', 'Delivery'] as const;

/** Leads, one on each line. */
export function LeadsTable({ query, found: { form, leads, total, page, pages } }: LeadsTableProps) {
  const sort = SORTS.find(({ value }) => value === query.sort) ?? SORTS[0];
  return (
    <TableSection
      title={formatLeads(total)}
      label={`Leads of ${form.name}`}
      order={sort.label.toLowerCase()}
      columns={COLUMNS}
      className="leads-table"
      empty={leads.length === 0 && 'No lead is like this.'}
      pages={{
        page,
        pages,
        label: 'Pages of the leads',
        hrefFor: (number) => leadsHref(form.id, { ...query, page: String(number) }),
      }}
    >
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} />
      ))}
    </TableSection>
  );
}

function LeadRow({ lead }: { readonly lead: ListedLead }) {
  const { id, form_id, created_at, market, values, order_number, integrations, suspicion } = lead;
  return (
    <tr>
      <td>
        <Moment at={created_at} timeZone={MARKETS[market].timeZone} />
      </td>
      <th scope="row">
        <SiteLink href={`${formHref(form_id)}/${id}`}>
          <bdi>{formatPerson(lead)}</bdi>
        </SiteLink>
        {order_number !== null && (
          <>
            <br />
            <SiteLink href={`/admin/orders/${encodeURIComponent(order_number)}`}>Order {order_number}</SiteLink>
          </>
        )}
      </th>
      <td>
        {formatValue(values['email'])}
        <br />
        <span className="editor-quiet">
          <bdi>{formatValue(values['phone'])}</bdi>
        </span>
      </td>
      <td>
        {suspicion !== null && <Badge kind="warning">{SUSPICIONS[suspicion].label}: waits</Badge>}
        {integrations.map(({ id: integration, kind, status }) => (
          <Badge key={integration} kind={DELIVERIES[status].kind}>
            {SYSTEMS[kind]}: {DELIVERIES[status].label}
          </Badge>
        ))}
      </td>
    </tr>
  );
}
