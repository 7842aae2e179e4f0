import type { Form } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import type { MarketCode } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { formatCount } from '@showroom/shared-ui/format-count';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { Pagination } from '@showroom/shared-ui/pagination';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { TextField } from '@showroom/shared-ui/text-field';
import { useEffect, useState } from 'react';
import type { ListedForms } from '../data/form-calls';
import { type Connection, fetchConnection } from '../data/lead-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { formatFormType } from '../layout/form-type';
import { maySeeLeads } from '../layout/may-change';
import layoutMessages from '../layout/messages/en.json';
import { PageHead } from '../layout/PageHead';
import { TableSection } from '../layout/TableSection';
import { useMarketName } from '../layout/use-market-name';
import { useFresh } from '../layout/use-task';
import { leadsHref } from './lead-query';
import messages from './messages/en.json';
import './Leads.css';

export interface LeadFormsData {
  readonly q: string;
  readonly found: ListedForms;
}

const LIST = '/admin/leads';

/**
 * Forms of the person's markets with the leads that they brought, and whether the CRM can be
 * reached.
 */
export function LeadFormsPage() {
  const { q, found } = useLoaderData<LeadFormsData>();
  const texts = useMessages(messages);
  const { forms, page, pages } = found;
  const connection = useConnection();
  const navigate = useNavigate();
  const { field, typed } = useFilters<'q'>({ q });
  useFresh(true);
  const markets = [...new Set(forms.map(({ attributes }) => attributes.market))];
  const hrefFor = (number: number) => `${LIST}?${new URLSearchParams({ ...(q && { q }), page: String(number) })}`;
  return (
    <EditorFrame place="leads">
      <PageHead title={texts.title} />
      {connection?.ok === false && (
        <Notice kind="error" title={texts.crm_unreachable}>
          <p>{fillText(texts.kept_here, { message: connection.message })}</p>
        </Notice>
      )}
      <FilterForm list={LIST} clearHref={LIST} onFind={() => void navigate(`${LIST}?${typed()}`)}>
        <TextField {...field('q')} type="search" label={texts.form_search} maxLength={200} />
      </FilterForm>
      {forms.length === 0 && <p className="editor-quiet">{q ? texts.nothing_found : texts.no_forms}</p>}
      {markets.map((market) => (
        <MarketForms
          key={market}
          market={market}
          forms={forms.filter(({ attributes }) => attributes.market === market)}
        />
      ))}
      {pages > 1 && <Pagination page={page} pages={pages} hrefFor={hrefFor} label={texts.pages_of_forms} />}
    </EditorFrame>
  );
}

interface MarketFormsProps {
  readonly market: MarketCode;
  readonly forms: readonly Form[];
}

function MarketForms({ market, forms }: MarketFormsProps) {
  const name = useMarketName()(market);
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const { form_types } = useMessages(layoutMessages);
  const columns = [texts.form, texts.form_for, texts.leads_column, texts.delivery];
  return (
    <TableSection
      title={name}
      label={fillText(texts.forms_of, { market: name })}
      columns={columns}
      className="leads-forms"
    >
      {forms.map(({ id, attributes: { name: form, type, leads, dead } }) => (
        <tr key={id}>
          <th scope="row">
            <SiteLink href={leadsHref(id)}>
              <bdi>{form}</bdi>
            </SiteLink>
          </th>
          <td>{formatFormType(type, form_types)}</td>
          <td>{formatCount(leads, texts.leads, locale)}</td>
          <td>
            {dead > 0 ? (
              <SiteLink href={leadsHref(id, { 'filter[integration_status_eq]': 'dead' })}>
                {formatCount(dead, texts.not_delivered, locale)}
              </SiteLink>
            ) : (
              <Badge kind="neutral">{texts.in_order}</Badge>
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
