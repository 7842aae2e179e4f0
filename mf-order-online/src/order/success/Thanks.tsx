import type { Order } from '@showroom/contracts/entities/order';
import type { SuccessPageContent } from '@showroom/contracts/entities/order-online-config';
import { orderedTitle } from '@showroom/contracts/entities/vehicle-title';
import { fillText } from '@showroom/contracts/fill-text';
import { useGatedHtml } from '@showroom/shared-ui/gated-html';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { titleMessagesFor } from '@showroom/shared-ui/vehicle-messages';
import successMessages from './messages/en.json';
import './Success.css';

interface ThanksProps {
  readonly order: Order;
  /** The market's own content. */
  readonly content: SuccessPageContent | undefined;
}

export function useThanksTitle({ content }: Pick<ThanksProps, 'content'>): string {
  const texts = useMessages(successMessages);
  return content?.title || texts.title;
}

/** What was reserved, its number, and what happens next. */
export function Thanks({ order, content }: ThanksProps) {
  const texts = useMessages(successMessages);
  const { locale } = usePlatform();
  const html = useGatedHtml(content?.html ?? '');
  const { order_number, vehicle, retailer, customer, payment_status, config_url, confirm_until } = order.attributes;
  // The market's content is for confirmed reservations: an email is sent and the vehicle is held.
  const waitsForLink = confirm_until !== null;
  const builtIn = [
    ...(customer && !waitsForLink ? [fillText(texts.nextMail, { email: customer.email })] : []),
    fillText(texts.nextCall, { retailer: isolated(retailer.name) }),
    texts.nextDecide,
  ];
  const next = content && content.next_steps.length > 0 ? content.next_steps : builtIn;
  return (
    <div className="success-thanks">
      <div className="success-what">
        <p>
          {fillText(config_url ? texts.ordered : texts.reserved, {
            vehicle: isolated(orderedTitle(vehicle, titleMessagesFor(locale))),
          })}
        </p>
        <p>
          {texts.number} <strong className="success-number">{order_number}</strong>
        </p>
        {payment_status === 'on_hold' && !waitsForLink && <p>{texts.onHold}</p>}
        {html && !waitsForLink && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans what editors write before it answers
          <div dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </div>
      <section className="success-then" aria-labelledby="success-then">
        <h2 id="success-then" className="ui-heading ui-heading-m">
          {texts.next}
        </h2>
        <ol className="success-next">
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** A name has its own text direction inside a sentence of another one. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
