import { listen, makeFrame, originOfScript, showDialog } from '../../payments/browser/frames';
import { type FromFrame, isFromFrame, isOutcome, type Outcome, type ToFrame } from './messages';

interface ApproveData {
  readonly orderID: string;
  readonly payerID: string;
  readonly paymentSource: 'paypal';
}

interface ButtonsOptions {
  readonly createOrder?: (data: { readonly paymentSource: 'paypal' }) => Promise<string> | string;
  readonly onApprove?: (data: ApproveData, actions: { restart(): Promise<void> }) => unknown;
  readonly onCancel?: (data: { readonly orderID: string }) => unknown;
  readonly onError?: (error: unknown) => unknown;
  readonly onClick?: () => unknown;
  readonly onInit?: () => unknown;
  readonly style?: unknown;
}

const base = originOfScript();

/**
 * Stands in for the provider's buttons: a frame of its own, and a window in which the person
 * approves.
 */
function Buttons(options: ButtonsOptions = {}) {
  let frame: HTMLIFrameElement | undefined;
  let stop = () => {};

  const tell = (message: ToFrame) => frame?.contentWindow?.postMessage(message, base);

  async function createOrder(): Promise<void> {
    await options.onClick?.();
    try {
      const order = await options.createOrder?.({ paymentSource: 'paypal' });
      if (typeof order !== 'string' || order === '') throw new Error('Expected an order id to be passed');
      tell({ sandbox: 'paypal', type: 'order', order });
    } catch (error) {
      tell({ sandbox: 'paypal', type: 'no-order' });
      fail(error);
    }
  }

  async function finish({ type, order: orderID, payer: payerID }: Outcome): Promise<void> {
    if (type === 'cancelled') return void (await options.onCancel?.({ orderID }));
    const restart = async () => finish(await approve(orderID));
    await options.onApprove?.({ orderID, payerID, paymentSource: 'paypal' }, { restart });
  }

  function fail(error: unknown): void {
    if (!options.onError) throw error;
    options.onError(error);
  }

  async function take(message: FromFrame): Promise<void> {
    switch (message.type) {
      case 'ready':
        return void options.onInit?.();
      case 'clicked':
        return createOrder();
      case 'blocked':
        return finish(await approve(message.order));
      case 'approved':
      case 'cancelled':
        return finish(message);
    }
  }

  return {
    isEligible: () => true,
    render(target: string | HTMLElement): Promise<void> {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) return Promise.reject(new Error('Document is ready and element does not exist'));
      const made = makeButtonFrame();
      frame = made;
      stop = listen(
        base,
        () => made.contentWindow,
        isFromFrame,
        (message) => void take(message).catch(fail),
      );
      return new Promise((resolve, reject) => {
        made.addEventListener('load', () => resolve());
        made.addEventListener('error', () => reject(new Error('The buttons could not be loaded')));
        place.replaceChildren(made);
      });
    },
    close(): Promise<void> {
      stop();
      frame?.remove();
      frame = undefined;
      return Promise.resolve();
    },
  };
}

function makeButtonFrame(): HTMLIFrameElement {
  return makeFrame({
    address: `${base}/paypal/buttons`,
    title: 'PayPal',
    name: '__zoid__paypal_buttons__',
    style: { display: 'block', 'inline-size': '100%', 'block-size': '56px', border: '0', 'color-scheme': 'normal' },
  });
}

/**
 * The approval inside of the page, where the browser lets no window open or none may be opened
 * without a click.
 */
function approve(order: string): Promise<Outcome> {
  return showDialog({
    address: `${base}/paypal/checkoutnow`,
    query: { token: order },
    title: 'PayPal',
    isAnswer: isOutcome,
    onCancel: () => ({ sandbox: 'paypal', type: 'cancelled', order, payer: '' }) as const,
  });
}

Reflect.set(window, 'paypal', { Buttons, FUNDING: { PAYPAL: 'paypal' }, version: '5.0.0' });
