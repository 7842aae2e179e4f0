import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

const SHARED = ['slow', 'error-429', 'error-500', 'error-503', 'garbage', 'lost-answer'] as const;
type SharedFault = (typeof SHARED)[number];

export interface ServiceFaults<F extends string> {
  /**
   * Answers in the place of the service when something is planned: then its work is not to be done.
   */
  answers(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Whether this very fault is next; it is used up by asking. */
  takes(fault: F): boolean;
  /** Cuts the line when the answer is to be lost: the work is done by then. */
  loses(request: FastifyRequest, reply: FastifyReply): boolean;
  plan(fault: F | SharedFault, times?: number): void;
  clear(): void;
}

/**
 * What goes wrong next at a service, in the order in which it was asked for at
 * `/control/{name}/faults`.
 */
export function registerServiceFaults<F extends string>(
  app: FastifyInstance,
  name: string,
  own: readonly F[],
): ServiceFaults<F> {
  const planned: string[] = [];
  const body = z.object({
    fault: z.enum([...SHARED, ...own]),
    times: z.number().int().min(1).max(1000).default(1),
  });

  app.post(`/control/${name}/faults`, (request, reply) => {
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send({ message: z.prettifyError(parsed.error) });
    planned.push(...Array.from({ length: parsed.data.times }, () => parsed.data.fault));
    return reply.code(204).send();
  });
  app.delete(`/control/${name}/faults`, (_request, reply) => {
    planned.length = 0;
    return reply.code(204).send();
  });

  function taken(fault: string): boolean {
    if (planned[0] !== fault) return false;
    planned.shift();
    return true;
  }

  return {
    // Never the reply itself: a promise of a reply is a promise of its end.
    async answers(request, reply) {
      const status = [429, 500, 503].find((one) => taken(`error-${one}`));
      if (status !== undefined) {
        reply.code(status).send({ message: 'The service is in trouble.' });
        return true;
      }
      if (taken('garbage')) {
        reply.type('text/html').send('<!doctype html><title>Gateway</title>');
        return true;
      }
      if (!taken('slow')) return false;
      await new Promise((resolve) => request.raw.socket.once('close', resolve));
      reply.hijack();
      return true;
    },
    takes: taken,
    loses(request, reply) {
      if (!taken('lost-answer')) return false;
      reply.hijack();
      request.raw.socket.destroy();
      return true;
    },
    plan: (fault, times = 1) => void planned.push(...Array.from({ length: times }, () => fault)),
    clear: () => {
      planned.length = 0;
    },
  };
}
