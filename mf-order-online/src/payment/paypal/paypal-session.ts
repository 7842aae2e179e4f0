import type { Charge, Payer } from '../payer';

/** One press of PayPal's button: its window asks for an order and reports how it ended. */
export interface PaypalSession {
  readonly payer: Payer;
  /** Id of PayPal's order, once the checkout has begun the payment. */
  readonly orderId: Promise<string>;
  /** The window ended. */
  end(charge: Charge): void;
  /** The checkout ended without asking PayPal: there is nothing to approve. */
  abandon(): void;
}

/**
 * Connects PayPal's button, which calls the page, with the checkout, which calls a payer: the
 * payment call gives the button its order, the window's end is the charge.
 */
export function createPaypalSession(): PaypalSession {
  const order = deferred<string>();
  const approval = deferred<Charge>();
  // The payment screen reports it to the visitor.
  order.promise.catch(() => undefined);
  return {
    payer: {
      async charge(handle) {
        if (handle.vendor !== 'PAYPAL') return { status: 'invalid', message: undefined };
        order.resolve(handle.orderId);
        return approval.promise;
      },
    },
    orderId: order.promise,
    end: approval.resolve,
    abandon: () => order.reject(new Error('The reservation was not begun')),
  };
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

function deferred<T>(): Deferred<T> {
  let settle: Pick<Deferred<T>, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: (value) => settle?.resolve(value),
    reject: (error) => settle?.reject(error),
  };
}
