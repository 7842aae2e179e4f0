import type { Charge, PaymentHandle } from '../payer';

/**
 * Goes to LiqPay's page by a form, as it documents. That page returns as another document; one
 * restored from the back-forward cache goes on where it was, and only the server knows whether
 * money moved.
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
