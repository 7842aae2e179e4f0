import { MARKETS } from '@showroom/contracts/markets';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type Delivery, type LeadRecord, sendAgain } from '../data/lead-calls';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { TableSection } from '../layout/TableSection';
import { useSending } from '../layout/use-sending';
import { DELIVERIES, formatAttempt, SYSTEMS } from './format';

interface DeliveriesProps {
  readonly record: LeadRecord;
  readonly delivery: Delivery;
  readonly onSent: (sentence: string) => void;
}

const COLUMNS = ['When', 'What became of it', 'Asked for by'] as const;

/** How a lead stands with one system, every try, and sending it again where it did not arrive. */
export function Deliveries({ record: { lead }, delivery, onSent }: DeliveriesProps) {
  const { client, person } = usePlatform();
  const { isSending, failure, send } = useSending();
  const { timeZone } = MARKETS[lead.market];
  const system = SYSTEMS[delivery.kind];
  const isOpen = delivery.status === 'dead' || delivery.status === 'retrying';

  async function again(): Promise<void> {
    await sendAgain(client, lead.form_id, lead.id, delivery.id);
    onSent(`The lead is sent to the ${system} again.`);
  }

  return (
    <TableSection
      title={`Delivery to the ${system}`}
      label={`Tries to send the lead to the ${system}`}
      order="newest first"
      columns={COLUMNS}
      className="leads-tries"
      empty={delivery.attempts.length === 0 && 'Nobody has tried yet.'}
      before={
        <>
          <p className="editor-facts">
            <Badge kind={DELIVERIES[delivery.status].kind}>{DELIVERIES[delivery.status].label}</Badge>
            {delivery.remote_id !== null && (
              <span>
                Its id there: <code>{delivery.remote_id}</code>
              </span>
            )}
            {delivery.next_try_at !== null && (
              <span>
                Next try at <Moment at={delivery.next_try_at} timeZone={timeZone} />
              </span>
            )}
            {isOpen && mayChange(person) && (
              <Button size="small" busy={isSending} onClick={() => send(again)}>
                Send it again
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
          <td>{formatAttempt(attempt)}</td>
          <td>{attempt.who === '' ? 'By itself' : attempt.who}</td>
        </tr>
      ))}
    </TableSection>
  );
}
