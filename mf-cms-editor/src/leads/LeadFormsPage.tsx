import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { SiteLink } from '@showroom/shared-ui/link';
import { Notice } from '@showroom/shared-ui/notice';
import { useLoaderData } from '@showroom/shared-ui/router';
import type { ListedForm } from '../data/lead-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useFresh } from '../layout/use-fresh';
import { formatLeads, TYPES } from './format';
import { leadsHref } from './lead-query';
import { useConnection } from './use-connection';
import './Leads.css';

export interface LeadFormsData {
  readonly forms: readonly ListedForm[];
}

const COLUMNS = ['Form', 'For', 'Leads', 'Delivery'] as const;

/**
 * Forms of the person's markets with the leads that they brought, and whether the CRM can be
 * reached.
 */
export function LeadFormsPage() {
  const { forms } = useLoaderData<LeadFormsData>();
  const connection = useConnection();
  useFresh(true);
  const markets = [...new Set(forms.map(({ market }) => market))];
  return (
    <EditorFrame place="leads">
      <PageHead title="Leads" />
      {connection?.ok === false && (
        <Notice kind="error" title="The CRM cannot be reached">
          <p>{connection.message} Leads are kept here and sent as soon as it can.</p>
        </Notice>
      )}
      {forms.length === 0 && <p className="editor-quiet">None of your markets has a form yet.</p>}
      {markets.map((market) => (
        <MarketForms key={market} market={market} forms={forms.filter((form) => form.market === market)} />
      ))}
    </EditorFrame>
  );
}

interface MarketFormsProps {
  readonly market: MarketCode;
  readonly forms: readonly ListedForm[];
}

function MarketForms({ market, forms }: MarketFormsProps) {
  const { name } = MARKETS[market];
  return (
    <TableSection title={name} label={`Forms of ${name}`} columns={COLUMNS} className="leads-forms">
      {forms.map(({ id, name: form, type, leads, dead }) => (
        <tr key={id}>
          <th scope="row">
            <SiteLink href={leadsHref(id)}>
              <bdi>{form}</bdi>
            </SiteLink>
          </th>
          <td>{TYPES[type]}</td>
          <td>{formatLeads(leads)}</td>
          <td>
            {dead > 0 ? (
              <SiteLink href={leadsHref(id, { 'filter[integration_status_eq]': 'dead' })}>
                {dead} not delivered
              </SiteLink>
            ) : (
              <Badge kind="neutral">In order</Badge>
            )}
          </td>
        </tr>
      ))}
    </TableSection>
  );
}
