import { join } from 'node:path';
import { escapeHtml, htmlPage } from '../../html';
import { loadMessages } from '../../messages';
import { cardInput, formattedAmount, hiddenFields, PAGES_STYLE } from '../payments/pages';
import type liqpayMessages from './messages/en.json';
import type { Checkout } from './parameters';

const messagesFor = loadMessages<typeof liqpayMessages>(join(import.meta.dirname, 'messages'));

/** What the checkout's own forms send. */
export interface CheckoutForm {
  readonly data?: string;
  readonly signature?: string;
  readonly card?: string;
  readonly confirmed?: string;
}

const FIELDS = [
  { name: 'card', autocomplete: 'cc-number', hint: '4242 4242 4242 4242', length: 23 },
  { name: 'expiry', autocomplete: 'cc-exp', hint: '12 / 30', length: 7 },
  { name: 'cvv', autocomplete: 'cc-csc', hint: '123', length: 4 },
] as const;

export function checkoutPage(form: CheckoutForm, checkout: Checkout, isDeclined = false): string {
  const texts = messagesFor(checkout.language);
  const fields = FIELDS.map((field) => cardInput(field, texts[field.name]));
  return page(
    checkout,
    (isDeclined ? `<p role="alert">${texts.declined}</p>` : '') +
      `<p>${escapeHtml(checkout.description)}. ${texts.sandbox}</p>` +
      `${formStart(form)}${fields.join('')}<button>${texts.pay}</button></form>`,
  );
}

export function threeDSecurePage(form: CheckoutForm, checkout: Checkout): string {
  const texts = messagesFor(checkout.language);
  return page(
    checkout,
    `<p>${texts.bank}</p>${formStart(form)}` +
      `<button name="confirmed" value="yes">${texts.confirm}</button>` +
      `<button name="confirmed" value="no">${texts.refuse}</button></form>`,
  );
}

/** Nothing can be paid here (any more), or it was. */
export function problemPage(code: string, checkout?: Checkout): string {
  const texts = messagesFor(checkout?.language ?? 'en');
  const sentence = code === 'paid' ? texts.paid : `${texts.problem} (${escapeHtml(code)})`;
  return page(checkout, `<p role="status">${sentence}</p>`);
}

function formStart({ data, signature }: CheckoutForm): string {
  return `<form method="post" action="/liqpay/api/3/checkout">${hiddenFields({ data, signature })}`;
}

function page(checkout: Checkout | undefined, body: string): string {
  const { language: lang, currency, amount, result_url } = checkout ?? { language: 'en' };
  const title = amount === undefined || currency === undefined ? 'LiqPay' : formattedAmount(amount, currency, lang);
  const back = result_url ? `<p><a href="${escapeHtml(result_url)}">${messagesFor(lang).back}</a></p>` : '';
  return htmlPage({
    title: 'LiqPay',
    lang,
    styles: [PAGES_STYLE],
    body: `<main class="checkout"><p class="bank">LiqPay sandbox</p><h1>${escapeHtml(title)}</h1>${body}${back}</main>`,
  });
}
