import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createFaults, registerFaultControl } from './faults';

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
  const planned = createFaults<F | SharedFault>();
  registerFaultControl(app, name, planned, [...SHARED, ...own]);
  const takes = (fault: F | SharedFault) =>
    planned.list()[0]?.fault === fault && planned.take(name, [fault]) !== undefined;

  return {
    // Never the reply itself: a promise of a reply is a promise of its end.
    async answers(request, reply) {
      const status = ([429, 500, 503] as const).find((one) => takes(`error-${one}`));
      if (status !== undefined) {
        reply.code(status).send({ message: 'The service is in trouble.' });
        return true;
      }
      if (takes('garbage')) {
        reply.type('text/html').send('<!doctype html><title>Gateway</title>');
        return true;
      }
      if (!takes('slow')) return false;
      await new Promise((resolve) => request.raw.socket.once('close', resolve));
      reply.hijack();
      return true;
    },
    takes,
    loses(request, reply) {
      if (!takes('lost-answer')) return false;
      reply.hijack();
      request.raw.socket.destroy();
      return true;
    },
    plan: (fault, times = 1) => planned.plan({ fault }, times),
    clear: planned.clear,
  };
}
