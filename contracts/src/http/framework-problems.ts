import type { Problem } from '../errors/problem';
import { partOf } from '../schema/part-of';
import { mayTakeLong } from './long-body';

/** What a server's framework refuses before any code of ours has seen the request, in our words. */
const WORDS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be application/json.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_BAD_URL: 'The address cannot be decoded.',
};

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  411: 'Length Required',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

const PROBLEM = 'application/problem+json';

/** Our words for a refusal of the framework; undefined when it is none that we know. */
export function messageOfFramework(error: unknown): string | undefined {
  return WORDS[String(partOf(error, 'code'))];
}

function statusOf(error: unknown): number {
  const given = partOf(error, 'statusCode');
  return typeof given === 'number' && given >= 400 && given < 600 ? given : 500;
}

/** A failure that says nothing but its status, and what a framework's refusal is about. */
export function problemOfFramework(error: unknown, status = statusOf(error)): Problem {
  const detail = status < 500 ? messageOfFramework(error) : 'Something went wrong, please try again.';
  return { status, title: TITLES[status] ?? 'Error', ...(detail !== undefined && { detail }) };
}

/** The answer of an address at which nothing is served. */
export const NOTHING_HERE: Problem = { status: 404, title: 'Not Found', detail: 'There is nothing at this address.' };

interface Reply {
  code(status: number): Reply;
  type(value: string): Reply;
  send(body: string): unknown;
}

/** Answers with a problem document that names the request. */
export function sendProblem<R extends Reply>(reply: R, { id }: { readonly id: string }, problem: Problem): R {
  reply
    .code(problem.status)
    .type(PROBLEM)
    .send(JSON.stringify({ ...problem, request_id: id }));
  return reply;
}

interface RawReply {
  readonly raw: { writeHead(status: number, headers: Record<string, string>): unknown; end(body: string): unknown };
}

/** Answers what failed before there was a route, such as an address that cannot be decoded. */
export function answerFrameworkError(error: unknown, { id }: { readonly id: string }, { raw }: RawReply): void {
  const problem = problemOfFramework(error);
  raw.writeHead(problem.status, { 'content-type': PROBLEM, 'x-request-id': id });
  raw.end(JSON.stringify({ ...problem, request_id: id }));
}

interface Connection {
  readonly destroyed: boolean;
  readonly writable: boolean;
  write(text: string): unknown;
  destroy(error?: Error): unknown;
}

const STATUS_OF_BROKEN: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

interface BrokenRequest extends Error {
  readonly code?: string;
  /** The bytes that came. */
  readonly rawPacket?: object;
}

/**
 * Answers what is no request at all, or has too long a head or takes too long, and closes the
 * connection.
 */
export function closeWithProblem(error: BrokenRequest, connection: Connection): void {
  if (error.code === 'ECONNRESET' || connection.destroyed) return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && mayTakeLong(connection)) return;
  const status = STATUS_OF_BROKEN[error.code ?? ''] ?? 400;
  const title = TITLES[status] ?? 'Error';
  const isHead = String(error.rawPacket).startsWith('HEAD ');
  const body = isHead ? '' : JSON.stringify({ status, title });
  const head = [`HTTP/1.1 ${status} ${title}`, `content-type: ${PROBLEM}`, `content-length: ${body.length}`];
  if (connection.writable) connection.write(`${[...head, 'connection: close'].join('\r\n')}\r\n\r\n${body}`);
  connection.destroy(error);
}
