import { isForRetailer, type OrderMail } from '@showroom/contracts/entities/order-record';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type NumberedRecord, resendMail } from '../data/order-calls';
import { FailureNotice } from '../layout/FailureNotice';
import { MailSent } from '../layout/MailSent';
import { Moment } from '../layout/Moment';
import { TableSection } from '../layout/TableSection';
import { useSending } from '../layout/use-sending';
import { formatEvent, isShown } from './format';
import { useOrderLanguage } from './use-order-language';

interface MailsTableProps {
  readonly order: NumberedRecord;
  readonly timeZone: string;
  readonly onDone: (sentence: string) => void;
}

/** The e-mails of an order, whether they went out, and sending one once more. */
export function MailsTable({ order: { number, deliveries, resendable, customer }, timeZone, onDone }: MailsTableProps) {
  const { emails, mails, oldest_first } = useOrderLanguage().texts;
  return (
    <TableSection
      title={emails.title}
      label={emails.label}
      order={oldest_first}
      columns={[emails.mail, emails.to, emails.asked, emails.sent]}
      className="orders-mails"
      empty={deliveries.length === 0 && emails.none}
      before={resendable.map((mail) => (
        <Resend
          key={mail}
          number={number}
          mail={mail}
          to={isForRetailer(mail) ? undefined : (customer?.email ?? '')}
          onDone={onDone}
        />
      ))}
    >
      {deliveries.map((delivery) => (
        <tr key={delivery.id}>
          <th scope="row">{mails[delivery.mail]}</th>
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
  /** Undefined where the retailer gets it. */
  readonly to: string | undefined;
  readonly onDone: (sentence: string) => void;
}

function Resend({ number, mail, to, onDone }: ResendProps) {
  const { emails, mails } = useOrderLanguage().texts;
  const name = mails[mail];
  const { client } = usePlatform();
  const { isSending, failure, send } = useSending();

  async function resend(): Promise<void> {
    await resendMail(client, number, mail);
    onDone(
      to === undefined
        ? fillText(emails.resent_to_retailer, { mail: name })
        : fillText(emails.resent, { mail: name, to }),
    );
  }

  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <p className="editor-actions">
        <Button kind="secondary" size="small" busy={isSending} onClick={() => send(resend)}>
          {fillText(emails.resend, { mail: name })}
        </Button>
      </p>
    </>
  );
}

interface HistoryTableProps {
  readonly order: NumberedRecord;
  readonly timeZone: string;
}

/** Everything that happened to an order, by the clock of its market. */
export function HistoryTable({ order: { history, payments }, timeZone }: HistoryTableProps) {
  const language = useOrderLanguage();
  const { history: texts, oldest_first } = language.texts;
  return (
    <TableSection
      title={texts.title}
      label={texts.label}
      order={oldest_first}
      columns={[texts.when, texts.what, texts.details]}
      className="orders-history"
    >
      {history
        .filter((event) => isShown(event, payments))
        .map((event, index) => {
          const { what, details } = formatEvent(event, payments, language);
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
