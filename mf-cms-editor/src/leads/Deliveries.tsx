import { MARKETS } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type Delivery, type LeadRecord, sendAgain } from '../data/lead-calls';
import { fillNodes } from '../layout/fill-nodes';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { TableSection } from '../layout/TableSection';
import { useSending } from '../layout/use-sending';
import { DELIVERY_COLOURS, formatAttempt } from './format';
import messages from './messages/en.json';

interface DeliveriesProps {
  readonly record: LeadRecord;
  readonly delivery: Delivery;
  readonly onSent: (sentence: string) => void;
}

/** How a lead stands with one system, every try, and sending it again where it did not arrive. */
export function Deliveries({ record: { lead }, delivery, onSent }: DeliveriesProps) {
  const { client, person } = usePlatform();
  const texts = useMessages(messages);
  const { isSending, failure, send } = useSending();
  const { timeZone } = MARKETS[lead.market];
  const { kind, status } = delivery;
  const isOpen = status === 'dead' || status === 'retrying';

  async function again(): Promise<void> {
    await sendAgain(client, lead.form_id, lead.id, delivery.id);
    onSent(texts.sent_again[kind]);
  }

  return (
    <TableSection
      title={texts.delivery_titles[kind]}
      label={texts.tries[kind]}
      order={texts.newest_first}
      columns={[texts.when, texts.outcome, texts.asked_by]}
      className="leads-tries"
      empty={delivery.attempts.length === 0 && texts.never_tried}
      before={
        <>
          <p className="editor-facts">
            <Badge kind={DELIVERY_COLOURS[status]}>{texts.states[status]}</Badge>
            {delivery.remote_id !== null && (
              <span>{fillNodes(texts.id_there, { id: <code>{delivery.remote_id}</code> })}</span>
            )}
            {delivery.next_try_at !== null && (
              <span>
                {fillNodes(texts.next_try, { moment: <Moment at={delivery.next_try_at} timeZone={timeZone} /> })}
              </span>
            )}
            {isOpen && mayChange(person) && (
              <Button size="small" busy={isSending} onClick={() => send(again)}>
                {texts.send_again}
              </Button>
            )}
          </p>
          {failure && <Notice kind="error" title={failure.title} />}
        </>
      }
    >
      {delivery.attempts.map((attempt) => (
        <tr key={attempt.started_at}>
          <th scope="row">
            <Moment at={attempt.started_at} timeZone={timeZone} />
          </th>
          <td>{formatAttempt(attempt, texts)}</td>
          <td>{attempt.who === '' ? texts.by_itself : attempt.who}</td>
        </tr>
      ))}
    </TableSection>
  );
}
