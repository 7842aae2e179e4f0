import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '../forms';
import { sendProviderPage } from '../pages';
import { answerUnlessFailing, attempt, Failure } from '../payments/answer';
import { type CheckoutForm, checkoutPage, problemPage, threeDSecurePage } from './checkout-pages';
import { type Checkout, checkoutParameters, requestParameters } from './parameters';
import {
  answerChallenge,
  checkPayable,
  completeHold,
  findPayment,
  payCheckout,
  presentPayment,
  refundPayment,
  refusal,
} from './payments';
import { parseSigned } from './signature';
import type { LiqpaySandbox } from './state';

const errorBody = (status: 429 | 500) => ({
  result: 'error',
  err_code: `http_${status}`,
  err_description: 'Try again later',
});

/** The provider's HTTP API: one address for servers, one for people; both take signed data. */
export function registerLiqpayApi(app: FastifyInstance, liqpay: LiqpaySandbox): void {
  acceptForms(app);
  app.post<{ Body: CheckoutForm | null }>('/api/request', (request, reply) => serve(liqpay, request, reply));
  app.post<{ Body: CheckoutForm | null }>('/api/3/checkout', ({ body }, reply) =>
    showCheckout(liqpay, body ?? {}, reply),
  );
  app.get<{ Querystring: CheckoutForm }>('/api/3/checkout', ({ query }, reply) => showCheckout(liqpay, query, reply));
}

async function serve(
  liqpay: LiqpaySandbox,
  request: FastifyRequest<{ Body: CheckoutForm | null }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { faults, keys } = liqpay;
  const signed = parseSigned(request.body ?? {}, keys.privateKey);
  const { data: asked } = requestParameters.safeParse(signed);
  const operation = asked?.action ?? 'unknown';
  return answerUnlessFailing({ faults, operation, request, reply, errorBody }, () =>
    attempt(() => {
      if (signed === undefined) throw refusal('err_signature', 'Invalid signature');
      if (!asked) throw refusal('err_missing', 'Invalid parameters');
      return { status: 200, body: presentPayment(perform(liqpay, asked), keys.publicKey) };
    }),
  );
}

function perform(liqpay: LiqpaySandbox, asked: ReturnType<typeof requestParameters.parse>) {
  switch (asked.action) {
    case 'status':
      return findPayment(liqpay, asked.order_id);
    case 'hold_completion':
      return completeHold(liqpay, asked.order_id);
    case 'refund':
      return refundPayment(liqpay, asked.order_id, asked.amount);
  }
}

/** The person's side: card fields, what the bank asks, and back to the shop. */
function showCheckout(liqpay: LiqpaySandbox, form: CheckoutForm, reply: FastifyReply): FastifyReply {
  const { data: checkout } = checkoutParameters.safeParse(parseSigned(form, liqpay.keys.privateKey));
  if (!checkout) return sendProviderPage(reply.code(400), problemPage('err_signature'));
  const page = pageOf(liqpay, form, checkout);
  if (page === undefined && checkout.result_url !== undefined) return reply.redirect(checkout.result_url, 303);
  // A form may end at the shop, whose address the shop has signed.
  const shop = checkout.result_url === undefined ? '' : new URL(checkout.result_url).origin;
  return sendProviderPage(reply, page ?? problemPage('paid', checkout), shop);
}

/** What the person sees next; nothing once it is paid. */
function pageOf(liqpay: LiqpaySandbox, form: CheckoutForm, checkout: Checkout): string | undefined {
  try {
    switch (step(liqpay, form, checkout)) {
      case undefined:
        return checkoutPage(form, checkout);
      case '3ds_verify':
        return threeDSecurePage(form, checkout);
      case 'failure':
        return checkoutPage(form, checkout, true);
      default:
        return undefined;
    }
  } catch (error) {
    if (error instanceof Failure) return problemPage(error.message, checkout);
    throw error;
  }
}

/** The status of the payment after what the person did; undefined when nothing was done yet. */
function step(liqpay: LiqpaySandbox, { card, confirmed }: CheckoutForm, checkout: Checkout) {
  if (confirmed !== undefined) return answerChallenge(liqpay, checkout.order_id, confirmed === 'yes').status;
  if (card !== undefined) return payCheckout(liqpay, checkout, card.replace(/\D/g, '')).status;
  checkPayable(liqpay, checkout);
  return undefined;
}
