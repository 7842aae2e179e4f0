import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf } from '@showroom/contracts/markets';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml, htmlPage } from '../../html';
import { PAGES_STYLE } from '../payments/pages';
import { scriptBundle } from '../payments/script-bundle';
import { cardTexts } from './browser/card-texts';
import type { StripeContext } from './context';
import { answerChallenge, findIntent } from './payment-intents';

const FOLDER = join(import.meta.dirname, 'browser');
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'";
const INPUTS = [
  { name: 'number', autocomplete: 'cc-number', hint: () => '1234 1234 1234 1234', length: 23 },
  { name: 'expiry', autocomplete: 'cc-exp', hint: (texts: { expiryHint: string }) => texts.expiryHint, length: 7 },
  { name: 'cvc', autocomplete: 'cc-csc', hint: () => '123', length: 4 },
] as const;

/**
 * The script that a site loads, and the pages that it shows in frames: card fields and the bank's
 * challenge.
 */
export function registerStripeBrowser(app: FastifyInstance, context: StripeContext): void {
  for (const [path, entry] of [
    ['/stripe/v3/stripe.js', 'stripe.ts'],
    ['/stripe/elements/card.js', 'card.ts'],
    ['/stripe/challenge.js', 'challenge.ts'],
  ] as const) {
    app.get(path, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(scriptBundle(join(FOLDER, entry))),
    );
  }
  app.get('/stripe/elements/card.css', (_request, reply) => sendStyle(reply, 'card.css'));
  app.get('/stripe/challenge.css', (_request, reply) => sendStyle(reply, 'challenge.css'));

  app.get<{ Querystring: { locale?: string } }>('/stripe/elements/card', (request, reply) =>
    sendPage(reply, cardPage(request.query.locale ?? 'en')),
  );

  app.get<{ Params: { id: string } }>('/stripe/challenge/:id', (request, reply) => {
    const intent = findIntent(context, context.state.challenges.get(request.params.id) ?? request.params.id);
    return sendPage(reply, challengePage(request.params.id, intent.amount, intent.currency));
  });

  app.post<{ Params: { id: string }; Body: { outcome?: string } }>('/stripe/challenge/:id', (request, reply) => {
    answerChallenge(context, request.params.id, request.body.outcome === 'complete');
    return reply.code(204).send();
  });
}

function sendStyle(reply: FastifyReply, file: string): FastifyReply {
  return reply.type('text/css; charset=utf-8').send(readFileSync(join(FOLDER, file), 'utf8'));
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send(page);
}

function cardPage(locale: string): string {
  const texts = cardTexts(locale);
  const fields = INPUTS.map(({ name, autocomplete, hint, length }) => {
    const label = `<label for="${name}">${escapeHtml(texts[name])}</label>`;
    const input =
      `<input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}" ` +
      `placeholder="${escapeHtml(hint(texts))}" maxlength="${length}" spellcheck="false" required aria-describedby="${name}-error">`;
    return `<div class="field field-${name}">${label}${input}<p class="error" id="${name}-error" aria-live="polite"></p></div>`;
  });
  return htmlPage({
    title: texts.number,
    lang: locale,
    dir: directionOf(locale),
    body: `<div class="card">${fields.join('')}</div>`,
    styles: ['/stripe/elements/card.css'],
    scripts: ['/stripe/elements/card.js'],
  });
}

function challengePage(id: string, amount: number, currency: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const shown = new Intl.NumberFormat('en', { style: 'currency', currency }).format(
    amount / 10 ** maximumFractionDigits,
  );
  return htmlPage({
    title: '3-D Secure',
    body:
      '<main><p class="bank">3-D Secure test bank</p><h1>Is this you?</h1>' +
      `<p>Your bank asks you to approve a payment of <strong>${escapeHtml(shown)}</strong>. No money moves here: this is a sandbox.</p>` +
      `<form method="post" action="/stripe/challenge/${escapeHtml(encodeURIComponent(id))}">` +
      '<button name="outcome" value="complete">Complete</button><button name="outcome" value="fail">Fail</button></form></main>',
    styles: [PAGES_STYLE, '/stripe/challenge.css'],
    scripts: ['/stripe/challenge.js'],
  });
}
