import type { Form } from '@showroom/contracts/entities/form';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { SiteLink } from '@showroom/shared-ui/link';
import { Notice } from '@showroom/shared-ui/notice';
import { Pagination } from '@showroom/shared-ui/pagination';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { useEffect, useState } from 'react';
import type { ListedForms } from '../data/form-calls';
import { type Connection, fetchConnection } from '../data/lead-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { formatFormType } from '../layout/form-type';
import { maySeeLeads } from '../layout/may-change';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useFresh } from '../layout/use-task';
import { formatLeads } from './format';
import { leadsHref } from './lead-query';
import './Leads.css';

export interface LeadFormsData {
  readonly q: string;
  readonly found: ListedForms;
}

const LIST = '/admin/leads';
const COLUMNS = ['Form', 'For', 'Leads', 'Delivery'] as const;

/**
 * Forms of the person's markets with the leads that they brought, and whether the CRM can be
 * reached.
 */
export function LeadFormsPage() {
  const { q, found } = useLoaderData<LeadFormsData>();
  const { forms, page, pages } = found;
  const connection = useConnection();
  const navigate = useNavigate();
  const { field, typed } = useFilters<'q'>({ q });
  useFresh(true);
  const markets = [...new Set(forms.map(({ attributes }) => attributes.market))];
  const hrefFor = (number: number) => `${LIST}?${new URLSearchParams({ ...(q && { q }), page: String(number) })}`;
  return (
    <EditorFrame place="leads">
      <PageHead title="Leads" />
      {connection?.ok === false && (
        <Notice kind="error" title="The CRM cannot be reached">
          <p>{connection.message} Leads are kept here and sent as soon as it can.</p>
        </Notice>
      )}
      <FilterForm list={LIST} clearHref={LIST} onFind={() => void navigate(`${LIST}?${typed()}`)}>
        <TextField {...field('q')} type="search" label="Part of a form’s name" maxLength={200} />
      </FilterForm>
      {forms.length === 0 && (
        <p className="editor-quiet">{q ? 'Nothing was found.' : 'None of your markets has a form yet.'}</p>
      )}
      {markets.map((market) => (
        <MarketForms
          key={market}
          market={market}
          forms={forms.filter(({ attributes }) => attributes.market === market)}
        />
      ))}
      {pages > 1 && <Pagination page={page} pages={pages} hrefFor={hrefFor} label="Pages of forms" />}
    </EditorFrame>
  );
}

interface MarketFormsProps {
  readonly market: MarketCode;
  readonly forms: readonly Form[];
}

function MarketForms({ market, forms }: MarketFormsProps) {
  const { name } = MARKETS[market];
  return (
    <TableSection title={name} label={`Forms of ${name}`} columns={COLUMNS} className="leads-forms">
      {forms.map(({ id, attributes: { name: form, type, leads, dead } }) => (
        <tr key={id}>
          <th scope="row">
            <SiteLink href={leadsHref(id)}>
              <bdi>{form}</bdi>
            </SiteLink>
          </th>
          <td>{formatFormType(type)}</td>
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
  const { client, person } = usePlatform();
  const isAsked = maySeeLeads(person);
  const [connection, setConnection] = useState<Connection>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    fetchConnection(client, stop.signal).then(setConnection, (error: unknown) => {
      // A page that was left asks no more; that our own service is away, the page says anyway.
      if (!stop.signal.aborted) console.warn('The connection to the CRM could not be looked at', error);
    });
    return () => stop.abort();
  }, [client, isAsked]);
  return connection;
}
