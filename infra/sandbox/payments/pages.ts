import { escapeHtml } from '../../html';

/** What the providers' pages look alike; each adds what is its own. */
export const PAGES_STYLE = '/payments/pages.css';

/** An amount in major units, as people read it. */
export function formattedAmount(amount: number, currency: string, locale = 'en'): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** Attributes of an element; those without a value are left out. */
export function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/** Fields of a form that nobody sees. */
export function hiddenFields(fields: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(fields)
    .map(([name, value = '']) => `<input${attributes({ type: 'hidden', name, value })}>`)
    .join('');
}

interface CardInput {
  readonly name: string;
  readonly autocomplete: string;
  readonly hint: string;
  readonly length: number;
}

/** What a number of a card, its expiry date or its security code is typed into, with its label. */
export function cardInput(
  { name, autocomplete, hint, length }: CardInput,
  label: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const input = { id: name, name, type: 'text', inputmode: 'numeric', autocomplete, placeholder: hint, ...more };
  return `<label for="${name}">${escapeHtml(label)}</label><input${attributes(input)} maxlength="${length}" spellcheck="false" required>`;
}

interface Challenge {
  readonly amount: string;
  readonly action: string;
  /** Name of the buttons, and what they send for yes and for no. */
  readonly answer: readonly [name: string, yes: string, no: string];
  readonly fields?: Readonly<Record<string, string | undefined>>;
}

/** The question of the bank. */
export function challengeBody({ amount, action, answer: [name, yes, no], fields = {} }: Challenge): string {
  return (
    '<main class="framed"><p class="bank">3-D Secure test bank</p><h1>Is this you?</h1>' +
    `<p>Your bank asks you to approve a payment of <strong>${escapeHtml(amount)}</strong>. No money moves here: this is a sandbox.</p>` +
    `<form method="post" action="${escapeHtml(action)}">${hiddenFields(fields)}` +
    `<button name="${name}" value="${yes}">Complete</button><button name="${name}" value="${no}">Fail</button></form></main>`
  );
}
