import { Badge } from '@showroom/shared-ui/badge';
import { Moment } from './Moment';

interface MailSentProps {
  readonly mail: { readonly sent_at: string | null; readonly failed: boolean };
  readonly timeZone: string;
}

/** When an e-mail went out, or why it has not. */
export function MailSent({ mail: { sent_at, failed }, timeZone }: MailSentProps) {
  if (sent_at !== null) return <Moment at={sent_at} timeZone={timeZone} />;
  return failed ? <Badge kind="danger">Given up</Badge> : <Badge>Waits</Badge>;
}
