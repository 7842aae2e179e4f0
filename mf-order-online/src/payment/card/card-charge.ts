import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';
import type { Billing, Charge, PaymentHandle } from '../payer';

type Result = Awaited<ReturnType<Stripe['confirmCardPayment']>>;

const MONEY_MOVED = ['succeeded', 'requires_capture', 'processing'] as const;

function hasMoved(status: string | undefined): boolean {
  return MONEY_MOVED.some((moved) => moved === status);
}

/** The provider's answer as one end of a charge; whatever is not clear is unknown. */
export function chargeOf({ error, paymentIntent }: Result): Charge {
  if (paymentIntent) {
    return hasMoved(paymentIntent.status) ? { status: 'charged' } : { status: 'unknown', message: undefined };
  }
  // An intent that was paid before answers with an error that carries it.
  if (hasMoved(error.payment_intent?.status)) return { status: 'charged' };
  return refusedCharge(error);
}

function refusedCharge({ type, code, decline_code, message }: StripeError): Charge {
  if (type === 'card_error' || code === 'payment_intent_authentication_failure') {
    // A bank that gives no reason has a message that says no more than the status.
    return { status: 'declined', message: decline_code === 'generic_decline' ? undefined : message };
  }
  return type === 'validation_error' ? { status: 'invalid', message } : { status: 'unknown', message };
}

/** Sends the card typed into the element. */
export async function chargeCard(
  stripe: Stripe,
  card: StripeCardElement,
  handle: PaymentHandle,
  billing: Billing,
): Promise<Charge> {
  if (handle.vendor !== 'STRIPE') return { status: 'invalid', message: undefined };
  try {
    return chargeOf(
      await stripe.confirmCardPayment(handle.clientSecret, {
        payment_method: { card, billing_details: { ...billing } },
      }),
    );
  } catch (error) {
    return { status: 'unknown', message: error instanceof Error ? error.message : undefined };
  }
}
