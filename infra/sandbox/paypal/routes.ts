import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptForms } from '../forms';
import { type Answer, answerFailures, answerOnce, answerUnlessFailing } from '../payments/answer';
import { errorBody, notFound, unprocessable } from './errors';
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
import type { PaypalSandbox } from './state';

type PaypalRequest = FastifyRequest<{ Params: { id?: string } }>;

interface Asked {
  readonly id: string;
  readonly body: unknown;
  /** `Prefer: return=representation`. */
  readonly isWhole: boolean;
}

type Work = (paypal: PaypalSandbox, asked: Asked) => unknown;

/** By their names: method, path, the status of a success, and what they do. */
const OPERATIONS: Readonly<
  Record<string, readonly [method: 'GET' | 'POST', path: string, status: number, work: Work]>
> = {
  'webhooks.verify': [
    'POST',
    '/v1/notifications/verify-webhook-signature',
    200,
    ({ signer }, { body }) => ({ verification_status: signer.verify(body) ? 'SUCCESS' : 'FAILURE' }),
  ],
  'orders.create': [
    'POST',
    '/v2/checkout/orders',
    201,
    (paypal, { body, isWhole }) =>
      (isWhole ? presentOrder : presentOrderBriefly)(createOrder(paypal, body), paypal.url()),
  ],
  'orders.get': [
    'GET',
    '/v2/checkout/orders/:id',
    200,
    (paypal, { id }) => presentOrder(findOrder(paypal, id), paypal.url()),
  ],
  'orders.authorize': [
    'POST',
    '/v2/checkout/orders/:id/authorize',
    201,
    (paypal, { id }) => presentOrder(authorizeOrder(paypal, id), paypal.url()),
  ],
  'orders.capture': [
    'POST',
    '/v2/checkout/orders/:id/capture',
    201,
    (paypal, { id }) => presentOrder(captureOrder(paypal, id), paypal.url()),
  ],
  'authorizations.get': [
    'GET',
    '/v2/payments/authorizations/:id',
    200,
    (paypal, { id }) => presentAuthorization(findByAuthorization(paypal, id), paypal.url()),
  ],
  'authorizations.capture': [
    'POST',
    '/v2/payments/authorizations/:id/capture',
    201,
    (paypal, { id, body }) => presentCapture(captureAuthorization(paypal, id, body), paypal.url()),
  ],
  'authorizations.void': [
    'POST',
    '/v2/payments/authorizations/:id/void',
    204,
    (paypal, { id }) => voidAuthorization(paypal, id),
  ],
  'captures.get': [
    'GET',
    '/v2/payments/captures/:id',
    200,
    (paypal, { id }) => presentCapture(findByCapture(paypal, id), paypal.url()),
  ],
  'captures.refund': [
    'POST',
    '/v2/payments/captures/:id/refund',
    201,
    (paypal, { id, body }) => presentRefund(findByCapture(paypal, id), refundCapture(paypal, id, body), paypal.url()),
  ],
};

/** The provider's HTTP API: JSON bodies, access tokens, request ids, its own error form. */
export function registerPaypalApi(app: FastifyInstance, paypal: PaypalSandbox): void {
  const { faults, tokens } = paypal;
  acceptForms(app);
  answerFailures(app, errorBody, notFound);
  app.post('/v1/oauth2/token', (request, reply) =>
    answerUnlessFailing({ faults, operation: 'oauth2.token', request, reply, errorBody }, () => ({
      status: 200,
      body: tokens.issue(request.headers.authorization),
    })),
  );
  for (const [operation, [method, url, status, work]] of Object.entries(OPERATIONS)) {
    app.route<{ Params: { id?: string } }>({
      method,
      url,
      handler: (request, reply) =>
        answerUnlessFailing({ faults, operation, request, reply, errorBody }, () => {
          tokens.check(request.headers.authorization);
          return once(paypal, request, status, work);
        }),
    });
  }
}

/**
 * A request id that was used before answers what came of it then. Neither failures nor what was
 * only read are kept.
 */
function once(paypal: PaypalSandbox, request: PaypalRequest, status: number, work: Work): Answer {
  const { url, body, headers, params } = request;
  const isWhole = /return=representation/.test(String(headers['prefer']));
  const answer = () => ({ status, body: work(paypal, { id: params.id ?? '', body, isWhole }) });
  if (status === 200) return answer();
  const mismatch = () => unprocessable('DUPLICATE_REQUEST_ID');
  const [key] = [headers['paypal-request-id']].flat();
  const text = `${url} ${JSON.stringify(body)}`;
  const { isReplayed, ...answered } = answerOnce({ answers: paypal.state.answers, key, text, mismatch }, answer);
  return isReplayed ? { ...answered, status: 200 } : answered;
}
