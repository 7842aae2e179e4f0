import { brandOf } from './cards';
import type { PaymentIntent, PaymentMethod, Refund, StripeEvent } from './state';

/** The API version that the pinned SDK speaks. */
const API_VERSION = '2026-10-28.endive';

export function presentIntent(intent: PaymentIntent, sandboxUrl: string) {
  return {
    id: intent.id,
    object: 'payment_intent' as const,
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: intent.amount_received,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    client_secret: intent.client_secret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    last_payment_error: intent.last_payment_error,
    latest_charge: intent.latest_charge,
    livemode: false,
    metadata: intent.metadata,
    next_action: intent.challenge
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: `${sandboxUrl}/stripe/challenge/${intent.challenge}` } }
      : null,
    on_behalf_of: intent.on_behalf_of,
    payment_method: intent.payment_method,
    payment_method_types: ['card'],
    receipt_email: intent.receipt_email,
    status: intent.status,
    transfer_data: intent.transfer_data,
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

export function presentMethod(method: PaymentMethod) {
  return {
    id: method.id,
    object: 'payment_method' as const,
    billing_details: method.billing_details,
    card: {
      brand: brandOf(method.number),
      exp_month: method.exp_month,
      exp_year: method.exp_year,
      last4: method.number.slice(-4),
      funding: 'credit',
    },
    created: method.created,
    customer: null,
    livemode: false,
    metadata: {},
    type: 'card' as const,
  };
}

export function presentRefund({ reverse_transfer, ...refund }: Refund) {
  return { object: 'refund' as const, ...refund };
}

export function presentEvent(event: StripeEvent) {
  return {
    id: event.id,
    object: 'event' as const,
    api_version: API_VERSION,
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: event.type,
  };
}
