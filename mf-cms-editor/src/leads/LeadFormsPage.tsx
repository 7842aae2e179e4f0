import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { SiteLink } from '@showroom/shared-ui/link';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import { useEffect, useState } from 'react';
import { type Connection, fetchConnection, type ListedForm } from '../data/lead-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useFresh } from '../layout/use-task';
import { formatLeads, TYPES } from './format';
import { leadsHref } from './lead-query';
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

/**
 * Whether the CRM answers, looked at once the page stands: nobody waits for another system.
 * Undefined until it is known.
 */
function useConnection(): Connection | undefined {
  const { client } = usePlatform();
  const [connection, setConnection] = useState<Connection>();
  useEffect(() => {
    const stop = new AbortController();
    fetchConnection(client, stop.signal).then(setConnection, (error: unknown) => {
      // A page that was left asks no more; that our own service is away, the page says anyway.
      if (!stop.signal.aborted) console.warn('The connection to the CRM could not be looked at', error);
    });
    return () => stop.abort();
  }, [client]);
  return connection;
}
