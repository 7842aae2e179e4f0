import type {
  OrderEvent,
  OrderMail,
  OrderPayment,
  OrderRefund,
  OrderSummary,
} from '@showroom/contracts/entities/order-record';
import type { OrderState, PaymentStatus } from '@showroom/contracts/entities/order-states';
import { assertNever } from '@showroom/contracts/errors/assert-never';
import type { PaymentVendor } from '@showroom/contracts/markets';
import type { OrderTask } from '../data/order-calls';
import type { DialogMessages } from '../layout/FormDialog';
import { formatNumber } from '../layout/format-number';

/** Where an order is, in a word and its colour. */
export const STATES = {
  initialized: { label: 'Begun', kind: 'neutral' },
  awaiting_payment: { label: 'Waits for payment', kind: 'neutral' },
  reserved: { label: 'Reserved', kind: 'accent' },
  paid: { label: 'Waits for the link', kind: 'accent' },
  confirmed: { label: 'Confirmed', kind: 'success' },
  cancelled: { label: 'Cancelled', kind: 'danger' },
  expired: { label: 'Expired', kind: 'neutral' },
  failed: { label: 'Failed', kind: 'danger' },
} as const satisfies Record<OrderState, unknown>;

export const PAYMENTS = {
  none: { label: 'No payment', kind: 'neutral' },
  pending: { label: 'Pending', kind: 'neutral' },
  on_hold: { label: 'On hold', kind: 'warning' },
  paid: { label: 'Paid', kind: 'success' },
  partially_refunded: { label: 'Partly refunded', kind: 'warning' },
  failed: { label: 'Declined', kind: 'danger' },
  cancelled: { label: 'Let go', kind: 'neutral' },
  refunded: { label: 'Refunded', kind: 'neutral' },
} as const satisfies Record<PaymentStatus, unknown>;

/** How an order is paid; a free one is never paid. */
export function paymentOf({ amount, payment_status }: Pick<OrderSummary, 'amount' | 'payment_status'>): Label {
  return amount === 0 ? { label: 'Nothing to pay', kind: 'neutral' } : PAYMENTS[payment_status];
}

type Label = (typeof PAYMENTS)[PaymentStatus] | { readonly label: 'Nothing to pay'; readonly kind: 'neutral' };

export const VENDORS = {
  STRIPE: 'Card',
  PAYPAL: 'PayPal',
  LIQPAY: 'LiqPay',
  NO_PAYMENT_JAPAN: 'Free of charge',
} as const satisfies Record<PaymentVendor, string>;

export const MAILS = {
  confirmed: 'Confirmation',
  'confirm-by-link': 'Link to confirm',
  cancelled: 'End of the reservation',
  refunded: 'Money given back',
  'retailer-reserved': 'Reservation, to the retailer',
  'retailer-ended': 'End of the reservation, to the retailer',
} as const satisfies Record<OrderMail, string>;

const ACTIONS = {
  cancel: 'Cancelled',
  refund: 'Refund asked for',
  capture: 'Taken',
  resend: 'Sent once more',
  release: 'Hold released',
} as const satisfies Record<Extract<OrderEvent, { kind: 'person' }>['action'], string>;

/** How a part of the money stands that is given back. */
export const REFUND_STATES = {
  asked: { label: 'On its way', kind: 'accent' },
  given: { label: 'Given back', kind: 'success' },
  given_up: { label: 'Given up', kind: 'danger' },
} as const satisfies Record<OrderRefund['state'], unknown>;

const REFUNDS = {
  given: 'Money given back',
  given_up: 'Refund given up',
} as const satisfies Record<Extract<OrderEvent, { kind: 'refund' }>['what'], string>;

/**
 * 1500 EUR as EUR 1,500 and 12.5 EUR as EUR 12.50; the same text on the server and in every
 * browser.
 */
export function formatMoney(amount: number, currency: string): string {
  const [whole = '0', fraction] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  const grouped = formatNumber(Number(whole));
  return `${currency} ${fraction === undefined ? grouped : `${grouped}.${fraction}`}`;
}

interface Written {
  readonly what: string;
  readonly details: string;
}

/** One line of an order's history. */
export function formatEvent(event: OrderEvent, payments: readonly OrderPayment[]): Written {
  switch (event.kind) {
    case 'order':
      return { what: `Order: ${STATES[event.state].label}`, details: event.reason };
    case 'payment':
      return writePayment(event, payments);
    case 'hold':
      return { what: `Hold: ${formatCode(event.what)}`, details: '' };
    case 'mail':
      return { what: `E-mail sent: ${MAILS[event.mail]}`, details: `to ${event.to}` };
    case 'refund':
      return { what: REFUNDS[event.what], details: formatMoney(event.amount, payments[0]?.currency ?? '') };
    case 'person':
      return { what: ACTIONS[event.action], details: `${event.who}: ${event.why}` };
    default:
      return assertNever(event);
  }
}

function writePayment(
  { payment, reason, state }: Extract<OrderEvent, { kind: 'payment' }>,
  payments: readonly OrderPayment[],
): Written {
  const found = payments.find(({ id }) => id === payment);
  if (found?.amount === 0) return { what: 'Nothing to pay', details: VENDORS[found.vendor] };
  const details = found ? `${formatMoney(found.amount, found.currency)}, ${VENDORS[found.vendor]}: ${reason}` : reason;
  return { what: `Payment: ${formatCode(state)}`, details };
}

/**
 * Whether something happened: a free reservation goes through the states of a payment without one.
 */
export function isShown(event: OrderEvent, payments: readonly OrderPayment[]): boolean {
  if (event.kind !== 'payment' || event.state === 'created') return true;
  return payments.find(({ id }) => id === event.payment)?.amount !== 0;
}

/** `handed_over` as handed over. */
export function formatCode(code: string): string {
  return code.replaceAll('_', ' ');
}

/** What a dialog says of a task, before and after it. */
export function messagesOf(task: OrderTask, money: string): DialogMessages {
  switch (task) {
    case 'cancel':
      return {
        title: 'Cancel the order',
        what: 'The vehicle is on sale again at once, the customer is told by e-mail, and what was paid is given back.',
        button: 'Cancel the order',
        done: 'The order was cancelled.',
      };
    case 'capture':
      return {
        title: 'Take the money',
        what: `${money} that are on hold are charged now.`,
        button: `Take ${money}`,
        done: `${money} were taken.`,
      };
    default:
      return assertNever(task);
  }
}
