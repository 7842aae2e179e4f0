import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultAmong } from '../faults';
import { acceptForms } from '../forms';
import { answerFailures, answerOnce, answerUnlessFailing, attempt, type Failure } from '../payments/answer';
import { FAULTS } from '../payments/faults';
import { errorBody, failure, invalidRequest, missing } from './errors';
import { canonical, type FormObject, parseForm } from './parameters';
import { cancelIntent, captureIntent, confirmIntent, createIntent, faultOf, findIntent } from './payment-intents';
import { createMethod, findMethod } from './payment-methods';
import { presentEvent, presentIntent, presentIntentToBrowser, presentMethod, presentRefund } from './present';
import { createRefund, findRefund, refundsOf } from './refunds';
import type { StripeSandbox } from './state';

type Caller = 'server' | 'browser';
interface Asked {
  readonly id: string;
  readonly form: FormObject;
  readonly caller: Caller;
}
type Work = (stripe: StripeSandbox, asked: Asked) => unknown;

const onIntent =
  (work: (stripe: StripeSandbox, id: string, form: FormObject) => ReturnType<typeof findIntent>): Work =>
  (stripe, { id, form, caller }) => {
    if (caller === 'browser' && findIntent(stripe, id).client_secret !== form.client_secret) {
      throw missing('payment_intent', id);
    }
    const intent = work(stripe, id, form);
    return (caller === 'browser' ? presentIntentToBrowser : presentIntent)(intent, stripe.url());
  };

/** By their names: method, path, and what they do. */
const OPERATIONS: Readonly<Record<string, readonly [method: 'GET' | 'POST', path: string, work: Work]>> = {
  'payment_intents.create': [
    'POST',
    '/v1/payment_intents',
    (stripe, { form }) => presentIntent(createIntent(stripe, form), stripe.url()),
  ],
  'payment_intents.retrieve': ['GET', '/v1/payment_intents/:id', onIntent(findIntent)],
  'payment_intents.confirm': ['POST', '/v1/payment_intents/:id/confirm', onIntent(confirmIntent)],
  'payment_intents.capture': ['POST', '/v1/payment_intents/:id/capture', onIntent(captureIntent)],
  'payment_intents.cancel': ['POST', '/v1/payment_intents/:id/cancel', onIntent(cancelIntent)],
  'refunds.create': ['POST', '/v1/refunds', (stripe, { form }) => presentRefund(createRefund(stripe, form))],
  'refunds.retrieve': ['GET', '/v1/refunds/:id', (stripe, { id }) => presentRefund(findRefund(stripe, id))],
  'refunds.list': [
    'GET',
    '/v1/refunds',
    (stripe, { form }) => {
      const data = refundsOf(stripe, String(form.payment_intent)).map(presentRefund);
      return { object: 'list', url: '/v1/refunds', has_more: false, data };
    },
  ],
  'payment_methods.create': [
    'POST',
    '/v1/payment_methods',
    (stripe, { form }) => presentMethod(createMethod(stripe, form)),
  ],
  'payment_methods.retrieve': [
    'GET',
    '/v1/payment_methods/:id',
    (stripe, { id }) => presentMethod(findMethod(stripe, id)),
  ],
  'events.retrieve': [
    'GET',
    '/v1/events/:id',
    ({ state }, { id }) => {
      const event = state.events.get(id);
      if (!event) throw missing('event', id);
      return presentEvent(event);
    },
  ],
};

/** What the browser's key may call, too; intents then need their client secret. */
const FROM_BROWSERS = ['payment_intents.retrieve', 'payment_intents.confirm', 'payment_methods.create'];

type StripeRequest = FastifyRequest<{ Params: { id?: string }; Body: FormObject | undefined }>;

/** The provider's HTTP API: form bodies, bearer keys, idempotency keys, its own error form. */
export function registerStripeApi(app: FastifyInstance, stripe: StripeSandbox): void {
  acceptForms(app, parseForm);
  answerFailures(app, errorBody, ({ method, url }) =>
    invalidRequest(404, `Unrecognized request URL (${method}: ${url.split('?')[0]}).`),
  );
  for (const [name, [method, url, work]] of Object.entries(OPERATIONS)) {
    app.route<{ Params: { id?: string }; Body: FormObject | undefined }>({
      method,
      url,
      handler: (request, reply) => answer(stripe, name, work, request, reply),
    });
  }
}

async function answer(
  stripe: StripeSandbox,
  operation: string,
  work: Work,
  request: StripeRequest,
  reply: FastifyReply,
) {
  const { method, url, headers, body, params } = request;
  const caller = callerOf(headers.authorization, stripe);
  if (caller === 'browser' && !FROM_BROWSERS.includes(operation)) {
    throw invalidRequest(403, 'This API call cannot be made with a publishable API key. Please use a secret API key.');
  }
  const form = method === 'GET' ? parseForm(url.split('?')[1] ?? '') : (body ?? {});
  const asked: Asked = { id: params.id ?? '', form, caller };
  const { faults, state } = stripe;
  const fault =
    faultAmong(FAULTS, headers['x-sandbox-fault']) ??
    faultOf(state.intents.get(asked.id)?.metadata ?? {}, ['time-out', 'error-500']);
  // A 500 of the provider itself is kept for the key; what comes from in between is not.
  const trouble = { request, reply, faults, operation, errorBody, fault, keepsErrors: true };
  return answerUnlessFailing(trouble, (broken) => {
    const [key] = method === 'POST' ? [headers['idempotency-key']].flat() : [];
    const text = `${method} ${url} ${canonical(form)}`;
    const { isReplayed, ...answered } = answerOnce({ answers: state.answers, key, text, mismatch }, () =>
      attempt(() => {
        if (broken) throw broken;
        return { status: 200, body: work(stripe, asked) };
      }),
    );
    return {
      ...answered,
      headers: { 'request-id': `req_${request.id}`, ...(isReplayed && { 'idempotent-replayed': 'true' }) },
    };
  });
}

function mismatch(key: string): Failure {
  return failure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function callerOf(header: string | undefined, { keys }: StripeSandbox): Caller {
  const key = readKey(header);
  if (key === keys.secretKey) return 'server';
  if (key === keys.publishableKey) return 'browser';
  throw invalidRequest(401, key ? 'Invalid API Key provided.' : 'You did not provide an API key.');
}

function readKey(header = ''): string | undefined {
  const [scheme = '', value = ''] = header.split(' ');
  switch (scheme.toLowerCase()) {
    case 'bearer':
      return value;
    case 'basic':
      return Buffer.from(value, 'base64').toString().split(':')[0];
    default:
      return undefined;
  }
}
