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
    async start({ attemptId, orderNumber, description, amount, currency, account }) {
      const create = (idempotencyKey: string) =>
        stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            capture_method: 'manual',
            allowed_payment_method_types: ['card'],
            description,
            metadata: { order_number: orderNumber, attempt: attemptId },
            ...(account && { on_behalf_of: account, transfer_data: { destination: account } }),
          },
          { idempotencyKey },
        );
      const intent = await asked(() =>
        create(attemptId).catch((error: unknown) => {
          // A 500 is kept for its key, a day long. What may have come of it has a secret that
          // nobody was told, so that nobody can pay it.
          if (error instanceof Stripe.errors.StripeError && error.statusCode === 500)
            return create(`${attemptId}-again`);
          throw error;
        }),
      );
      return { reference: intent.id, clientSecret: intent.client_secret };
    },
    async read(reference) {
      const intent = await asked(() => stripe.paymentIntents.retrieve(reference));
      const { amount, currency, client_secret } = intent;
      const back = intent.status === 'succeeded' ? await backOf(stripe, reference) : { refunded: 0, returning: 0 };
      const status = statusOf(intent, back);
      return { status, ...back, amount, currency: currency.toUpperCase(), clientSecret: client_secret };
    },
    // No keys for these: taking, letting go and giving back in full happen once by their nature,
    // and a kept key would replay a failure for a day.
    capture: (reference) => done(() => stripe.paymentIntents.capture(reference)),
    void: (reference) => done(() => stripe.paymentIntents.cancel(reference)),
    refund: (reference) =>
      done(async () => stripe.refunds.create({ payment_intent: reference, ...(await reversal(stripe, reference)) })),
    async refundPart(reference, { upTo, key }) {
      const { refunded, returning } = await backOf(stripe, reference);
      const amount = upTo - refunded - returning;
      if (amount <= 0) return;
      const asked = { payment_intent: reference, amount, ...(await reversal(stripe, reference)) };
      await done(() => stripe.refunds.create(asked, { idempotencyKey: key }));
    },
  };
}

function statusOf(intent: Intent, { refunded, returning }: MoneyBack): Observed['status'] {
  switch (intent.status) {
    case 'requires_capture':
      return 'authorised';
    case 'canceled':
      return 'void';
    case 'succeeded':
      if (refunded + returning < intent.amount_received) return 'paid';
      return returning === 0 ? 'refunded' : 'refunding';
    case 'requires_payment_method':
      return intent.last_payment_error ? 'declined' : 'open';
    default:
      return 'open';
  }
}

type MoneyBack = Pick<Observed, 'refunded' | 'returning'>;

async function backOf(stripe: Stripe, reference: string): Promise<MoneyBack> {
  const { data } = await asked(() => stripe.refunds.list({ payment_intent: reference, limit: 100 }));
  const sumOf = (wanted: string) =>
    data.filter(({ status }) => status === wanted).reduce((sum, { amount }) => sum + amount, 0);
  return { refunded: sumOf('succeeded'), returning: sumOf('pending') };
}

/** What was paid out to the company's own account comes back from there. */
async function reversal(stripe: Stripe, reference: string): Promise<{ reverse_transfer?: true }> {
  const { transfer_data } = await asked(() => stripe.paymentIntents.retrieve(reference));
  return transfer_data ? { reverse_transfer: true } : {};
}

/**
 * A refusal because the payment is already in another state is no failure: the next reading tells
 * which.
 */
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
