import { messagesOf, originOfScript, showDialog } from '../../payments/browser/frames';
import { CardElement } from './element';
import type { ChallengeMessage, ElementStyle, PaymentResult } from './messages';

interface ElementOptions {
  readonly style?: ElementStyle;
  readonly disabled?: boolean;
  readonly hidePostalCode?: boolean;
}

interface ConfirmData {
  readonly payment_method?: { readonly card?: unknown; readonly billing_details?: unknown };
}

interface ConfirmOptions {
  readonly handleActions?: boolean;
}

const base = originOfScript();

/**
 * Stands in for the provider's browser script: the same calls, against the sandbox that served it.
 */
function Stripe(publishableKey: string, { locale }: { readonly locale?: string } = {}) {
  if (!/^pk_/.test(publishableKey)) {
    throw new Error('Please call Stripe() with your publishable key. You used a key that does not start with pk_.');
  }
  return {
    elements: (options: { readonly locale?: string } = {}) => createElements(options.locale ?? locale ?? 'auto'),
    confirmCardPayment: (clientSecret: string, data: ConfirmData = {}, options: ConfirmOptions = {}) =>
      confirm(publishableKey, clientSecret, data, options),
    retrievePaymentIntent: (clientSecret: string) => retrieve(publishableKey, clientSecret),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

function createElements(locale: string) {
  let card: CardElement | undefined;
  return {
    create(type: string, options: ElementOptions = {}) {
      if (type !== 'card') throw new Error(`The sandbox has no element of the type ${type}.`);
      if (card) throw new Error('Can only create one Element of type card through create().');
      card = new CardElement({ base, locale, style: options.style ?? {}, disabled: options.disabled ?? false });
      return card;
    },
    getElement: (type: string) => (type === 'card' ? (card ?? null) : null),
    update: () => undefined,
  };
}

async function confirm(
  key: string,
  clientSecret: string,
  data: ConfirmData,
  { handleActions = true }: ConfirmOptions,
): Promise<PaymentResult> {
  const card = data.payment_method?.card;
  if (!(card instanceof CardElement)) {
    throw new Error('confirmCardPayment needs payment_method.card: the mounted card element.');
  }
  const billing = data.payment_method?.billing_details;
  const answer = await card.ask('confirm', { key, clientSecret, billing });
  const challenge = answer.paymentIntent?.next_action?.use_stripe_sdk?.stripe_js;
  if (!challenge || !handleActions) return answer;
  await askBank(new URL(new URL(challenge).pathname, base).href);
  return afterChallenge(await card.ask('retrieve', { key, clientSecret }));
}

function askBank(address: string): Promise<ChallengeMessage> {
  return showDialog({
    address,
    title: '3-D Secure',
    isAnswer: messagesOf<ChallengeMessage>('stripe', ['challenge-answered']),
    // Escape means "no" to the bank, never an unanswered payment.
    onCancel(event, frame) {
      event.preventDefault();
      const message: ChallengeMessage = { sandbox: 'stripe', type: 'fail-challenge' };
      frame?.postMessage(message, base);
      return undefined;
    },
  });
}

function afterChallenge(answer: PaymentResult): PaymentResult {
  const { paymentIntent } = answer;
  if (!paymentIntent?.last_payment_error) return answer;
  return { error: { ...paymentIntent.last_payment_error, payment_intent: paymentIntent } };
}

async function retrieve(key: string, clientSecret: string): Promise<PaymentResult> {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const query = new URLSearchParams({ client_secret: clientSecret });
  const response = await fetch(`${base}/v1/payment_intents/${encodeURIComponent(id)}?${query}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const body = await response.json();
  return response.ok ? { paymentIntent: body } : { error: body.error };
}

Reflect.set(window, 'Stripe', Object.assign(Stripe, { version: 3 }));
