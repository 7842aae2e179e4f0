import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFault } from '../payments/failing-answer';
import { type Fault, type FaultAfter, type FaultBefore, isAfter, isBefore, isFault } from '../payments/faults';
import type { StripeContext } from './context';
import { missing, StripeFailure } from './errors';
import { canonical, type FormObject, parseForm } from './form-body';
import { answerOnce } from './idempotency';
import { cancelIntent, captureIntent, confirmIntent, createIntent, faultOf, findIntent } from './payment-intents';
import { createMethod, findMethod } from './payment-methods';
import { presentEvent, presentIntent, presentIntentToBrowser, presentMethod, presentRefund } from './present';
import { createRefund, findRefund, refundsOf } from './refunds';

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

type Caller = 'server' | 'browser';
interface Asked {
  readonly id: string;
  readonly form: FormObject;
  readonly caller: Caller;
}
type Work = (context: StripeContext, asked: Asked) => unknown;

interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The browser's key may call it too; intents then need their client secret. */
  readonly fromBrowser: boolean;
  readonly work: Work;
}

const onIntent =
  (work: (context: StripeContext, id: string, form: FormObject) => ReturnType<typeof findIntent>): Work =>
  (context, { id, form, caller }) => {
    if (caller === 'browser' && findIntent(context, id).client_secret !== form.client_secret) {
      throw missing('payment_intent', id);
    }
    const intent = work(context, id, form);
    return (caller === 'browser' ? presentIntentToBrowser : presentIntent)(intent, context.url());
  };

const OPERATIONS: readonly Operation[] = [
  operation('payment_intents.create', 'POST', '/v1/payment_intents', (context, { form }) =>
    presentIntent(createIntent(context, form), context.url()),
  ),
  browserOperation('payment_intents.retrieve', 'GET', '/v1/payment_intents/:id', onIntent(findIntent)),
  browserOperation('payment_intents.confirm', 'POST', '/v1/payment_intents/:id/confirm', onIntent(confirmIntent)),
  operation('payment_intents.capture', 'POST', '/v1/payment_intents/:id/capture', onIntent(captureIntent)),
  operation('payment_intents.cancel', 'POST', '/v1/payment_intents/:id/cancel', onIntent(cancelIntent)),
  operation('refunds.create', 'POST', '/v1/refunds', (context, { form }) => presentRefund(createRefund(context, form))),
  operation('refunds.retrieve', 'GET', '/v1/refunds/:id', (context, { id }) => presentRefund(findRefund(context, id))),
  operation('refunds.list', 'GET', '/v1/refunds', (context, { form }) => ({
    object: 'list',
    url: '/v1/refunds',
    has_more: false,
    data: refundsOf(context, String(form.payment_intent)).map(presentRefund),
  })),
  browserOperation('payment_methods.create', 'POST', '/v1/payment_methods', (context, { form }) =>
    presentMethod(createMethod(context, form)),
  ),
  operation('payment_methods.retrieve', 'GET', '/v1/payment_methods/:id', (context, { id }) =>
    presentMethod(findMethod(context, id)),
  ),
  operation('events.retrieve', 'GET', '/v1/events/:id', (context, { id }) => {
    const event = context.state.events.get(id);
    if (!event) throw missing('event', id);
    return presentEvent(event);
  }),
];

function operation(name: string, method: 'GET' | 'POST', path: string, work: Work): Operation {
  return { name, method, path, work, fromBrowser: false };
}

function browserOperation(name: string, method: 'GET' | 'POST', path: string, work: Work): Operation {
  return { name, method, path, work, fromBrowser: true };
}

/** The provider's HTTP API: form bodies, bearer keys, idempotency keys, its own error form. */
export function registerStripeApi(app: FastifyInstance, context: StripeContext, keys: StripeKeys): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body))),
  );
  app.setErrorHandler((error, _request, reply) => sendFailure(reply, error));
  app.setNotFoundHandler((request, reply) =>
    sendFailure(
      reply,
      new StripeFailure(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`,
      }),
    ),
  );
  for (const one of OPERATIONS) {
    app.route<{ Params: { id?: string }; Body: FormObject | undefined }>({
      method: one.method,
      url: one.path,
      handler: (request, reply) => answer(context, keys, one, request, reply),
    });
  }
}

type StripeRequest = FastifyRequest<{ Params: { id?: string }; Body: FormObject | undefined }>;

async function answer(
  context: StripeContext,
  keys: StripeKeys,
  one: Operation,
  request: StripeRequest,
  reply: FastifyReply,
) {
  const caller = callerOf(request.headers.authorization, keys);
  if (caller === 'browser' && !one.fromBrowser) {
    throw unauthorised('This API call cannot be made with a publishable API key. Please use a secret API key.', 403);
  }
  const form = one.method === 'GET' ? parseForm(request.url.split('?')[1] ?? '') : (request.body ?? {});
  const asked: Asked = { id: request.params.id ?? '', form, caller };
  const { before, after } = faultsFor(context, one, request, asked);
  // A 500 of the provider itself is kept for the key; what comes from in between is not.
  if (before && before !== 'error-500') return answerFault({ request, reply, errorBody }, before);
  const key = one.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  const { status, body, replayed } = answerOnce(context.state, textOf(key), fingerprintOf(request, form), () => {
    if (before) throw new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred' });
    return { status: 200, body: structuredClone(one.work(context, asked)) };
  });
  // The work is done and the answer lost: the caller finds out by asking again with the same key.
  if (after) return answerFault({ request, reply, errorBody }, after);
  return reply
    .code(status)
    .headers({ 'request-id': `req_${request.id}`, ...(replayed && { 'idempotent-replayed': 'true' }) })
    .send(body);
}

function callerOf(header: string | undefined, keys: StripeKeys): Caller {
  const key = readKey(header);
  if (key === keys.secretKey) return 'server';
  if (key === keys.publishableKey) return 'browser';
  throw unauthorised(key ? 'Invalid API Key provided.' : 'You did not provide an API key.', 401);
}

function readKey(header: string | undefined): string | undefined {
  const [scheme, value] = header?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() === 'basic')
    return Buffer.from(value ?? '', 'base64')
      .toString()
      .split(':')[0];
  return undefined;
}

function unauthorised(message: string, status: number): StripeFailure {
  return new StripeFailure(status, { type: 'invalid_request_error', message });
}

interface Planned {
  readonly before?: FaultBefore | undefined;
  readonly after?: FaultAfter | undefined;
}

function faultsFor({ state, faults }: StripeContext, one: Operation, request: StripeRequest, { id }: Asked): Planned {
  const header = request.headers['x-sandbox-fault'];
  const asked: Fault | undefined = isFault(header)
    ? header
    : faultOf(state.intents.get(id)?.metadata ?? {}, ['time-out', 'error-500']);
  const before = isBefore(asked) ? asked : faults.takeBefore(one.name);
  if (before) return { before };
  return { after: isAfter(asked) ? asked : faults.takeAfter(one.name) };
}

function errorBody(status: 429 | 500) {
  if (status === 500) return { error: { type: 'api_error', message: 'An unknown error occurred' } };
  return {
    error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests hit the API too quickly.' },
  };
}

function fingerprintOf(request: StripeRequest, form: FormObject): string {
  return createHash('sha256')
    .update(`${request.method} ${request.url} ${canonical(form)}`)
    .digest('hex');
}

function textOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0];
}

function sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof StripeFailure) return reply.code(error.status).send({ error: error.body });
  reply.log.error(error);
  return reply.code(500).send({ error: { type: 'api_error', message: 'The stand-in itself failed.' } });
}
