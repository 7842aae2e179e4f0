import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import Stripe from 'stripe';
import type { Observed, PaymentPort } from './port';

export interface CardOptions {
  readonly secretKey: string;
  /** The provider's own address when left out. */
  readonly apiUrl: string | undefined;
  /** Milliseconds for one try. */
  readonly timeout: number;
}

type Intent = Stripe.PaymentIntent;

/** The provider's SDK, at the provider or at the sandbox. */
export function connectStripe({ secretKey, apiUrl, timeout }: CardOptions): Stripe {
  const settings = { timeout, maxNetworkRetries: 2, telemetry: false } as const;
  if (apiUrl === undefined) return new Stripe(secretKey, settings);
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    ...settings,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  });
}

/** Cards: money is held by the bank first and taken only once the vehicle is safe. */
export function cardPayment(stripe: Stripe): PaymentPort {
  return {
    vendor: 'STRIPE',
    async start({ attemptId, orderNumber, amount, currency }) {
      const intent = await asked(() =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            capture_method: 'manual',
            allowed_payment_method_types: ['card'],
            description: `Reservation ${orderNumber}`,
            metadata: { order_number: orderNumber, attempt: attemptId },
          },
          { idempotencyKey: attemptId },
        ),
      );
      return { reference: intent.id, clientSecret: intent.client_secret };
    },
    async read(reference) {
      const intent = await asked(() => stripe.paymentIntents.retrieve(reference));
      const status = intent.status === 'succeeded' ? await paidOrBack(stripe, intent) : statusOf(intent);
      const { amount, currency, client_secret } = intent;
      return { status, amount, currency: currency.toUpperCase(), clientSecret: client_secret };
    },
    // No keys here: taking, letting go and giving back in full happen once by their nature, and a kept key would replay a failure for a day.
    capture: (reference) => done(() => stripe.paymentIntents.capture(reference)),
    void: (reference) => done(() => stripe.paymentIntents.cancel(reference)),
    refund: (reference) => done(() => stripe.refunds.create({ payment_intent: reference })),
  };
}

function statusOf(intent: Intent): Observed['status'] {
  switch (intent.status) {
    case 'requires_capture':
      return 'authorised';
    case 'canceled':
      return 'void';
    case 'succeeded':
      return 'paid';
    case 'requires_payment_method':
      return intent.last_payment_error ? 'declined' : 'open';
    default:
      return 'open';
  }
}

async function paidOrBack(stripe: Stripe, intent: Intent): Promise<Observed['status']> {
  const { data } = await asked(() => stripe.refunds.list({ payment_intent: intent.id }));
  const back = data.filter(({ status }) => status === 'succeeded' || status === 'pending');
  if (back.reduce((sum, { amount }) => sum + amount, 0) < intent.amount_received) return 'paid';
  return back.every(({ status }) => status === 'succeeded') ? 'refunded' : 'refunding';
}

/** A refusal because the payment is already in another state is no failure: the next reading tells which. */
async function done(work: () => Promise<unknown>): Promise<void> {
  await asked(work).catch((error: unknown) => {
    const cause = error instanceof ShowroomError ? error.cause : undefined;
    if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}

/** Failures of the provider in our own words; what it said stays in the cause. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeError) throw new ShowroomError('payment.failed', { status: 502, cause });
    throw cause;
  }
}
