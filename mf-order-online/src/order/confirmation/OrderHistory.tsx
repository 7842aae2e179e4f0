import type { Order } from '@showroom/contracts/entities/order';
import { formatZonedDateTime } from '@showroom/shared-ui/dates';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useMoneyFormat } from '../use-money-format';
import confirmationMessages from './messages/en.json';

/** The events of the order and its money, in the order's language. */
export function OrderHistory({ order: { attributes } }: { readonly order: Order }) {
  const texts = useMessages(confirmationMessages);
  const money = useMoneyFormat();
  const { market } = usePlatform();
  return (
    <section aria-labelledby="confirmation-history" className="confirmation-history">
      <Heading level={2} size="s" id="confirmation-history">
        {texts.history}
      </Heading>
      <ol>
        {attributes.history.map(({ what, at, text, amount }) => (
          <li key={`${what} ${at} ${amount}`}>
            <span>
              <bdi>{text}</bdi> {amount !== null && amount > 0 && <bdi>{money(amount)}</bdi>}
            </span>
            <time dateTime={at}>
              <bdi>{formatZonedDateTime(at, market.timeZone)}</bdi>
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
