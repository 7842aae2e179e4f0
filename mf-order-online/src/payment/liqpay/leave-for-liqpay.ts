import type { Charge, PaymentHandle } from '../payer';

/**
 * Takes the visitor to LiqPay's own page, by a form as its documentation asks. The page comes back
 * by its address, as another document. One that the browser kept meanwhile (Back) goes on where it
 * stood: then only the server can tell whether money moved.
 */
export function leaveForLiqpay(handle: PaymentHandle): Promise<Charge> {
  if (handle.vendor !== 'LIQPAY') return Promise.resolve({ status: 'invalid', message: undefined });
  const form = document.createElement('form');
  form.method = 'post';
  form.action = handle.checkoutUrl;
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  for (const name of ['data', 'signature'] as const) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = handle[name];
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  return new Promise((resolve) => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener('pageshow', back);
      form.remove();
      resolve({ status: 'unknown', message: undefined });
    };
    window.addEventListener('pageshow', back);
  });
}
