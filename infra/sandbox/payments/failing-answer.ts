import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FaultAfter, FaultBefore, Faults } from './faults';

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

interface Trouble {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** How the provider writes its own errors. */
  readonly errorBody: (status: 429 | 500) => unknown;
}

interface Asked extends Trouble {
  readonly faults: Faults;
  readonly operation: string;
}

const GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body>Bad Gateway</body></html>';

/** Does the work of an operation and answers it, unless a fault is planned for it. */
export async function answerUnlessFailing(asked: Asked, work: () => Answer): Promise<FastifyReply> {
  const before = asked.faults.takeBefore(asked.operation);
  if (before) return answerFault(asked, before);
  const after = asked.faults.takeAfter(asked.operation);
  const { status, body } = work();
  return after ? answerFault(asked, after) : asked.reply.code(status).send(body);
}

/** Answers as a provider that is in trouble. */
export async function answerFault(
  { request, reply, errorBody }: Trouble,
  fault: FaultBefore | FaultAfter,
): Promise<FastifyReply> {
  switch (fault) {
    case 'unreachable':
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case 'time-out':
      reply.hijack();
      await new Promise((resolve) => request.raw.socket.once('close', resolve));
      return reply;
    case 'error-429':
      return reply.code(429).send(errorBody(429));
    case 'error-500':
    case 'error-500-after':
      return reply.code(500).send(errorBody(500));
    case 'garbage':
    case 'garbage-after':
      return reply.code(200).type('text/html; charset=utf-8').send(GATEWAY);
  }
}
