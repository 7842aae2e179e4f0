import { withBasePath } from '@showroom/contracts/base-path';
import type { LeadValues } from '@showroom/contracts/entities/lead';
import { fillText } from '@showroom/contracts/fill-text';
import { MARKETS } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { SiteLink, useSiteHref } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { eraseLead, type LeadRecord, letLeadGo } from '../data/lead-calls';
import { Card, CardGrid, type Fact, Facts } from '../layout/Card';
import { EditorFrame } from '../layout/EditorFrame';
import { FailureNotice } from '../layout/FailureNotice';
import { AskDialog } from '../layout/FormDialog';
import { fillNodes } from '../layout/fill-nodes';
import { formatName } from '../layout/form-type';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { ReportHead } from '../layout/PageHead';
import { useSending } from '../layout/use-sending';
import { useTask } from '../layout/use-task';
import { Deliveries } from './Deliveries';
import { formatPerson, formatValue } from './format';
import { LeadMails } from './LeadMails';
import { factsOfLead } from './lead-facts';
import { formHref } from './lead-query';
import messages from './messages/en.json';
import './Leads.css';

const LOOK_OFTEN = 2000;

/** One lead: what was filled in, where it was sent, and every try. */
export function LeadPage() {
  const record = useLoaderData<LeadRecord>();
  const { lead, deliveries, mails } = record;
  const { person } = usePlatform();
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const list = useSiteHref(formHref(lead.form_id)) ?? '';
  const isMoving =
    deliveries.some(({ status }) => status === 'pending' || status === 'sending') ||
    mails.some(({ sent_at, failed }) => sent_at === null && !failed);
  const { task, setTask, done, onDone } = useTask<'erase'>(isMoving ? LOOK_OFTEN : undefined);

  return (
    <EditorFrame place="leads">
      <ReportHead back={{ href: formHref(lead.form_id), label: lead.form.name }} title={formatPerson(lead, texts)}>
        <Moment at={lead.created_at} timeZone={MARKETS[lead.market].timeZone} />
        <span>{fillText(texts.form_version, { version: lead.form_version })}</span>
        {lead.order_number !== null && (
          <SiteLink href={`/admin/orders/${lead.order_number}`}>
            {fillText(texts.order, { number: lead.order_number })}
          </SiteLink>
        )}
      </ReportHead>
      {mayChange(person) && (
        <p className="editor-actions">
          <Button size="small" kind="secondary" onClick={() => setTask('erase')}>
            {texts.delete_lead}
          </Button>
        </p>
      )}
      {done && <Notice kind="success">{done}</Notice>}
      {lead.suspicion !== null && <Suspicion record={record} onReleased={onDone} />}
      <LeadCards record={record} />
      {deliveries.map((delivery) => (
        <Deliveries key={delivery.id} record={record} delivery={delivery} onSent={onDone} />
      ))}
      <LeadMails record={record} onSent={onDone} />
      {task && (
        <EraseLeadDialog record={record} onClose={() => setTask(undefined)} onDone={() => void navigate(list)} />
      )}
    </EditorFrame>
  );
}

interface SuspicionProps {
  readonly record: LeadRecord;
  readonly onReleased: (sentence: string) => void;
}

/** Why the lead was not sent anywhere yet, and sending it once a person has looked at it. */
function Suspicion({ record: { lead }, onReleased }: SuspicionProps) {
  const { client } = usePlatform();
  const texts = useMessages(messages);
  const { isSending, failure, send } = useSending();
  if (lead.suspicion === null) return null;
  const release = () => letLeadGo(client, lead.form_id, lead.id).then(() => onReleased(texts.released));
  return (
    <>
      <Notice
        kind="warning"
        title={texts.waits_for_you}
        actions={
          <Button size="small" busy={isSending} onClick={() => send(release)}>
            {texts.release}
          </Button>
        }
      >
        <p>{fillText(texts.sent_nowhere, { reason: texts.suspicions[lead.suspicion].sentence })}</p>
      </Notice>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}

/** What was filled in, what travelled along, and where it came from. */
function LeadCards({ record: { lead } }: { readonly record: LeadRecord }) {
  const texts = useMessages(messages);
  const hidden = factsOf(lead.hidden_fields, texts);
  const origin = [
    { name: texts.language, value: lead.locale },
    ...(lead.source_url === '' ? [] : [{ name: texts.page, value: lead.source_url }]),
    ...factsOf(lead.tracking, texts),
  ];
  const fileHref = (field: string) =>
    withBasePath(
      `/platform/forms/${encodeURIComponent(lead.form_id)}/leads/${lead.id}/files/${encodeURIComponent(field)}`,
    );
  return (
    <CardGrid>
      <Card title={texts.filled_in}>
        <Facts
          facts={factsOfLead(lead, texts).map(({ field, name, value, isFile }) => ({
            name,
            value: isFile ? (
              <a href={fileHref(field)} className="ui-link ui-link-inline" download>
                {texts.download}
              </a>
            ) : (
              value
            ),
          }))}
        />
      </Card>
      {hidden.length > 0 && (
        <Card title={texts.added_by_site}>
          <Facts facts={hidden} />
        </Card>
      )}
      <Card title={texts.came_from}>
        <Facts facts={origin} />
      </Card>
    </CardGrid>
  );
}

function factsOf(values: LeadValues, texts: typeof messages): Fact[] {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name: formatName(name), value: formatValue(value, texts) }));
}

interface EraseLeadDialogProps {
  readonly record: LeadRecord;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before a lead is gone for good. */
function EraseLeadDialog({ record: { lead }, onClose, onDone }: EraseLeadDialogProps) {
  const { client } = usePlatform();
  const texts = useMessages(messages);
  return (
    <AskDialog
      title={texts.delete_lead_title}
      button={texts.delete_for_good}
      onSubmit={() => eraseLead(client, lead.form_id, lead.id).then(onDone)}
      onClose={onClose}
    >
      <p>{fillNodes(texts.delete_lead_text, { name: <bdi>{formatPerson(lead, texts)}</bdi> })}</p>
    </AskDialog>
  );
}
