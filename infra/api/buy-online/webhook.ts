import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { Database } from '../../database/database';
import { enqueue } from '../../jobs/queue';
import type { Api } from '../server/api';
import { Refusal } from '../server/refusal';
import { SETTLE_JOB } from './settlement/settle';
import { rowsOf } from './sql';

/** The provider's own window: a signature older than this is refused. */
const TOLERANCE_SECONDS = 300;

export interface WebhookOptions {
  readonly database: Database;
  readonly stripe: Stripe;
  readonly secret: string;
}

/**
 * Takes the card provider's events: verified on the raw bytes, written down once, answered; then the payment is read again from the
 * provider, so that neither their order nor their content decides anything.
 */
export function registerStripeWebhook({ server }: Api, options: WebhookOptions): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/stripe', async (request, reply) => {
      await takeEvent(options, verified(options, request));
      return reply.send({ received: true });
    });
  });
}

function verified({ stripe, secret }: WebhookOptions, request: FastifyRequest): Stripe.Event {
  const signature = request.headers['stripe-signature'];
  if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
    throw new Refusal(400, 'The event is not signed.');
  try {
    return stripe.webhooks.constructEvent(request.body, signature, secret, TOLERANCE_SECONDS);
  } catch (cause) {
    throw new Refusal(400, 'The signature of the event is not right.', undefined, { cause });
  }
}

async function takeEvent({ database }: WebhookOptions, event: Stripe.Event): Promise<void> {
  const reference = referenceOf(event.data.object);
  if (reference === undefined) return;
  await database.db.transaction(async (db) => {
    const added = await rowsOf(
      db,
      sql`insert into payment_events (provider, event_id, type, reference)
        values ('STRIPE', ${event.id}, ${event.type}, ${reference}) on conflict do nothing returning event_id`,
    );
    if (added.length > 0) await enqueue(db, { kind: SETTLE_JOB, payload: { vendor: 'STRIPE', reference } });
  });
}

/** The payment that an event is about: of an intent itself, and of what hangs on one. */
function referenceOf(object: object): string | undefined {
  const kind: unknown = Reflect.get(object, 'object');
  const reference: unknown = Reflect.get(object, kind === 'payment_intent' ? 'id' : 'payment_intent');
  return typeof reference === 'string' ? reference : undefined;
}
