import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerUnlessFailing } from '../payments/failing-answer';
import { type CheckoutForm, checkoutPage, problemPage, threeDSecurePage } from './checkout-pages';
import type { LiqpayContext } from './context';
import { type Checkout, checkoutParameters, requestParameters } from './parameters';
import {
  answerChallenge,
  checkPayable,
  completeHold,
  findPayment,
  LiqpayFailure,
  payCheckout,
  refundPayment,
} from './payments';
import { presentPayment } from './present';
import { parseSigned } from './signature';

const errorBody = (status: 429 | 500) => ({
  result: 'error',
  err_code: `http_${status}`,
  err_description: 'Try again later',
});

/** The provider's HTTP API: one address for servers, one for people; both take signed data. */
export function registerLiqpayApi(app: FastifyInstance, context: LiqpayContext): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post<{ Body: CheckoutForm | null }>('/api/request', (request, reply) => serve(context, request, reply));
  app.post<{ Body: CheckoutForm | null }>('/api/3/checkout', (request, reply) =>
    showCheckout(context, request.body ?? {}, reply),
  );
  app.get<{ Querystring: CheckoutForm }>('/api/3/checkout', (request, reply) =>
    showCheckout(context, request.query, reply),
  );
}

async function serve(
  context: LiqpayContext,
  request: FastifyRequest<{ Body: CheckoutForm | null }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { data, signature } = request.body ?? {};
  const signed = parseSigned(data, signature, context.keys.privateKey);
  const parsed = requestParameters.safeParse(signed);
  const operation = parsed.success ? parsed.data.action : 'unknown';
  return answerUnlessFailing({ faults: context.faults, operation, request, reply, errorBody }, () => {
    if (signed === undefined) return refusal(new LiqpayFailure('err_signature', 'Invalid signature'));
    if (!parsed.success) return refusal(new LiqpayFailure('err_missing', 'Invalid parameters'));
    try {
      return { status: 200, body: presentPayment(perform(context, parsed.data), context.keys.publicKey) };
    } catch (error) {
      if (error instanceof LiqpayFailure) return refusal(error);
      throw error;
    }
  });
}

function perform(context: LiqpayContext, asked: ReturnType<typeof requestParameters.parse>) {
  switch (asked.action) {
    case 'status':
      return findPayment(context, asked.order_id);
    case 'hold_completion':
      return completeHold(context, asked.order_id);
    case 'refund':
      return refundPayment(context, asked.order_id, asked.amount);
  }
}

function refusal({ code, message }: LiqpayFailure): Answer {
  return { status: 200, body: { result: 'error', status: 'error', err_code: code, err_description: message } };
}

/** The person's side: card fields, what the bank asks, and back to the shop. */
function showCheckout(context: LiqpayContext, form: CheckoutForm, reply: FastifyReply): FastifyReply {
  const parsed = checkoutParameters.safeParse(parseSigned(form.data, form.signature, context.keys.privateKey));
  if (!parsed.success) return sendPage(reply.code(400), problemPage('err_signature'));
  const checkout = parsed.data;
  try {
    return step(context, form, checkout, reply);
  } catch (error) {
    if (error instanceof LiqpayFailure) return sendPage(reply, problemPage(error.code, checkout), checkout);
    throw error;
  }
}

function step(context: LiqpayContext, form: CheckoutForm, checkout: Checkout, reply: FastifyReply): FastifyReply {
  if (form.confirmed !== undefined) {
    return after(answerChallenge(context, checkout.order_id, form.confirmed === 'yes').status, form, checkout, reply);
  }
  if (form.card !== undefined) {
    const digits = form.card.replace(/\D/g, '');
    return after(payCheckout(context, checkout, digits).status, form, checkout, reply);
  }
  checkPayable(context, checkout);
  return sendPage(reply, checkoutPage(form, checkout), checkout);
}

function after(status: string, form: CheckoutForm, checkout: Checkout, reply: FastifyReply): FastifyReply {
  if (status === '3ds_verify') return sendPage(reply, threeDSecurePage(form, checkout), checkout);
  if (status === 'failure') return sendPage(reply, checkoutPage(form, checkout, true), checkout);
  if (checkout.result_url !== undefined) return reply.redirect(checkout.result_url, 303);
  return sendPage(reply, problemPage('paid', checkout), checkout);
}

/** A form may end at the shop, whose address the shop has signed. */
function sendPage(reply: FastifyReply, page: string, checkout?: Checkout): FastifyReply {
  const shop = checkout?.result_url === undefined ? '' : ` ${new URL(checkout.result_url).origin}`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'${shop}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(page);
}
