import type { Outcome } from './messages';

const data = document.querySelector('main')?.dataset ?? {};
const message: Outcome = {
  sandbox: 'paypal',
  type: data['outcome'] === 'approved' ? 'approved' : 'cancelled',
  order: data['order'] ?? '',
  payer: data['payer'] ?? '',
};

if (window.opener) window.opener.postMessage(message, location.origin);
else if (parent !== window && data['origin']) parent.postMessage(message, data['origin']);
