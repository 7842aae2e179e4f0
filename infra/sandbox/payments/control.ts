import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { FAULTS, type Faults } from './faults';

/** What the control of a payment provider steers. */
export interface Controlled {
  readonly faults: Faults;
  readonly webhooks: { release(): Promise<void>; redeliver(id: string): Promise<number> };
  /** Everything that the stand-in remembers, for those who look. */
  readonly show: () => Record<string, unknown>;
}

const planned = {
  operation: z.string().max(100).optional(),
  times: z.number().int().min(1).max(1000).default(1),
} as const;
const faultBody = z.object({ fault: z.enum(FAULTS), ...planned });

/**
 * What a test or a curious person steers the stand-ins with, the same for each of them; none of it
 * exists at the real providers.
 */
export function registerControl(app: FastifyInstance, providers: Readonly<Record<string, Controlled>>): void {
  for (const [name, provider] of Object.entries(providers)) registerOne(app, `/control/${name}`, provider);

  const names = z.enum(Object.keys(providers));
  const playBody = z.object({ play: z.enum(['success', ...FAULTS]), provider: names.optional(), ...planned });

  app.post('/control/payments/play', (request, reply) => {
    const parsed = playBody.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ message: z.prettifyError(parsed.error) });
    const { play, provider, operation, times } = parsed.data;
    for (const [name, { faults }] of Object.entries(providers)) {
      if (provider !== undefined && provider !== name) continue;
      if (play === 'success') faults.clear();
      else faults.plan({ fault: play, operation }, times);
    }
    return reply.code(204).send();
  });
}

function registerOne(app: FastifyInstance, path: string, { faults, webhooks, show }: Controlled): void {
  app.get(path, () => ({ faults: faults.list(), ...show() }));

  app.post(`${path}/faults`, (request, reply) => {
    const parsed = faultBody.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ message: z.prettifyError(parsed.error) });
    const { fault, operation, times } = parsed.data;
    faults.plan({ fault, operation }, times);
    return reply.code(204).send();
  });

  app.delete(`${path}/faults`, (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.post(`${path}/webhooks/release`, async (_request, reply) => {
    await webhooks.release();
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string } }>(`${path}/webhooks/:id/redeliver`, async (request) => ({
    status: await webhooks.redeliver(request.params.id),
  }));
}
