import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** A fault and what it befalls. */
interface PlannedFault<F extends string> {
  readonly fault: F;
  /** The operation or the type of event that it befalls; every one when left out. */
  readonly operation?: string | undefined;
}

/** What goes wrong next at a stand-in: used up one by one, in the order that was asked for. */
export interface Faults<F extends string> {
  plan(planned: PlannedFault<F>, times: number): void;
  /** Takes the next planned fault of these kinds for an operation. */
  take<K extends F>(operation: string, kinds: readonly K[]): K | undefined;
  clear(): void;
  list(): readonly PlannedFault<F>[];
}

/** The one among some kinds of faults that a text names. */
export function faultAmong<F extends string>(kinds: readonly F[], text: unknown): F | undefined {
  return kinds.find((kind) => kind === text);
}

export function createFaults<F extends string>(): Faults<F> {
  const queue: PlannedFault<F>[] = [];
  return {
    plan: (planned, times) => void queue.push(...Array.from({ length: times }, () => planned)),
    take(operation, kinds) {
      for (const [index, planned] of queue.entries()) {
        const fault = faultAmong(kinds, planned.fault);
        if (fault === undefined || (planned.operation ?? operation) !== operation) continue;
        queue.splice(index, 1);
        return fault;
      }
      return undefined;
    },
    clear: () => void queue.splice(0),
    list: () => [...queue],
  };
}

/** When a fault happens, and how often. */
export const PLANNED = {
  operation: z.string().max(100).optional(),
  times: z.number().int().min(1).max(1000).default(1),
} as const;

/** `POST` plans faults of these kinds, `DELETE` ends them. */
export function registerFaultControl<F extends string>(
  app: FastifyInstance,
  name: string,
  faults: Faults<F>,
  kinds: readonly F[],
): void {
  const body = z.object({ fault: z.enum(kinds), ...PLANNED });
  app.post(`/control/${name}/faults`, (request, reply) => {
    const { data, error } = body.safeParse(request.body);
    if (error) return reply.code(422).send({ message: z.prettifyError(error) });
    const fault = faultAmong(kinds, data.fault);
    if (fault !== undefined) faults.plan({ fault, operation: data.operation }, data.times);
    return reply.code(204).send();
  });
  app.delete(`/control/${name}/faults`, (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
}
