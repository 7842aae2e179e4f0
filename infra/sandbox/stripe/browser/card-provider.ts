import type { CardValues } from './card-fields';
import { digitsOf } from './card-fields';
import type { PaymentResult } from './messages';

/**
 * Makes a payment method of what was typed and confirms the intent with it; runs inside the
 * provider's own frame.
 */
export async function confirmIntent(
  key: string,
  clientSecret: string,
  values: CardValues,
  billing: unknown,
): Promise<PaymentResult> {
  const expiry = digitsOf(values.expiry);
  const method = await post(key, '/v1/payment_methods', {
    type: 'card',
    'card[number]': digitsOf(values.number),
    'card[exp_month]': expiry.slice(0, 2),
    'card[exp_year]': `20${expiry.slice(2)}`,
    'card[cvc]': digitsOf(values.cvc),
    ...flatten('billing_details', billing),
  });
  if (method.error) return { error: method.error };
  const intent = await post(key, `/v1/payment_intents/${intentId(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    payment_method: String(Reflect.get(method.body, 'id')),
  });
  return intent.error ? { error: intent.error } : { paymentIntent: intent.body };
}

export async function retrieveIntent(key: string, clientSecret: string): Promise<PaymentResult> {
  const query = new URLSearchParams({ client_secret: clientSecret });
  const answer = await send(key, `/v1/payment_intents/${intentId(clientSecret)}?${query}`, {});
  return answer.error ? { error: answer.error } : { paymentIntent: answer.body };
}

function intentId(clientSecret: string): string {
  return encodeURIComponent(clientSecret.split('_secret_')[0] ?? '');
}

function post(key: string, path: string, form: Readonly<Record<string, string>>) {
  return send(key, path, { method: 'POST', body: new URLSearchParams(form) });
}

async function send(key: string, path: string, init: RequestInit) {
  try {
    const response = await fetch(path, { ...init, headers: { authorization: `Bearer ${key}` } });
    const body = await response.json();
    return response.ok ? { body } : { body, error: body.error };
  } catch {
    const message = 'An error occurred with our connection to Stripe. Please try again.';
    return { body: {}, error: { type: 'api_connection_error', message } };
  }
}

function flatten(prefix: string, value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, string][] => {
      const key = `${prefix}[${name}]`;
      if (typeof part === 'string') return [[key, part]];
      return Object.entries(flatten(key, part));
    }),
  );
}
