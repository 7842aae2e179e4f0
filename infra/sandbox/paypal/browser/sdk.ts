import { openDialog } from './approval-dialog';
import { type FromFrame, isFromFrame, type Outcome, type ToFrame } from './messages';

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

const script = document.currentScript;
const base = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;

/**
 * Stands in for the provider's buttons: a frame of its own, and a window in which the person
 * approves.
 */
function Buttons(options: ButtonsOptions = {}) {
  let frame: HTMLIFrameElement | undefined;

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
    const restart = async () => finish(await openDialog(base, orderID));
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
        return finish(await openDialog(base, message.order));
      case 'approved':
      case 'cancelled':
        return finish(message);
    }
  }

  function listen(event: MessageEvent): void {
    if (event.origin !== base || event.source !== frame?.contentWindow || !isFromFrame(event.data)) return;
    take(event.data).catch(fail);
  }

  return {
    isEligible: () => true,
    render(target: string | HTMLElement): Promise<void> {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) return Promise.reject(new Error('Document is ready and element does not exist'));
      const made = makeFrame();
      frame = made;
      window.addEventListener('message', listen);
      return new Promise((resolve, reject) => {
        made.addEventListener('load', () => resolve());
        made.addEventListener('error', () => reject(new Error('The buttons could not be loaded')));
        place.replaceChildren(made);
      });
    },
    close(): Promise<void> {
      window.removeEventListener('message', listen);
      frame?.remove();
      frame = undefined;
      return Promise.resolve();
    },
  };
}

function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = `${base}/paypal/buttons?${new URLSearchParams({ origin: location.origin })}`;
  frame.title = 'PayPal';
  frame.name = '__zoid__paypal_buttons__';
  frame.allow = 'payment *';
  for (const [property, value] of [
    ['display', 'block'],
    ['inline-size', '100%'],
    ['block-size', '56px'],
    ['border', '0'],
    ['color-scheme', 'normal'],
  ] as const) {
    frame.style.setProperty(property, value);
  }
  return frame;
}

Reflect.set(window, 'paypal', { Buttons, FUNDING: { PAYPAL: 'paypal' }, version: '5.0.0' });
