import type { Order } from '@showroom/contracts/entities/order';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { formatZonedDateTime } from '@showroom/shared-ui/dates';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { confirmByLink } from '../../data/placed-order-calls';
import { useFailureMessages } from '../use-failure-messages';
import confirmationMessages from './messages/en.json';

type Confirming =
  | { readonly status: 'idle' }
  | { readonly status: 'working' }
  | { readonly status: 'failed'; readonly code: ErrorCode };

interface ConfirmByLinkProps {
  readonly order: Order;
  readonly token: string;
  readonly onConfirmed: (order: Order) => void;
}

/**
 * Confirms an order by its link: by a press, not the visit, because mail programs open links too.
 */
export function ConfirmByLink({ order, token, onConfirmed }: ConfirmByLinkProps) {
  const texts = useMessages(confirmationMessages);
  const failures = useFailureMessages();
  const { client, market } = usePlatform();
  const [state, setState] = useState<Confirming>({ status: 'idle' });
  const { confirm_until } = order.attributes;
  const until = confirm_until === null ? '' : formatZonedDateTime(confirm_until, market.timeZone);

  async function confirm(): Promise<void> {
    setState({ status: 'working' });
    try {
      onConfirmed(await confirmByLink(client, order.attributes.order_number, token));
      setState({ status: 'idle' });
    } catch (error) {
      setState({ status: 'failed', code: error instanceof ShowroomError ? error.code : 'block.failed' });
    }
  }

  return (
    <Notice
      kind={state.status === 'failed' ? 'error' : 'info'}
      title={texts.linkTitle}
      actions={
        <Button busy={state.status === 'working'} onClick={() => void confirm()}>
          {texts.linkConfirm}
        </Button>
      }
    >
      {state.status === 'failed' ? failures[state.code] : fillText(texts.linkText, { until: `\u2068${until}\u2069` })}
    </Notice>
  );
}
