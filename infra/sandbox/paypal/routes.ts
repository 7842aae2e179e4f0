import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerUnlessFailing } from '../payments/failing-answer';
import type { PaypalContext } from './context';
import { errorBody, notFound, PaypalFailure, unprocessable } from './errors';
import {
  authorizeOrder,
  captureAuthorization,
  captureOrder,
  createOrder,
  findByAuthorization,
  findByCapture,
  findOrder,
  refundCapture,
  voidAuthorization,
} from './orders';
import { presentAuthorization, presentCapture, presentOrder, presentOrderBriefly, presentRefund } from './present';
import type { Signer } from './signature';
import type { PaypalOrder } from './state';
import type { Tokens } from './tokens';

interface Asked {
  readonly id: string;
  readonly body: unknown;
  /** `Prefer: return=representation`. */
  readonly whole: boolean;
}

interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly work: (context: PaypalContext, asked: Asked) => Answer;
}

const orderAnswer = (context: PaypalContext, order: PaypalOrder, { whole }: Asked, status = 200): Answer => ({
  status,
  body: (whole ? presentOrder : presentOrderBriefly)(order, context.url()),
});

const OPERATIONS: readonly Operation[] = [
  {
    name: 'orders.create',
    method: 'POST',
    path: '/v2/checkout/orders',
    work: (context, asked) => orderAnswer(context, createOrder(context, asked.body), asked, 201),
  },
  {
    name: 'orders.get',
    method: 'GET',
    path: '/v2/checkout/orders/:id',
    work: (context, { id }) => ({ status: 200, body: presentOrder(findOrder(context, id), context.url()) }),
  },
  {
    name: 'orders.authorize',
    method: 'POST',
    path: '/v2/checkout/orders/:id/authorize',
    work: (context, asked) => orderAnswer(context, authorizeOrder(context, asked.id), { ...asked, whole: true }, 201),
  },
  {
    name: 'orders.capture',
    method: 'POST',
    path: '/v2/checkout/orders/:id/capture',
    work: (context, asked) => orderAnswer(context, captureOrder(context, asked.id), { ...asked, whole: true }, 201),
  },
  {
    name: 'authorizations.get',
    method: 'GET',
    path: '/v2/payments/authorizations/:id',
    work: (context, { id }) => ({
      status: 200,
      body: presentAuthorization(findByAuthorization(context, id), context.url()),
    }),
  },
  {
    name: 'authorizations.capture',
    method: 'POST',
    path: '/v2/payments/authorizations/:id/capture',
    work: (context, { id, body }) => ({
      status: 201,
      body: presentCapture(captureAuthorization(context, id, body), context.url()),
    }),
  },
  {
    name: 'authorizations.void',
    method: 'POST',
    path: '/v2/payments/authorizations/:id/void',
    work: (context, { id }) => {
      voidAuthorization(context, id);
      return { status: 204 };
    },
  },
  {
    name: 'captures.get',
    method: 'GET',
    path: '/v2/payments/captures/:id',
    work: (context, { id }) => ({ status: 200, body: presentCapture(findByCapture(context, id), context.url()) }),
  },
  {
    name: 'captures.refund',
    method: 'POST',
    path: '/v2/payments/captures/:id/refund',
    work: (context, { id, body }) => ({
      status: 201,
      body: presentRefund(findByCapture(context, id), refundCapture(context, id, body), context.url()),
    }),
  },
];

/** The provider's HTTP API: JSON bodies, access tokens, request ids, its own error form. */
export function registerPaypalApi(app: FastifyInstance, context: PaypalContext, tokens: Tokens, signer: Signer): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler((error, _request, reply) => sendFailure(reply, error));
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, notFound()));

  const failing = (operation: string, request: FastifyRequest, reply: FastifyReply, work: () => Answer) =>
    answerUnlessFailing({ faults: context.faults, operation, request, reply, errorBody }, work);

  app.post('/v1/oauth2/token', (request, reply) =>
    failing('oauth2.token', request, reply, () => ({ status: 200, body: tokens.issue(request.headers.authorization) })),
  );
  app.post('/v1/notifications/verify-webhook-signature', (request, reply) =>
    failing('webhooks.verify', request, reply, () => {
      tokens.check(request.headers.authorization);
      return { status: 200, body: { verification_status: signer.verify(request.body) ? 'SUCCESS' : 'FAILURE' } };
    }),
  );

  for (const { name, method, path, work } of OPERATIONS) {
    app.route<{ Params: { id?: string } }>({
      method,
      url: path,
      handler: (request, reply) =>
        failing(name, request, reply, () => {
          tokens.check(request.headers.authorization);
          const whole = /return=representation/.test(String(request.headers.prefer));
          const asked: Asked = { id: request.params.id ?? '', body: request.body, whole };
          return method === 'POST' ? once(context, request, () => work(context, asked)) : work(context, asked);
        }),
    });
  }
}

/** A request id that was used before answers what came of it then; failures are not kept. */
function once({ state }: PaypalContext, request: FastifyRequest, work: () => Answer): Answer {
  const id = request.headers['paypal-request-id'];
  if (typeof id !== 'string') return work();
  const fingerprint = createHash('sha256')
    .update(`${request.url} ${JSON.stringify(request.body)}`)
    .digest('hex');
  const known = state.answers.get(id);
  if (known && known.fingerprint !== fingerprint) {
    throw unprocessable('DUPLICATE_REQUEST_ID', 'The value of PayPal-Request-Id header has already been used.');
  }
  if (known) return { status: 200, body: known.body };
  const answer = work();
  state.answers.set(id, { fingerprint, status: answer.status, body: structuredClone(answer.body) });
  return answer;
}

function sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof PaypalFailure) return reply.code(error.status).send(error.body);
  reply.log.error(error);
  return reply.code(500).send(errorBody(500));
}
