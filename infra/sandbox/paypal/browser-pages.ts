import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml, htmlPage } from '../../html';
import { PAGES_STYLE } from '../payments/pages';
import { scriptBundle } from '../payments/script-bundle';
import type { PaypalContext } from './context';
import { approveOrder, findOrder } from './orders';
import { FUNDINGS, type Funding, type PaypalOrder } from './state';

const FOLDER = join(import.meta.dirname, 'browser');
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'";

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
export function registerPaypalBrowser(app: FastifyInstance, context: PaypalContext, clientId: string): void {
  app.get<{ Querystring: { 'client-id'?: string } }>('/sdk/js', (request, reply) => {
    if (request.query['client-id'] !== clientId) {
      return reply
        .code(400)
        .type('text/javascript; charset=utf-8')
        .send('throw new Error("SDK Validation error: client-id not recognized");');
    }
    return sendScript(reply, 'sdk.ts');
  });
  app.get('/buttons.js', (_request, reply) => sendScript(reply, 'buttons.ts'));
  app.get('/outcome.js', (_request, reply) => sendScript(reply, 'outcome.ts'));
  app.get('/paypal.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(readFileSync(join(FOLDER, 'paypal.css'), 'utf8')),
  );
  app.get('/buttons', (_request, reply) => sendPage(reply, buttonPage()));
  app.get('/waiting', (_request, reply) => sendPage(reply, waitingPage()));
  app.get<{ Querystring: Window }>('/checkoutnow', (request, reply) => {
    const order = findOrder(context, request.query.token ?? '');
    if (order.status === 'COMPLETED') return sendPage(reply, outcomePage(order, request.query, 'approved'));
    return sendPage(reply, approvalPage(order, request.query));
  });
  app.post<{ Body: Decision | null }>('/checkoutnow', (request, reply) =>
    sendPage(reply, decide(context, request.body ?? {})),
  );
}

function decide(context: PaypalContext, body: Decision): string {
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

function sendScript(reply: FastifyReply, file: string): FastifyReply {
  return reply.type('text/javascript; charset=utf-8').send(scriptBundle(join(FOLDER, file)));
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send(page);
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
  return page('PayPal', '<main><h1>PayPal</h1><p role="status">One moment, please.</p></main>');
}

const hidden = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value ?? '')}">`)
    .join('');

function shownAmount({ amount }: PaypalOrder): string {
  const written = new Intl.NumberFormat('en', { style: 'currency', currency: amount.currency_code });
  return written.format(Number(amount.value));
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
    `<main><p class="bank">PayPal sandbox</p><h1>${escapeHtml(shownAmount(order))}</h1>` +
      (message === undefined ? '' : `<p role="alert">${escapeHtml(message)}</p>`) +
      `<p>${escapeHtml(order.description ?? 'Your reservation')}. Nothing is charged here: this is a sandbox.</p>` +
      `<form method="post" action="/paypal/checkoutnow">${hidden({ token, origin })}` +
      `<fieldset><legend>Pay with</legend>${choices.join('')}</fieldset>` +
      '<button name="decision" value="approve">Agree and pay</button>' +
      '<button name="decision" value="cancel">Cancel</button></form></main>',
  );
}

function challengePage(order: PaypalOrder, { token, origin }: Window): string {
  return page(
    '3-D Secure',
    '<main><p class="bank">3-D Secure test bank</p><h1>Is this you?</h1>' +
      `<p>Your bank asks you to approve a payment of <strong>${escapeHtml(shownAmount(order))}</strong>.</p>` +
      `<form method="post" action="/paypal/checkoutnow">${hidden({ token, origin, funding: 'card' })}` +
      '<button name="decision" value="confirm">Complete</button>' +
      '<button name="decision" value="refuse">Fail</button></form></main>',
  );
}

/** Tells the page that opened it, and closes. */
function outcomePage(order: PaypalOrder, { origin }: Window, outcome: 'approved' | 'cancelled'): string {
  const data = { outcome, order: order.id, payer: order.payer_id ?? '', origin: origin ?? '' };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  return page(
    'PayPal',
    `<main ${attributes.join(' ')}><h1>PayPal</h1><p role="status">You can go back to the shop now.</p></main>`,
    'outcome',
  );
}
