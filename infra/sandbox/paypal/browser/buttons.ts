import { listen, originOfParent } from '../../payments/browser/frames';
import { type FromFrame, isOutcome, isToFrame, type ToFrame } from './messages';

const LOOK_EVERY = 200;

const button = document.querySelector('button');
let approval: Window | null = null;
let order = '';

function tell(message: FromFrame): void {
  parent.postMessage(message, originOfParent());
}

function answer(message: ToFrame): void {
  if (message.type === 'no-order') {
    approval?.close();
    rest();
    return;
  }
  order = message.order;
  if (!approval || approval.closed) {
    tell({ sandbox: 'paypal', type: 'blocked', order });
    rest();
    return;
  }
  approval.location.href = `/paypal/checkoutnow?${new URLSearchParams({ token: order })}`;
  watch();
}

/** A window that is closed without a word means no. */
function watch(): void {
  const timer = setInterval(() => {
    if (approval && !approval.closed) return;
    clearInterval(timer);
    if (approval) tell({ sandbox: 'paypal', type: 'cancelled', order, payer: '' });
    rest();
  }, LOOK_EVERY);
}

function rest(): void {
  approval = null;
  if (button) button.disabled = false;
}

button?.addEventListener('click', () => {
  // At once: a window that opens later than the click is blocked.
  approval = window.open('/paypal/waiting', 'paypal', 'popup,width=480,height=720');
  button.disabled = true;
  tell({ sandbox: 'paypal', type: 'clicked' });
});

listen(originOfParent(), () => parent, isToFrame, answer);
listen(
  location.origin,
  () => approval,
  isOutcome,
  (outcome) => {
    approval?.close();
    rest();
    tell(outcome);
  },
);
tell({ sandbox: 'paypal', type: 'ready' });
