import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { Database } from '../../../database/database';
import type { Api } from '../../kernel/api';
import { Refusal } from '../../kernel/refusal';
import { takeEvent, takeEventsAt, wrongSignature } from './take-event';

/** The provider's own window: a signature older than this is refused. */
const TOLERANCE_SECONDS = 300;

interface WebhookOptions {
  readonly database: Database;
  readonly stripe: Stripe;
  readonly secret: string;
}

export function registerStripeWebhook({ server }: Api, options: WebhookOptions): void {
  takeEventsAt(server, '/webhooks/stripe', async (request, body) => {
    const { id, type, data } = verified(options, request, body);
    const reference = referenceOf(data.object);
    if (reference !== undefined) await takeEvent(options.database, { provider: 'STRIPE', id, type, reference });
  });
}

function verified({ stripe, secret }: WebhookOptions, request: FastifyRequest, body: Buffer): Stripe.Event {
  const signature = request.headers['stripe-signature'];
  if (typeof signature !== 'string') throw new Refusal(400, 'The event is not signed.');
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
  } catch (cause) {
    throw wrongSignature(cause);
  }
}

/** The payment that an event is about: of an intent itself, and of what hangs on one. */
function referenceOf(object: object): string | undefined {
  const kind: unknown = Reflect.get(object, 'object');
  const reference: unknown = Reflect.get(object, kind === 'payment_intent' ? 'id' : 'payment_intent');
  return typeof reference === 'string' ? reference : undefined;
}
