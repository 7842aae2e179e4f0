import type { OrderEvent, OrderPayment, OrderRefund, OrderSummary } from '@showroom/contracts/entities/order-record';
import type { OrderState, PaymentStatus } from '@showroom/contracts/entities/order-states';
import { assertNever } from '@showroom/contracts/errors/assert-never';
import { fillText } from '@showroom/contracts/fill-text';
import { formatNumber } from '@showroom/contracts/number-text';
import type { OrderLanguage } from './use-order-language';

/** The colour of where an order is. */
export const STATE_KINDS = {
  initialized: 'neutral',
  awaiting_payment: 'neutral',
  reserved: 'accent',
  paid: 'accent',
  confirmed: 'success',
  cancelled: 'danger',
  expired: 'neutral',
  failed: 'danger',
} as const satisfies Record<OrderState, string>;

const PAYMENT_KINDS = {
  nothing: 'neutral',
  none: 'neutral',
  pending: 'neutral',
  on_hold: 'warning',
  paid: 'success',
  partially_refunded: 'warning',
  failed: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
} as const satisfies Record<PaymentStatus | 'nothing', string>;

/** How an order is paid, in a word and its colour; a free one is never paid. */
export function paymentOf(
  { amount, payment_status }: Pick<OrderSummary, 'amount' | 'payment_status'>,
  { texts }: OrderLanguage,
) {
  const status = amount === 0 ? 'nothing' : payment_status;
  return { label: texts.payments[status], kind: PAYMENT_KINDS[status] };
}

/** The colour of how a part of the money stands that is given back. */
export const REFUND_KINDS = {
  asked: 'accent',
  given: 'success',
  given_up: 'danger',
} as const satisfies Record<OrderRefund['state'], string>;

/**
 * 1500 EUR as EUR 1,500 and 12.5 EUR as EUR 12.50; the same text on the server and in every
 * browser.
 */
export function formatMoney(amount: number, currency: string, { texts, locale }: OrderLanguage): string {
  const number = formatNumber(amount, locale, Number.isInteger(amount) ? 0 : 2);
  return fillText(texts.money, { currency, amount: number });
}

interface Written {
  readonly what: string;
  readonly details: string;
}

/** One line of an order's history. */
export function formatEvent(event: OrderEvent, payments: readonly OrderPayment[], language: OrderLanguage): Written {
  const { texts } = language;
  const { events } = texts;
  switch (event.kind) {
    case 'order':
      return { what: fillText(events.order, { state: texts.states[event.state] }), details: event.reason };
    case 'payment':
      return writePayment(event, payments, language);
    case 'hold':
      return { what: fillText(events.hold, { what: formatCode(event.what, texts.hold_events) }), details: '' };
    case 'mail':
      return {
        what: fillText(events.mail, { mail: texts.mails[event.mail] }),
        details: fillText(events.mail_to, { to: event.to }),
      };
    case 'refund':
      return {
        what: texts.refund_events[event.what],
        details: formatMoney(event.amount, payments[0]?.currency ?? '', language),
      };
    case 'person':
      return {
        what: texts.actions[event.action],
        details: fillText(texts.said, { who: event.who, why: event.why }),
      };
    default:
      return assertNever(event);
  }
}

function writePayment(
  { payment, reason, state }: Extract<OrderEvent, { kind: 'payment' }>,
  payments: readonly OrderPayment[],
  language: OrderLanguage,
): Written {
  const { events, payment_events, payments: statuses, vendors } = language.texts;
  const found = payments.find(({ id }) => id === payment);
  if (found?.amount === 0) return { what: statuses.nothing, details: vendors[found.vendor] };
  const what = fillText(events.payment, { state: formatCode(state, payment_events) });
  if (!found) return { what, details: reason };
  const money = formatMoney(found.amount, found.currency, language);
  return { what, details: fillText(events.payment_details, { money, vendor: vendors[found.vendor], reason }) };
}

/**
 * Whether something happened: a free reservation goes through the states of a payment without one.
 */
export function isShown(event: OrderEvent, payments: readonly OrderPayment[]): boolean {
  if (event.kind !== 'payment' || event.state === 'created') return true;
  return payments.find(({ id }) => id === event.payment)?.amount !== 0;
}

/** A code in the words of a language; one that has none is its own words: `a_code` as a code. */
export function formatCode(code: string, words: Readonly<Record<string, string>> = {}): string {
  return words[code] ?? code.replaceAll('_', ' ');
}
