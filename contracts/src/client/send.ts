import ky, { HTTPError, type KyResponse, TimeoutError } from 'ky';
import type { Call } from '../calls/call';
import { type ErrorCode, isErrorCode } from '../errors/catalogue';
import { type Problem, problem } from '../errors/problem';
import { ShowroomError } from '../errors/showroom-error';
import type { Output, Schema } from '../schema/schema';
import type { CallParts, ClientOptions, SendOptions } from './client-options';

/** One try's limits and the retries for reads; see createClient. */
export async function send<A extends Schema>(
  options: ClientOptions,
  call: Call & { readonly answer: A },
  parts: CallParts,
  { signal, deadline, inBackground = false }: SendOptions,
): Promise<Output<A>> {
  const headers: Record<string, string> = {
    ...options.headers,
    ...writeHeaders(parts.headers ?? {}),
    // Not the file's own type: what it is, its content says.
    ...(parts.file && { 'content-type': 'application/octet-stream' }),
  };
  const response = await request(call, `${options.baseUrl}${fillPath(call.path, parts.params ?? {})}`, {
    headers,
    searchParams: writeQuery(parts.query ?? {}),
    timeout: deadline ?? options.deadline ?? 8000,
    limit: call.method === 'GET' ? (options.retries ?? 2) : 0,
    body: parts.body,
    file: parts.file,
    signal,
  }).catch(async (error: unknown) => {
    throw await toShowroomError(call, error, inBackground ? {} : options);
  });
  const body: unknown = call.status === 204 ? undefined : await response.json();
  const answer: A = call.answer;
  const parsed = answer.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const detail = `${call.method} ${call.path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`;
  throw new ShowroomError('api.broken-answer', { status: 502, cause: parsed.error, detail });
}

interface RequestParts {
  readonly headers: Record<string, string>;
  readonly searchParams: URLSearchParams;
  readonly timeout: number;
  readonly limit: number;
  readonly body: unknown;
  readonly file: Blob | undefined;
  readonly signal: AbortSignal | undefined;
}

function request(call: Call, url: string, parts: RequestParts): Promise<KyResponse> {
  return ky(url, {
    method: call.method,
    headers: parts.headers,
    searchParams: parts.searchParams,
    timeout: parts.timeout,
    retry: { limit: parts.limit, methods: ['get'], statusCodes: [408, 429, 500, 502, 503, 504], backoffLimit: 2000 },
    ...(call.body && { json: parts.body }),
    ...(parts.file && { body: parts.file }),
    ...(parts.signal && { signal: parts.signal }),
  });
}

/** Fills `:name` in a path; every value is encoded, so that none can leave its segment. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function writeQuery(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const written = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) written.append(key, String(one));
  }
  return written;
}

function writeHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

type Refusals = Pick<ClientOptions, 'onForbidden' | 'onLoginRequired'>;

async function toShowroomError(call: Call, error: unknown, refusals: Refusals): Promise<unknown> {
  if (error instanceof Error && error.name === 'AbortError') return error;
  const detail = `${call.method} ${call.path}`;
  if (error instanceof TimeoutError) return new ShowroomError('api.unreachable', { status: 504, cause: error, detail });
  if (!(error instanceof HTTPError)) return new ShowroomError('api.unreachable', { status: 503, cause: error, detail });
  const { status } = error.response;
  const answered = await readProblem(error.response);
  if (status === 403) refusals.onForbidden?.();
  if (answered?.code === 'access.login-required') refusals.onLoginRequired?.();
  return new ShowroomError(codeOf(status, answered), { status, cause: error, ...(answered && { problem: answered }) });
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  const parsed = problem.safeParse(await response.json().catch(() => undefined));
  return parsed.success ? parsed.data : undefined;
}

function codeOf(status: number, answered: Problem | undefined): ErrorCode {
  if (isErrorCode(answered?.code)) return answered.code;
  const byStatus: Readonly<Record<number, ErrorCode>> = {
    401: 'access.sign-in',
    403: 'access.forbidden',
    404: 'page.not-found',
  };
  return byStatus[status] ?? (status >= 500 ? 'api.unreachable' : 'block.failed');
}
