import type { Order } from '@showroom/contracts/entities/order';
import { isOpen } from '@showroom/contracts/entities/order-states';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useCallback, useEffect, useState } from 'react';
import { orderCalls } from '../../data/order-calls';

export type Confirming =
  | { readonly status: 'confirming' }
  | { readonly status: 'known'; readonly order: Order }
  | { readonly status: 'failed'; readonly code: ErrorCode };

/** An order that still waits for its payment is confirmed first: repeating that changes nothing. */
export function useConfirmed(loaded: Order): { readonly state: Confirming; readonly confirm: () => void } {
  const { client } = usePlatform();
  const isWaiting = isOpen(loaded.attributes.state);
  const [state, setState] = useState<Confirming>(
    isWaiting ? { status: 'confirming' } : { status: 'known', order: loaded },
  );
  const number = loaded.attributes.order_number;
  const confirm = useCallback(() => {
    setState({ status: 'confirming' });
    orderCalls(client)
      .confirmOrder(number)
      .then(
        (order) => setState({ status: 'known', order }),
        (error: unknown) => setState({ status: 'failed', code: codeOf(error) }),
      );
  }, [client, number]);
  useEffect(() => {
    if (isWaiting) confirm();
  }, [isWaiting, confirm]);
  return { state, confirm };
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof ShowroomError ? error.code : 'block.failed';
}
