import { isOutcome, type Outcome } from './messages';

const LOOK = `
.paypal-sandbox { inline-size: min(480px, 100vw - 32px); block-size: min(720px, 100dvh - 32px); padding: 0; border: 0; border-radius: 8px; }
.paypal-sandbox::backdrop { background: rgb(0 0 0 / 60%); }
.paypal-sandbox iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
`;

/**
 * The approval inside of the page, where the browser lets no window open or none may be opened
 * without a click.
 */
export function openDialog(base: string, order: string): Promise<Outcome> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const dialog = document.createElement('dialog');
  dialog.className = 'paypal-sandbox';
  dialog.setAttribute('aria-label', 'PayPal');
  const frame = document.createElement('iframe');
  frame.title = 'PayPal';
  frame.src = `${base}/paypal/checkoutnow?${new URLSearchParams({ token: order, origin: location.origin })}`;
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();

  return new Promise((resolve) => {
    function finish(outcome: Outcome): void {
      window.removeEventListener('message', listen);
      dialog.close();
      dialog.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      resolve(outcome);
    }
    function listen(event: MessageEvent): void {
      if (event.origin !== base || event.source !== frame.contentWindow) return;
      if (isOutcome(event.data)) finish(event.data);
    }
    window.addEventListener('message', listen);
    dialog.addEventListener('cancel', () => finish({ sandbox: 'paypal', type: 'cancelled', order, payer: '' }));
  });
}
