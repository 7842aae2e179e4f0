import type { Order } from '@showroom/contracts/entities/order';
import { fillText } from '@showroom/contracts/fill-text';
import { formatZonedDateTime } from '@showroom/shared-ui/dates';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import successMessages from './messages/en.json';

/**
 * Which link to open, until when, and what becomes of the money; nothing without a pending link.
 */
export function WaitsForLink({ order, title }: { readonly order: Order; readonly title?: string }) {
  const texts = useMessages(successMessages);
  const { market } = usePlatform();
  const { confirm_until, customer_email, payment_status } = order.attributes;
  if (confirm_until === null || customer_email === null) return null;
  const until = formatZonedDateTime(confirm_until, market.timeZone);
  return (
    <Notice kind="info" title={title}>
      <p>{fillText(texts.linkText, { email: isolated(customer_email), until: isolated(until) })}</p>
      {payment_status === 'on_hold' && <p>{texts.linkHeld}</p>}
      {payment_status === 'paid' && order.attributes.amount > 0 && <p>{texts.linkTaken}</p>}
    </Notice>
  );
}

/** A value inside a sentence has its own text direction. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
