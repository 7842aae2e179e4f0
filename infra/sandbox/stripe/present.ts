import { brandOf } from './cards';
import type { PaymentIntent, PaymentMethod, Refund, StripeEvent } from './state';

/** The API version that the pinned SDK speaks. */
const API_VERSION = '2026-10-28.endive';

export function presentIntent({ challenge, ...intent }: PaymentIntent, sandboxUrl: string) {
  return {
    ...intent,
    object: 'payment_intent' as const,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    confirmation_method: 'automatic',
    customer: null,
    livemode: false,
    next_action: challenge
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: `${sandboxUrl}/stripe/challenge/${challenge}` } }
      : null,
    payment_method_types: ['card'],
  };
}

/** What a holder of the client secret may see: nothing that the server wrote for itself. */
export function presentIntentToBrowser(intent: PaymentIntent, sandboxUrl: string) {
  const { metadata, receipt_email, latest_charge, customer, on_behalf_of, transfer_data, ...shown } = presentIntent(
    intent,
    sandboxUrl,
  );
  return shown;
}

export function presentMethod({ number, exp_month, exp_year, ...method }: PaymentMethod) {
  return {
    ...method,
    object: 'payment_method' as const,
    card: { brand: brandOf(number), exp_month, exp_year, last4: number.slice(-4), funding: 'credit' },
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card' as const,
  };
}

export function presentRefund({ reverse_transfer, ...refund }: Refund) {
  return { object: 'refund' as const, ...refund };
}

export function presentEvent({ object, ...event }: StripeEvent) {
  return {
    ...event,
    object: 'event' as const,
    api_version: API_VERSION,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  };
}
