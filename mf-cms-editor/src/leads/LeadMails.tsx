import { MARKETS } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type LeadRecord, mailAgain } from '../data/lead-calls';
import { FailureNotice } from '../layout/FailureNotice';
import { MailSent } from '../layout/MailSent';
import { Moment } from '../layout/Moment';
import { mayChange } from '../layout/may-change';
import { TableSection } from '../layout/TableSection';
import { useSending } from '../layout/use-sending';
import { mailName } from './lead-facts';

interface LeadMailsProps {
  readonly record: LeadRecord;
  readonly onSent: (sentence: string) => void;
}

const COLUMNS = ['E-mail', 'To', 'Written', 'Sent'] as const;

/** Who was told of a lead by e-mail, whether it went out, and sending again what was given up. */
export function LeadMails({ record: { lead, mails }, onSent }: LeadMailsProps) {
  const { client, person } = usePlatform();
  const { isSending, failure, send } = useSending();
  const { timeZone } = MARKETS[lead.market];
  const isGivenUp = mails.some(({ failed }) => failed);
  const again = () =>
    mailAgain(client, lead.form_id, lead.id).then(() => onSent('What was given up is sent again in a moment.'));
  return (
    <TableSection
      title="E-mails"
      label="E-mails about the lead"
      order="oldest first"
      columns={COLUMNS}
      className="leads-mails"
      empty={
        mails.length === 0 &&
        (lead.suspicion === null ? 'Nobody was told by e-mail.' : 'Nobody is told before somebody releases it.')
      }
      before={
        isGivenUp && (
          <>
            {failure && <FailureNotice failure={failure} />}
            {mayChange(person) && (
              <p className="editor-actions">
                <Button size="small" busy={isSending} onClick={() => send(again)}>
                  Send the e-mails again
                </Button>
              </p>
            )}
          </>
        )
      }
    >
      {mails.map((mail) => (
        <tr key={mail.id}>
          <th scope="row">{mailName(lead, mail)}</th>
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
