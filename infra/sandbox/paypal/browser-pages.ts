import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, htmlPage } from '../../html';
import { sendFile, sendProviderPage, serveFiles } from '../pages';
import { attributes, challengeBody, formattedAmount, hiddenFields, PAGES_STYLE } from '../payments/pages';
import { approveOrder, findOrder } from './orders';
import { FUNDINGS, type Funding, type PaypalOrder, type PaypalSandbox } from './state';

const fileOf = (name: string) => join(import.meta.dirname, 'browser', name);

const FUNDING_NAMES = {
  balance: 'PayPal balance',
  card: 'Test card ending in 4242',
  challenge: 'Card that asks for the bank’s confirmation',
  refused: 'Card that is declined',
} as const satisfies Record<Funding, string>;

interface Window {
  readonly token?: string;
  /** The page that shows this one in a frame, when it is no window of its own. */
  readonly origin?: string;
}

interface Decision extends Window {
  readonly funding?: string;
  readonly decision?: string;
}

/**
 * The script that a site loads, the frame with its button, and the window in which people approve
 * an order.
 */
export function registerPaypalBrowser(app: FastifyInstance, paypal: PaypalSandbox): void {
  serveFiles(app, {
    '/buttons.js': fileOf('buttons.ts'),
    '/outcome.js': fileOf('outcome.ts'),
    '/paypal.css': fileOf('paypal.css'),
  });
  app.get<{ Querystring: { 'client-id'?: string } }>('/sdk/js', ({ query }, reply) => {
    if (query['client-id'] === paypal.keys.clientId) return sendFile(reply, fileOf('sdk.ts'));
    const error = 'throw new Error("SDK Validation error: client-id not recognized");';
    return reply.code(400).type('text/javascript; charset=utf-8').send(error);
  });
  app.get('/buttons', (_request, reply) => sendProviderPage(reply, buttonPage()));
  app.get('/waiting', (_request, reply) => sendProviderPage(reply, waitingPage()));
  app.get<{ Querystring: Window }>('/checkoutnow', ({ query }, reply) => {
    const order = findOrder(paypal, query.token ?? '');
    const isOver = order.status === 'COMPLETED';
    return sendProviderPage(reply, isOver ? outcomePage(order, query, 'approved') : approvalPage(order, query));
  });
  app.post<{ Body: Decision | null }>('/checkoutnow', ({ body }, reply) =>
    sendProviderPage(reply, decide(paypal, body ?? {})),
  );
}

function decide(context: PaypalSandbox, body: Decision): string {
  const order = findOrder(context, body.token ?? '');
  const funding = FUNDINGS.find((known) => known === body.funding) ?? 'balance';
  switch (body.decision) {
    case 'cancel':
      return outcomePage(order, body, 'cancelled');
    case 'refuse':
      return approvalPage(order, body, 'Your bank could not confirm that it is you. Please pay with something else.');
    case 'confirm':
      return outcomePage(approveOrder(context, order.id, funding), body, 'approved');
    default:
      break;
  }
  const isChallenged = context.faults.take('orders.approve', ['challenge']) !== undefined || funding === 'challenge';
  if (isChallenged) return challengePage(order, body);
  return outcomePage(approveOrder(context, order.id, funding), body, 'approved');
}

const page = (title: string, body: string, script?: string) =>
  htmlPage({
    title,
    body,
    styles: [PAGES_STYLE, '/paypal/paypal.css'],
    ...(script !== undefined && { scripts: [`/paypal/${script}.js`] }),
  });

function buttonPage(): string {
  return page('PayPal', '<button type="button" class="wallet">PayPal</button>', 'buttons');
}

function waitingPage(): string {
  return page('PayPal', '<main class="framed"><h1>PayPal</h1><p role="status">One moment, please.</p></main>');
}

function shownAmount({ amount }: PaypalOrder): string {
  return formattedAmount(Number(amount.value), amount.currency_code);
}

function approvalPage(order: PaypalOrder, { token, origin }: Window, problem?: string): string {
  const declined =
    order.status === 'PAYER_ACTION_REQUIRED' ? 'Your card was declined. Please pay with something else.' : undefined;
  const message = problem ?? declined;
  const choices = FUNDINGS.map(
    (funding, index) =>
      `<label><input type="radio" name="funding" value="${funding}"${index === 0 ? ' checked' : ''}> ${FUNDING_NAMES[funding]}</label>`,
  );
  return page(
    'Pay with PayPal',
    `<main class="framed"><p class="bank">PayPal sandbox</p><h1>${escapeHtml(shownAmount(order))}</h1>` +
      (message === undefined ? '' : `<p role="alert">${escapeHtml(message)}</p>`) +
      `<p>${escapeHtml(order.description ?? 'Your reservation')}. Nothing is charged here: this is a sandbox.</p>` +
      `<form method="post" action="/paypal/checkoutnow">${hiddenFields({ token, origin })}` +
      `<fieldset><legend>Pay with</legend>${choices.join('')}</fieldset>` +
      '<button name="decision" value="approve">Agree and pay</button>' +
      '<button name="decision" value="cancel">Cancel</button></form></main>',
  );
}

function challengePage(order: PaypalOrder, { token, origin }: Window): string {
  return page(
    '3-D Secure',
    challengeBody({
      amount: shownAmount(order),
      action: '/paypal/checkoutnow',
      answer: ['decision', 'confirm', 'refuse'],
      fields: { token, origin, funding: 'card' },
    }),
  );
}

/** Tells the page that opened it, and closes. */
function outcomePage(order: PaypalOrder, { origin }: Window, outcome: 'approved' | 'cancelled'): string {
  const data = {
    'data-outcome': outcome,
    'data-order': order.id,
    'data-payer': order.payer_id ?? '',
    'data-origin': origin ?? '',
  };
  return page(
    'PayPal',
    `<main class="framed"${attributes(data)}><h1>PayPal</h1><p role="status">You can go back to the shop now.</p></main>`,
    'outcome',
  );
}
