import { fillText } from '@showroom/contracts/fill-text';
import { MARKETS } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { formatCount } from '@showroom/shared-ui/format-count';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import type { FoundLeads, LeadQuery, ListedLead } from '../data/lead-calls';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';
import { DELIVERY_COLOURS, formatPerson, formatValue } from './format';
import { formHref, leadsHref, SORTS } from './lead-query';
import messages from './messages/en.json';

interface LeadsTableProps {
  readonly query: LeadQuery;
  readonly found: FoundLeads;
}

/** Leads, one on each line. */
export function LeadsTable({ query, found: { form, leads, total, page, pages } }: LeadsTableProps) {
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const sort = SORTS.find(({ value }) => value === query.sort) ?? SORTS[0];
  return (
    <TableSection
      title={formatCount(total, texts.leads, locale)}
      label={fillText(texts.leads_of, { form: form.name })}
      order={texts.orders[sort.name]}
      columns={[texts.when, texts.who, texts.how_to_reach, texts.delivery]}
      className="leads-table"
      empty={leads.length === 0 && texts.no_lead}
      pages={{
        page,
        pages,
        label: texts.pages_of_leads,
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
  const texts = useMessages(messages);
  const { id, form_id, created_at, market, values, order_number, integrations, suspicion } = lead;
  return (
    <tr>
      <td>
        <Moment at={created_at} timeZone={MARKETS[market].timeZone} />
      </td>
      <th scope="row">
        <SiteLink href={`${formHref(form_id)}/${id}`}>
          <bdi>{formatPerson(lead, texts)}</bdi>
        </SiteLink>
        {order_number !== null && (
          <>
            <br />
            <SiteLink href={`/admin/orders/${encodeURIComponent(order_number)}`}>
              {fillText(texts.order, { number: order_number })}
            </SiteLink>
          </>
        )}
      </th>
      <td>
        {formatValue(values['email'], texts)}
        <br />
        <span className="editor-quiet">
          <bdi>{formatValue(values['phone'], texts)}</bdi>
        </span>
      </td>
      <td>
        {suspicion !== null && <Badge kind="warning">{texts.suspicions[suspicion].badge}</Badge>}
        {integrations.map(({ id: integration, kind, status }) => (
          <Badge key={integration} kind={DELIVERY_COLOURS[status]}>
            {fillText(texts.delivery_state, { system: texts.systems[kind], state: texts.states[status] })}
          </Badge>
        ))}
      </td>
    </tr>
  );
}
