import { join } from 'node:path';
import { directionOf } from '@showroom/contracts/markets';
import type { FastifyInstance } from 'fastify';
import { toMajor } from '../../database/money';
import { htmlPage } from '../../html';
import { loadMessages } from '../../messages';
import { sendProviderPage, serveFiles } from '../pages';
import { cardInput, challengeBody, formattedAmount, PAGES_STYLE } from '../payments/pages';
import type cardMessages from './messages/en.json';
import { answerChallenge, findIntent } from './payment-intents';
import type { PaymentIntent, StripeSandbox } from './state';

const messagesFor = loadMessages<typeof cardMessages>(join(import.meta.dirname, 'messages'));
const fileOf = (name: string) => join(import.meta.dirname, 'browser', name);

/** The fields of a card, with the codes of what can be wrong with them. */
const FIELDS = [
  {
    name: 'number',
    autocomplete: 'cc-number',
    hint: '1234 1234 1234 1234',
    length: 23,
    codes: ['incomplete_number', 'invalid_number'],
  },
  {
    name: 'expiry',
    autocomplete: 'cc-exp',
    hint: undefined,
    length: 7,
    codes: ['incomplete_expiry', 'invalid_expiry_year_past'],
  },
  { name: 'cvc', autocomplete: 'cc-csc', hint: '123', length: 4, codes: ['incomplete_cvc'] },
] as const;

/**
 * The script that a site loads, and the pages that it shows in frames: card fields and the bank's
 * challenge.
 */
export function registerStripeBrowser(app: FastifyInstance, stripe: StripeSandbox): void {
  serveFiles(app, {
    '/stripe/v3/stripe.js': fileOf('stripe.ts'),
    '/stripe/elements/card.js': fileOf('card.ts'),
    '/stripe/elements/card.css': fileOf('card.css'),
    '/stripe/challenge.js': fileOf('challenge.ts'),
  });
  app.get<{ Querystring: { locale?: string } }>('/stripe/elements/card', (request, reply) =>
    sendProviderPage(reply, cardPage(request.query.locale ?? 'en')),
  );
  app.get<{ Params: { id: string } }>('/stripe/challenge/:id', ({ params: { id } }, reply) =>
    sendProviderPage(reply, challengePage(id, findIntent(stripe, stripe.state.challenges.get(id) ?? id))),
  );
  app.post<{ Params: { id: string }; Body: { outcome?: string } }>('/stripe/challenge/:id', (request, reply) => {
    answerChallenge(stripe, request.params.id, request.body.outcome === 'complete');
    return reply.code(204).send();
  });
}

function cardPage(locale: string): string {
  const messages = messagesFor(locale);
  const fields = FIELDS.map(({ codes, ...field }) => {
    const { name, hint = messages.expiryHint } = field;
    const errors = Object.fromEntries(codes.map((code) => [`data-${code}`, messages[code]]));
    const input = cardInput({ ...field, hint }, messages[name], { ...errors, 'aria-describedby': `${name}-error` });
    return `<div class="field field-${name}">${input}<p class="error" id="${name}-error" aria-live="polite"></p></div>`;
  });
  return htmlPage({
    title: messages.number,
    lang: locale,
    dir: directionOf(locale),
    body: `<div class="card">${fields.join('')}</div>`,
    styles: ['/stripe/elements/card.css'],
    scripts: ['/stripe/elements/card.js'],
  });
}

function challengePage(id: string, { amount, currency }: PaymentIntent): string {
  return htmlPage({
    title: '3-D Secure',
    body: challengeBody({
      amount: formattedAmount(toMajor(amount, currency), currency),
      action: `/stripe/challenge/${encodeURIComponent(id)}`,
      answer: ['outcome', 'complete', 'fail'],
    }),
    styles: [PAGES_STYLE],
    scripts: ['/stripe/challenge.js'],
  });
}
