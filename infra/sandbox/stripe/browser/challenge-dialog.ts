import { isFromFrame, type ToFrame } from './messages';

const LOOK = `
  .stripe-sandbox-challenge { inline-size: min(420px, calc(100vw - 32px)); block-size: min(520px, calc(100dvh - 32px));
    padding: 0; border: 0; border-radius: 12px; overflow: hidden; box-shadow: 0 24px 80px rgb(0 0 0 / 30%); background: #fff; }
  .stripe-sandbox-challenge::backdrop { background: rgb(12 18 28 / 55%); }
  .stripe-sandbox-challenge > iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
`;

/**
 * Shows the bank's page until the person has answered it. Styles go in by CSSOM, which the page's
 * policy allows.
 */
export function openChallenge(address: string, base: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(LOOK);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const dialog = document.createElement('dialog');
  dialog.className = 'stripe-sandbox-challenge';
  dialog.setAttribute('aria-label', '3-D Secure');
  const frame = document.createElement('iframe');
  frame.title = '3-D Secure';
  frame.src = `${address}?${new URLSearchParams({ origin: location.origin })}`;
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();

  return new Promise((resolve) => {
    function finish(): void {
      window.removeEventListener('message', listen);
      dialog.close();
      dialog.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      resolve();
    }
    function listen(event: MessageEvent): void {
      if (event.origin !== base || event.source !== frame.contentWindow) return;
      if (isFromFrame(event.data) && event.data.type === 'challenge-answered') finish();
    }
    window.addEventListener('message', listen);
    // Escape means "no" to the bank, never an unanswered payment.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      const message: ToFrame = { sandbox: 'stripe', type: 'fail-challenge' };
      frame.contentWindow?.postMessage(message, base);
    });
  });
}
