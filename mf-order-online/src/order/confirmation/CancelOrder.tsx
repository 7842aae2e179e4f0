import type { Order } from '@showroom/contracts/entities/order';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useState } from 'react';
import { cancelPlacedOrder } from '../../data/placed-order-calls';
import { useFailureMessages } from '../use-failure-messages';
import confirmationMessages from './messages/en.json';

type Cancelling =
  | { readonly status: 'closed' }
  | { readonly status: 'asking' }
  | { readonly status: 'working' }
  | { readonly status: 'failed'; readonly code: ErrorCode };

interface CancelOrderProps {
  readonly order: Order;
  /** Of the link that the page was opened by. */
  readonly token: string | undefined;
  readonly onCancelled: (order: Order) => void;
}

/** Asks once more, then gives the vehicle back and the fee with it. */
export function CancelOrder({ order, token, onCancelled }: CancelOrderProps) {
  const texts = useMessages(confirmationMessages);
  const failures = useFailureMessages();
  const { client } = usePlatform();
  const [state, setState] = useState<Cancelling>({ status: 'closed' });
  const close = () => setState({ status: 'closed' });

  async function cancel(): Promise<void> {
    setState({ status: 'working' });
    try {
      onCancelled(await cancelPlacedOrder(client, order.attributes.order_number, token));
      close();
    } catch (error) {
      setState({ status: 'failed', code: error instanceof ShowroomError ? error.code : 'block.failed' });
    }
  }

  return (
    <>
      <Button kind="tertiary" className="confirmation-screen-only" onClick={() => setState({ status: 'asking' })}>
        {texts.cancel}
      </Button>
      <Dialog
        open={state.status !== 'closed'}
        onClose={close}
        title={texts.cancelTitle}
        footer={
          <>
            <Button busy={state.status === 'working'} onClick={() => void cancel()}>
              {texts.cancelYes}
            </Button>
            <Button kind="secondary" onClick={close}>
              {texts.cancelNo}
            </Button>
          </>
        }
      >
        <p>{texts[whatEnds(order)]}</p>
        {state.status === 'failed' && <Notice kind="error">{failures[state.code]}</Notice>}
      </Dialog>
    </>
  );
}

/** What is still to be built was never taken off sale. */
function whatEnds({ attributes: { amount, config_url } }: Order) {
  if (config_url !== null) return amount > 0 ? 'cancelBuiltText' : 'cancelBuiltFreeText';
  return amount > 0 ? 'cancelText' : 'cancelFreeText';
}
