import { Badge } from '@showroom/shared-ui/badge';
import { useMessages } from '@showroom/shared-ui/messages';
import { Moment } from './Moment';
import messages from './messages/en.json';

interface MailSentProps {
  readonly mail: { readonly sent_at: string | null; readonly failed: boolean };
  readonly timeZone: string;
}

/** When an e-mail went out, or why it has not. */
export function MailSent({ mail: { sent_at, failed }, timeZone }: MailSentProps) {
  const texts = useMessages(messages);
  if (sent_at !== null) return <Moment at={sent_at} timeZone={timeZone} />;
  return failed ? <Badge kind="danger">{texts.mail_given_up}</Badge> : <Badge>{texts.mail_waits}</Badge>;
}
