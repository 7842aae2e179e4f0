import { MARKETS } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { SiteLink, useSiteHref } from '@showroom/shared-ui/link';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate, useRevalidator } from '@showroom/shared-ui/router';
import { useState } from 'react';
import type { LeadRecord } from '../data/lead-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { ReportHead } from '../layout/ReportHead';
import { useFresh } from '../layout/use-fresh';
import { Deliveries } from './Deliveries';
import { EraseLeadDialog } from './EraseLeadDialog';
import { formatPerson } from './format';
import { LeadCards } from './LeadCards';
import { formHref } from './lead-query';
import './Leads.css';

const LOOK_OFTEN = 2000;

/** One lead: what was filled in, where it was sent, and every try. */
export function LeadPage() {
  const record = useLoaderData<LeadRecord>();
  const { form, lead, deliveries } = record;
  const { person } = usePlatform();
  const navigate = useNavigate();
  const list = useSiteHref(formHref(form.id)) ?? '';
  const { revalidate } = useRevalidator();
  const [isErasing, setIsErasing] = useState(false);
  const [done, setDone] = useState('');
  const isMoving = deliveries.some(({ status }) => status === 'pending' || status === 'sending');
  useFresh(!isErasing, isMoving ? LOOK_OFTEN : undefined);

  function onSent(sentence: string): void {
    setDone(sentence);
    void revalidate();
  }

  return (
    <EditorFrame place="leads">
      <ReportHead back={{ href: formHref(form.id), label: form.name }} title={formatPerson(lead)}>
        <Moment at={lead.created_at} timeZone={MARKETS[lead.market].timeZone} />
        {lead.order_number !== null && (
          <SiteLink href={`/admin/orders/${lead.order_number}`}>Order {lead.order_number}</SiteLink>
        )}
      </ReportHead>
      {mayChange(person) && (
        <p className="editor-actions">
          <Button size="small" kind="secondary" onClick={() => setIsErasing(true)}>
            Delete the lead
          </Button>
        </p>
      )}
      {done && <Notice kind="success">{done}</Notice>}
      <LeadCards record={record} />
      {deliveries.map((delivery) => (
        <Deliveries key={delivery.id} record={record} delivery={delivery} onSent={onSent} />
      ))}
      {isErasing && (
        <EraseLeadDialog record={record} onClose={() => setIsErasing(false)} onDone={() => void navigate(list)} />
      )}
    </EditorFrame>
  );
}
