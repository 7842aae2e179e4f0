import { Readable } from 'node:stream';
import type { Call, CallOutput } from '@showroom/contracts/calls/call';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { Output, Schema } from '@showroom/contracts/schema/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Api, Caller } from './api';
import { type FieldIssue, Refusal } from './refusal';

type Part<C extends Call, K extends 'params' | 'query' | 'body' | 'headers'> = C extends {
  readonly [P in K]: infer S extends Schema;
}
  ? Output<S>
  : undefined;

/** What a handler gets: the parts that the call declares, parsed, and who calls. */
export interface Received<C extends Call> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly body: Part<C, 'body'>;
  readonly headers: Part<C, 'headers'>;
  /** What a call that sends a file sends; nothing when the request had no body. */
  readonly file: Readable | undefined;
  readonly caller: Caller;
  readonly requestId: string;
}

const PARTS = {
  params: { status: 400, sentence: 'A part of the address is malformed.' },
  query: { status: 400, sentence: 'A parameter is malformed.' },
  body: { status: 422, sentence: 'The body breaks its schema.' },
  headers: { status: 400, sentence: 'A header is missing or malformed.' },
} as const;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A parameter is named as a whole, a field of a body by its path. */
function fieldIssues(part: keyof typeof PARTS, issues: readonly Issue[]): FieldIssue[] {
  return issues.map(({ path, message }) => ({
    path: part === 'body' ? path.map(String).join('.') : String(path[0] ?? ''),
    message,
  }));
}

function parsePart(call: Call, part: keyof typeof PARTS, value: unknown): unknown {
  const schema = call[part];
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusalOf(part, parsed.error.issues);
}

function refusalOf(part: keyof typeof PARTS, issues: readonly Issue[]): Refusal {
  return new Refusal(PARTS[part].status, PARTS[part].sentence, fieldIssues(part, issues));
}

interface AnyReceived {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: unknown;
  readonly file: Readable | undefined;
  readonly caller: Caller;
  readonly requestId: string;
}

/** True by construction: each declared part went through its schema just before. */
function isReceived<C extends Call>(call: C, received: AnyReceived): received is Received<C> {
  return (['params', 'query', 'body', 'headers'] as const).every(
    (part) => call[part] !== undefined || received[part] === undefined,
  );
}

function receive<C extends Call>(call: C, request: FastifyRequest, caller: Caller): Received<C> {
  const received = {
    params: parsePart(call, 'params', request.params),
    query: parsePart(call, 'query', request.query),
    body: parsePart(call, 'body', request.body),
    file: call.sends === 'file' && request.body instanceof Readable ? request.body : undefined,
    headers: parsePart(call, 'headers', request.headers),
    caller,
    requestId: request.id,
  };
  if (!isReceived(call, received)) throw new Error(`${call.method} ${call.path} was given more than it declares`);
  return received;
}

/** JSON, in pieces, for a member that is empty in the answer. */
interface WrittenMember {
  readonly name: string;
  readonly empty: 'null' | '[]';
  readonly json: readonly Buffer[];
}

/**
 * An answer of which some members, empty in `answer`, were written as JSON beforehand: to check and
 * to write thousands of counts anew would take longer than to count them. The tests hold such
 * members to the schema.
 */
export class PartlySerialized<A> {
  readonly answer: A;
  /** In the order in which they stand. */
  readonly members: readonly WrittenMember[];

  constructor(answer: A, members: readonly WrittenMember[]) {
    this.answer = answer;
    this.members = members;
  }
}

function serialise(call: Call, answer: unknown): string | Buffer {
  if (!(answer instanceof PartlySerialized)) return serialiseWhole(call, answer);
  let rest = serialiseWhole(call, answer.answer);
  const pieces: Buffer[] = [];
  for (const { name, empty, json } of answer.members) {
    const gap = `"${name}":${empty}`;
    // Inside of a text its quotes would be escaped, so this is the member itself.
    const end = rest.indexOf(gap) + gap.length;
    if (end < gap.length) throw new Error(`The answer of ${call.method} ${call.path} has no empty member ${name}`);
    pieces.push(Buffer.from(rest.slice(0, end - empty.length)), ...json);
    rest = rest.slice(end);
  }
  return Buffer.concat([...pieces, Buffer.from(rest)]);
}

function serialiseWhole(call: Call, answer: unknown): string {
  const parsed = call.answer.safeParse(answer);
  if (parsed.success) return JSON.stringify(parsed.data);
  const places = parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  throw new Error(`The answer of ${call.method} ${call.path} breaks its schema: ${places.slice(0, 3).join('; ')}`);
}

const naming = z.object({ market: z.optional(z.string()), listing: z.optional(z.string()) });

/** A market or listing that the call names is one of the caller's own, wherever it stands. */
function checkNamedMarkets({ params, query, body, caller }: AnyReceived): void {
  for (const part of [params, query, body]) {
    const { market, listing } = naming.safeParse(part).data ?? {};
    if (market !== undefined) caller.markets.require(market);
    if (listing !== undefined) caller.markets.requireListing(listing);
  }
}

const closable = z.object({
  market: z.optional(z.string()),
  company_uuid: z.optional(z.string()),
  vendor_uuid: z.optional(z.string()),
});

/**
 * Throws 401 where a body is about a market that the site has closed to whoever sends it: its wall
 * sees addresses alone.
 */
function refuseClosed(body: unknown, closed: unknown): void {
  if (typeof closed !== 'string') return;
  const names = closed.toLowerCase().split(',');
  const named = Object.values(closable.safeParse(body).data ?? {});
  if (named.some((name) => name !== undefined && names.includes(name.toLowerCase()))) {
    throw new ShowroomError('access.login-required', { status: 401 });
  }
}

type Answer<C extends Call> = CallOutput<C> | PartlySerialized<CallOutput<C>>;

/**
 * Serves a declared call: access, parsing and serialisation follow from the declaration. A call of
 * people acts within their markets: one that names a market is checked here; the handler of any
 * other holds what it found against `caller.markets`, and without that it answers nothing.
 */
export function implement<C extends Call>(
  api: Api,
  call: C,
  handler: (received: Received<C>) => Answer<C> | Promise<Answer<C>>,
): void {
  api.calls.push(call);
  const callers = new WeakMap<FastifyRequest, Caller>();
  api.server.route({
    method: call.method,
    url: call.path,
    // Before the body is read: a stranger's body is not worth the work.
    onRequest: async (request: FastifyRequest) => {
      callers.set(request, await api.admit(call, request));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callers.get(request) ?? (await api.admit(call, request));
      const received = receive(call, request, caller);
      refuseClosed(received.body, request.headers['x-closed-markets']);
      const isOfPeople = Array.isArray(call.access);
      if (isOfPeople) checkNamedMarkets(received);
      const answer = await handler(received);
      if (isOfPeople && !caller.markets.isChecked) {
        throw new Error(`${call.method} ${call.path} does not hold what it answers against the caller's markets`);
      }
      reply.code(call.status ?? 200);
      if (call.access !== 'anyone') reply.header('cache-control', 'no-store');
      if (call.status === 204) return reply.send();
      return reply.type('application/json; charset=utf-8').send(serialise(call, answer));
    },
  });
}
