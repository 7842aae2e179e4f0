import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Problem } from '@showroom/contracts/errors/problem';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const OWN_WORDS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be application/json.',
  FST_ERR_BAD_URL: 'The address cannot be decoded.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
};

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  const status = 'status' in error ? error.status : 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

/** What a failure tells the outside; whatever was not meant for it stays in the log. */
export function problemOf(error: unknown): Problem {
  const status = statusOf(error);
  const title = STATUS_CODES[status] ?? 'Error';
  if (error instanceof ShowroomError) return { status, title, detail: error.message, code: error.code };
  if (error instanceof Refusal) {
    return { status, title, detail: error.message, ...(error.issues && { errors: [...error.issues] }) };
  }
  if (status >= 500) return { status, title, detail: 'Something went wrong, please try again.' };
  return { status, title, detail: wordsFor(error) ?? title };
}

/** Framework errors below 500 speak about the request only, so that their own words may go out. */
function wordsFor(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  return OWN_WORDS[code] ?? ('message' in error ? String(error.message) : undefined);
}

/** For failures before there is a route, such as an address that cannot be decoded. */
export function sendProblemRaw(response: ServerResponse, requestId: string, problem: Problem): void {
  response.writeHead(problem.status, { 'content-type': 'application/problem+json', 'x-request-id': requestId });
  response.end(JSON.stringify({ ...problem, request_id: requestId }));
}

function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: Problem) {
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify({ ...problem, request_id: request.id }));
}

/** Answers every failure, unknown addresses included, as application/problem+json. */
export function answerProblems(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, request, problem);
  });
  server.setNotFoundHandler((request, reply) =>
    sendProblem(reply, request, { status: 404, title: 'Not Found', detail: 'There is nothing at this address.' }),
  );
}
