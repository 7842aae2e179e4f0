import { isForRetailer, type OrderMail } from '@showroom/contracts/entities/order-record';
import { Button } from '@showroom/shared-ui/button';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type NumberedRecord, resendMail } from '../data/order-calls';
import { FailureNotice } from '../layout/FailureNotice';
import { MailSent } from '../layout/MailSent';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';
import { useSending } from '../layout/use-sending';
import { formatEvent, isShown, MAILS } from './format';

interface MailsTableProps {
  readonly order: NumberedRecord;
  readonly timeZone: string;
  readonly onDone: (sentence: string) => void;
}

const MAIL_COLUMNS = ['E-mail', 'To', 'Asked', 'Sent'] as const;

/** The e-mails of an order, whether they went out, and sending one once more. */
export function MailsTable({ order: { number, deliveries, resendable, customer }, timeZone, onDone }: MailsTableProps) {
  return (
    <TableSection
      title="E-mails"
      label="E-mails of the order"
      order="oldest first"
      columns={MAIL_COLUMNS}
      className="orders-mails"
      empty={deliveries.length === 0 && 'None was sent yet.'}
      before={resendable.map((mail) => (
        <Resend
          key={mail}
          number={number}
          mail={mail}
          to={isForRetailer(mail) ? 'the retailer' : (customer?.email ?? '')}
          onDone={onDone}
        />
      ))}
    >
      {deliveries.map((delivery) => (
        <tr key={delivery.id}>
          <th scope="row">{MAILS[delivery.mail]}</th>
          <td>{delivery.to}</td>
          <td>
            <Moment at={delivery.asked_at} timeZone={timeZone} />
          </td>
          <td>
            <MailSent mail={delivery} timeZone={timeZone} />
          </td>
        </tr>
      ))}
    </TableSection>
  );
}

interface ResendProps {
  readonly number: string;
  readonly mail: OrderMail;
  readonly to: string;
  readonly onDone: (sentence: string) => void;
}

function Resend({ number, mail, to, onDone }: ResendProps) {
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();

  async function resend(): Promise<void> {
    await resendMail(client, number, mail);
    onDone(`${MAILS[mail]} is sent to ${to} in a moment.`);
  }

  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <p className="editor-actions">
        <Button kind="secondary" size="small" busy={isSending} onClick={() => send(resend)}>
          Send once more: {MAILS[mail]}
        </Button>
      </p>
    </>
  );
}

interface HistoryTableProps {
  readonly order: NumberedRecord;
  readonly timeZone: string;
}

const HISTORY_COLUMNS = ['When', 'What', 'Details'] as const;

/** Everything that happened to an order, by the clock of its market. */
export function HistoryTable({ order: { history, payments }, timeZone }: HistoryTableProps) {
  return (
    <TableSection
      title="History"
      label="History of the order"
      order="oldest first"
      columns={HISTORY_COLUMNS}
      className="orders-history"
    >
      {history
        .filter((event) => isShown(event, payments))
        .map((event, index) => {
          const { what, details } = formatEvent(event, payments);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a history only grows at its end, and what happened has no other name
            <tr key={index}>
              <td>
                <Moment at={event.at} timeZone={timeZone} />
              </td>
              <th scope="row">{what}</th>
              <td>
                <bdi>{details}</bdi>
              </td>
            </tr>
          );
        })}
    </TableSection>
  );
}
