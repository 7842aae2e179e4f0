import { escapeHtml, htmlPage } from '../../html';
import { PAGES_STYLE } from '../payments/pages';
import { type LiqpayTexts, liqpayTexts } from './checkout-texts';
import type { Checkout } from './parameters';

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
  const texts = liqpayTexts(checkout.language);
  const fields = FIELDS.map(
    ({ name, autocomplete, hint, length }) =>
      `<label for="${name}">${texts[name]}</label>` +
      `<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${hint}" maxlength="${length}" required>`,
  );
  return page(
    texts,
    checkout,
    (isDeclined ? `<p role="alert">${texts.declined}</p>` : '') +
      `<p>${escapeHtml(checkout.description)}. ${texts.sandbox}</p>` +
      `${formStart(form)}${fields.join('')}<button>${texts.pay}</button></form>`,
  );
}

export function threeDSecurePage(form: CheckoutForm, checkout: Checkout): string {
  const texts = liqpayTexts(checkout.language);
  return page(
    texts,
    checkout,
    `<p>${texts.bank}</p>${formStart(form)}` +
      `<button name="confirmed" value="yes">${texts.confirm}</button>` +
      `<button name="confirmed" value="no">${texts.refuse}</button></form>`,
  );
}

/** Nothing can be paid here (any more), or it was. */
export function problemPage(code: string, checkout?: Checkout): string {
  const texts = liqpayTexts(checkout?.language ?? 'en');
  const sentence = code === 'paid' ? texts.paid : `${texts.problem} (${escapeHtml(code)})`;
  return page(texts, checkout, `<p role="status">${sentence}</p>`);
}

function formStart({ data = '', signature = '' }: CheckoutForm): string {
  return (
    '<form method="post" action="/liqpay/api/3/checkout">' +
    `<input type="hidden" name="data" value="${escapeHtml(data)}">` +
    `<input type="hidden" name="signature" value="${escapeHtml(signature)}">`
  );
}

function page(texts: LiqpayTexts, checkout: Checkout | undefined, body: string): string {
  const amount =
    checkout &&
    new Intl.NumberFormat(texts.locale, { style: 'currency', currency: checkout.currency }).format(checkout.amount);
  const back = checkout?.result_url ? `<p><a href="${escapeHtml(checkout.result_url)}">${texts.back}</a></p>` : '';
  return htmlPage({
    title: 'LiqPay',
    lang: texts.locale,
    styles: [PAGES_STYLE, '/liqpay/checkout.css'],
    body: `<main><p class="bank">LiqPay sandbox</p><h1>${escapeHtml(amount ?? 'LiqPay')}</h1>${body}${back}</main>`,
  });
}
