import { MARKETS } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type LeadRecord, mailAgain } from '../data/lead-calls';
import { FailureNotice } from '../layout/FailureNotice';
import { MailSent } from '../layout/MailSent';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { TableSection } from '../layout/TableSection';
import { useSending } from '../layout/use-sending';
import { mailName } from './lead-facts';
import messages from './messages/en.json';

interface LeadMailsProps {
  readonly record: LeadRecord;
  readonly onSent: (sentence: string) => void;
}

/** Who was told of a lead by e-mail, whether it went out, and sending again what was given up. */
export function LeadMails({ record: { lead, mails }, onSent }: LeadMailsProps) {
  const { client, person } = usePlatform();
  const texts = useMessages(messages);
  const { isSending, failure, send } = useSending();
  const { timeZone } = MARKETS[lead.market];
  const isGivenUp = mails.some(({ failed }) => failed);
  const again = () => mailAgain(client, lead.form_id, lead.id).then(() => onSent(texts.emails_sent_again));
  return (
    <TableSection
      title={texts.emails}
      label={texts.emails_about}
      order={texts.oldest_first}
      columns={[texts.email, texts.email_to, texts.email_written, texts.email_sent]}
      className="leads-mails"
      empty={mails.length === 0 && (lead.suspicion === null ? texts.nobody_told : texts.nobody_told_yet)}
      before={
        isGivenUp && (
          <>
            {failure && <FailureNotice failure={failure} />}
            {mayChange(person) && (
              <p className="editor-actions">
                <Button size="small" busy={isSending} onClick={() => send(again)}>
                  {texts.emails_again}
                </Button>
              </p>
            )}
          </>
        )
      }
    >
      {mails.map((mail) => (
        <tr key={mail.id}>
          <th scope="row">{mailName(lead, mail, texts)}</th>
          <td>
            <bdi>{mail.to}</bdi>
          </td>
          <td>
            <Moment at={mail.asked_at} timeZone={timeZone} />
          </td>
          <td>
            <MailSent mail={mail} timeZone={timeZone} />
          </td>
        </tr>
      ))}
    </TableSection>
  );
}
