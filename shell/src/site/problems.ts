import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { NOTHING_HERE, problemOfFramework, sendProblem } from '@showroom/contracts/http/framework-problems';
import { marketOfHost } from '@showroom/contracts/markets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { unavailablePage } from './unavailable-page';

/**
 * Characters of an address that are taken (RFC 9110, 4.1, asks for 8,000): the API is asked about
 * it, and has to read it too.
 */
const LONGEST_URL = 8192;

/** Seconds after which what is away may be there again. */
const RETRY_AFTER = '5';

const frameworkError = z.object({ statusCode: z.int().check(z.gte(400), z.lt(600)) });

function statusOf(error: unknown): number {
  // Whatever the API does not answer, this site cannot answer either.
  if (error instanceof ShowroomError) return error.status >= 500 && error.status !== 507 ? 503 : error.status;
  const parsed = frameworkError.safeParse(error);
  return parsed.success ? parsed.data.statusCode : 500;
}

/**
 * Answers failures of the site itself: people get a page that asks again by itself, programs a
 * problem document.
 */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(error, 'request failed');
    reply.code(status).header('cache-control', 'no-store');
    if (status === 503 || status === 507) reply.header('retry-after', RETRY_AFTER);
    if (status >= 500 && wantsPage(request)) {
      return reply.type('text/html; charset=utf-8').send(unavailablePage(marketOfHost(request.host)));
    }
    return sendProblem(reply, request, problemOfFramework(error, status));
  });
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > LONGEST_URL) throw Object.assign(new Error('The address is too long'), { statusCode: 414 });
  });
  app.setNotFoundHandler((request, reply) => sendProblem(reply, request, NOTHING_HERE));
  app.addHook('preSerialization', async (_request, reply, payload) => {
    const isProblem = typeof payload === 'object' && payload !== null && 'title' in payload && 'status' in payload;
    if (reply.statusCode >= 400 && isProblem) reply.type('application/problem+json');
    return payload;
  });
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
