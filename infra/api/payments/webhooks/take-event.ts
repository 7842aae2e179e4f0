import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/database';
import { run } from '../../../database/sql';
import { enqueue } from '../../../jobs/queue';
import { Refusal } from '../../kernel/refusal';
import { SETTLE_JOB } from '../settlement/settle';

/**
 * What is kept of an event: its content decides nothing, the payment is read again from the
 * provider.
 */
export interface TakenEvent {
  readonly provider: 'STRIPE' | 'PAYPAL' | 'LIQPAY';
  readonly id: string;
  readonly type: string;
  /** The provider's name of the payment that it is about. */
  readonly reference: string;
}

/** Takes a provider's events on the raw bytes that it signed; an answer of 2xx ends its tries. */
export function takeEventsAt(
  server: FastifyInstance,
  path: string,
  take: (request: FastifyRequest, body: Buffer) => Promise<void>,
): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(path, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new Refusal(400, 'The event is not signed.');
      await take(request, request.body);
      return reply.send({ received: true });
    });
  });
}

/**
 * Writes an event down once, and has its payment settled: neither the order of events nor their
 * content decides anything.
 */
export async function takeEvent({ db }: Database, { provider, id, type, reference }: TakenEvent): Promise<void> {
  await db.transaction(async (transaction) => {
    const added = await run(
      transaction,
      sql`insert into payment_events (provider, event_id, type, reference)
        values (${provider}, ${id}, ${type}, ${reference}) on conflict do nothing returning event_id`,
    );
    if (added > 0) await enqueue(transaction, { kind: SETTLE_JOB, payload: { vendor: provider, reference } });
  });
}

export function wrongSignature(cause?: unknown): Refusal {
  return new Refusal(400, 'The signature of the event is not right.', undefined, { cause });
}
