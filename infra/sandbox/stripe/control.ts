import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { StripeContext } from './context';
import { FAULTS } from './faults';
import { presentIntent } from './present';

const faultBody = z.object({
  fault: z.enum(FAULTS),
  operation: z.string().optional(),
  times: z.number().int().min(1).max(1000).default(1),
});

/** What a test or a curious person steers the stand-in with; none of it exists at the real provider. */
export function registerStripeControl(app: FastifyInstance, context: StripeContext): void {
  app.get('/control/stripe', () => ({
    faults: context.faults.list(),
    payment_intents: [...context.state.intents.values()].map((intent) => presentIntent(intent, context.url())),
    refunds: [...context.state.refunds.values()],
    events: [...context.state.events.values()].map(({ id, type, created }) => ({ id, type, created })),
  }));

  app.post('/control/stripe/faults', (request, reply) => {
    const parsed = faultBody.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ message: z.prettifyError(parsed.error) });
    const { fault, operation, times } = parsed.data;
    context.faults.plan({ fault, operation }, times);
    return reply.code(204).send();
  });

  app.delete('/control/stripe/faults', (_request, reply) => {
    context.faults.clear();
    return reply.code(204).send();
  });

  app.post('/control/stripe/webhooks/release', async (_request, reply) => {
    await context.webhooks.release();
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string } }>('/control/stripe/webhooks/:id/redeliver', async (request) => ({
    status: await context.webhooks.redeliver(request.params.id),
  }));
}
