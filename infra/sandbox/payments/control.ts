import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { faultAmong, PLANNED, registerFaultControl } from '../faults';
import { FAULTS, type Faults } from './faults';

/** What the control of a payment provider steers. */
export interface Controlled {
  readonly faults: Faults;
  readonly webhooks: { release(): Promise<void>; redeliver(id: string): Promise<number> };
  /** Everything that the stand-in remembers, for those who look. */
  readonly show: () => Readonly<Record<string, unknown>>;
}

/**
 * What a test or a curious person steers the stand-ins with, the same for each of them; none of it
 * exists at the real providers.
 */
export function registerControl(app: FastifyInstance, providers: Readonly<Record<string, Controlled>>): void {
  for (const [name, provider] of Object.entries(providers)) registerOne(app, name, provider);

  const names = z.enum(Object.keys(providers));
  const playBody = z.object({ play: z.enum(['success', ...FAULTS]), provider: names.optional(), ...PLANNED });
  app.post('/control/payments/play', (request, reply) => {
    const { data, error } = playBody.safeParse(request.body);
    if (error) return reply.code(422).send({ message: z.prettifyError(error) });
    const fault = faultAmong(FAULTS, data.play);
    for (const [name, { faults }] of Object.entries(providers)) {
      if (data.provider !== undefined && data.provider !== name) continue;
      if (fault === undefined) faults.clear();
      else faults.plan({ fault, operation: data.operation }, data.times);
    }
    return reply.code(204).send();
  });
}

function registerOne(app: FastifyInstance, name: string, { faults, webhooks, show }: Controlled): void {
  registerFaultControl(app, name, faults, FAULTS);
  app.get(`/control/${name}`, () => ({ faults: faults.list(), ...show() }));
  app.post(`/control/${name}/webhooks/release`, async (_request, reply) => {
    await webhooks.release();
    return reply.code(204).send();
  });
  app.post<{ Params: { id: string } }>(`/control/${name}/webhooks/:id/redeliver`, async ({ params }) => ({
    status: await webhooks.redeliver(params.id),
  }));
}
