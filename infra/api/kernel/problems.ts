import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Problem } from '@showroom/contracts/errors/problem';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { messageOfFramework, NOTHING_HERE } from '@showroom/contracts/http/framework-problems';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outageOf, retryHeaders } from '../../outage';
import { problemIn } from './problem-texts';
import { Refusal } from './refusal';

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  const status = 'status' in error ? error.status : 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/** What a failure tells the outside; whatever was not meant for it stays in the log. */
export function problemOf(error: unknown): Problem {
  const status = statusOf(error);
  const title = STATUS_CODES[status] ?? 'Error';
  if (error instanceof ShowroomError) {
    const { message: detail, code, present } = error;
    return { status, title, detail, code, ...(present !== undefined && { present }) };
  }
  if (error instanceof Refusal) {
    const { message: detail, issues, confirm } = error;
    return { status, title, detail, ...(confirm && { confirm }), ...(issues && { errors: [...issues] }) };
  }
  const outage = outageOf(error);
  if (status >= 500 && outage) return { title: STATUS_CODES[outage.status] ?? 'Error', ...outage };
  if (status >= 500) return { status, title, detail: 'Something went wrong, please try again.' };
  return { status, title, detail: wordsFor(error) ?? title };
}

/** Framework errors below 500 speak about the request only, so that their own words may go out. */
function wordsFor(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  return messageOfFramework(error) ?? ('message' in error ? String(error.message) : undefined);
}

/** For failures before there is a route, such as an address that cannot be decoded. */
export function sendProblemRaw(response: ServerResponse, requestId: string, problem: Problem): void {
  response.writeHead(problem.status, {
    'content-type': 'application/problem+json',
    'x-request-id': requestId,
    ...retryHeaders(problem.status),
  });
  response.end(JSON.stringify({ ...problem, request_id: requestId }));
}

function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: Problem) {
  const said = problemIn(problem, request.headers['accept-language']) ?? problem;
  // By the origin that asks it varies already.
  const vary = [reply.getHeader('vary'), 'accept-language'].flat().filter((name) => name !== undefined);
  return reply
    .code(problem.status)
    .headers(retryHeaders(problem.status))
    .header('vary', vary.join(', '))
    .type('application/problem+json')
    .send(JSON.stringify({ ...said, request_id: request.id }));
}

/** Answers every failure, unknown addresses included, as application/problem+json. */
export function answerProblems(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, request, problem);
  });
  server.setNotFoundHandler((request, reply) => sendProblem(reply, request, NOTHING_HERE));
}
