import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { faultAmong } from '../faults';
import { AFTER, BEFORE, type Fault, type Faults } from './faults';

/** What a provider answers. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** Whether it is not to be kept for the key of its request. */
  readonly isFleeting?: boolean;
}

/** An answer that is not a success, in the form that its provider documents. */
export class Failure extends Error implements Answer {
  readonly status: number;
  readonly body: unknown;
  readonly isFleeting: boolean;

  constructor(status: number, body: unknown, { message = '', isFleeting = false } = {}) {
    super(message || JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.isFleeting = isFleeting;
  }
}

/** How a provider writes its own trouble. */
export type ErrorBody = (status: 429 | 500) => unknown;

/** Answers what was thrown: failures as they are, anything else as the provider's own trouble. */
export function answerFailures(
  app: FastifyInstance,
  errorBody: ErrorBody,
  notFound: (request: FastifyRequest) => Failure,
): void {
  const send = (reply: FastifyReply, { status, body }: Failure) => reply.code(status).send(body);
  app.setNotFoundHandler((request, reply) => send(reply, notFound(request)));
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Failure) return send(reply, error);
    reply.log.error(error);
    return reply.code(500).send(errorBody(500));
  });
}

/** The answer of work, its failure included. */
export function attempt(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly faults: Faults;
  readonly operation: string;
  readonly errorBody: ErrorBody;
  /** A fault that the request itself asks for. */
  readonly fault?: Fault | undefined;
  /** Whether a planned 500 is an answer like any other, which is kept for a key. */
  readonly keepsErrors?: boolean;
}

/**
 * Does the work of an operation and answers it, unless a fault is planned for it. Work that is
 * given a failure has to end with it.
 */
export async function answerUnlessFailing(
  asked: Asked,
  work: (failure?: Failure) => Answer & { readonly headers?: Readonly<Record<string, string>> },
): Promise<FastifyReply> {
  const { faults, operation, fault, errorBody, keepsErrors } = asked;
  const before = faultAmong(BEFORE, fault) ?? faults.take(operation, BEFORE);
  const isKept = keepsErrors && before === 'error-500';
  if (before && !isKept) return answerFault(asked, before);
  const after = before ? undefined : (faultAmong(AFTER, fault) ?? faults.take(operation, AFTER));
  const { status, headers = {}, body } = work(isKept ? new Failure(500, errorBody(500)) : undefined);
  // The work is done and the answer lost: the caller finds out by asking again.
  return after ? answerFault(asked, after) : asked.reply.code(status).headers(headers).send(body);
}

const GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body>Bad Gateway</body></html>';

/** Answers as a provider that is in trouble. */
async function answerFault(
  { request, reply, errorBody }: Asked,
  fault: (typeof BEFORE)[number] | (typeof AFTER)[number],
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

/** An answer that is kept for the key of its request. */
export const storedAnswer = z.object({
  fingerprint: z.string(),
  status: z.number(),
  body: z.unknown().optional(),
});

interface Keyed {
  readonly answers: Map<string, z.output<typeof storedAnswer>>;
  readonly key: string | undefined;
  /** Everything that another request with the same key must have in common with the first. */
  readonly text: string;
  readonly mismatch: (key: string) => Failure;
}

/** Does the work of a request with a key once; later ones with it get the first answer. */
export function answerOnce(
  { answers, key, text, mismatch }: Keyed,
  work: () => Answer,
): Answer & { readonly isReplayed: boolean } {
  if (key === undefined) return { ...pick(work()), isReplayed: false };
  const fingerprint = createHash('sha256').update(text).digest('hex');
  const known = answers.get(key);
  if (known && known.fingerprint !== fingerprint) throw mismatch(key);
  if (known) return { ...pick(known), isReplayed: true };
  const answer = work();
  if (!answer.isFleeting) answers.set(key, { fingerprint, ...structuredClone(pick(answer)) });
  return { ...pick(answer), isReplayed: false };
}

const pick = ({ status, body }: Answer) => ({ status, body });
