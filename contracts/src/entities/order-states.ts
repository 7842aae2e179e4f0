/** Where an order can be. A hold and its order begin together; the last three are ends. */
export const ORDER_STATES = [
  'initialized',
  'awaiting_payment',
  'reserved',
  'paid',
  'confirmed',
  'cancelled',
  'expired',
  'failed',
] as const;
/** The state of an order. */
export type OrderState = (typeof ORDER_STATES)[number];

/** Every way from one state to the next; there is no other. */
const ORDER_TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  initialized: ['awaiting_payment', 'cancelled', 'expired', 'failed'],
  awaiting_payment: ['reserved', 'paid', 'confirmed', 'cancelled', 'expired', 'failed'],
  reserved: ['paid', 'confirmed', 'cancelled', 'expired', 'failed'],
  paid: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['cancelled'],
  cancelled: [],
  expired: [],
  failed: [],
};

/** Whether an order may go from one state to the other. */
export function canBecome(from: OrderState, to: OrderState): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** Nothing is secured yet: the order lives as long as its hold. */
export const OPEN_STATES = ['initialized', 'awaiting_payment'] as const satisfies readonly OrderState[];

/** The vehicle belongs to the order, whatever the clock says. */
export const SECURED_STATES = ['reserved', 'paid', 'confirmed'] as const satisfies readonly OrderState[];

/** Whether nothing of the order is secured yet. */
export function isOpen(state: OrderState): boolean {
  return OPEN_STATES.some((open) => open === state);
}

/** Whether the vehicle belongs to the order. */
export function isSecured(state: OrderState): boolean {
  return SECURED_STATES.some((secured) => secured === state);
}

/** Nothing more happens to it; money that came is let go or given back. */
export function isEnded(state: OrderState): boolean {
  return !isOpen(state) && !isSecured(state);
}

/** What is told of the latest payment of an order. */
export const PAYMENT_STATUSES = [
  'none',
  'pending',
  'on_hold',
  'paid',
  'partially_refunded',
  'failed',
  'cancelled',
  'refunded',
] as const;
/** The state of the latest payment of an order. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * `failed` is a declined card, which may be tried again; `cancelled` is let go: another payment may
 * begin, and what turns out to be taken all the same goes back.
 */
const PAYMENT_TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  none: ['pending'],
  pending: ['on_hold', 'paid', 'failed', 'cancelled', 'refunded'],
  on_hold: ['paid', 'cancelled', 'refunded'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  failed: ['pending', 'on_hold', 'paid', 'cancelled', 'refunded'],
  cancelled: ['pending', 'paid', 'refunded'],
  refunded: ['pending'],
};

/** Whether a payment may go from one state to the other. */
export function canPaymentBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}

/** What becomes of a hold; `kept` means that an order has the vehicle. */
export const HOLD_STATES = ['held', 'paying', 'kept', 'released', 'lapsed'] as const;
/** The state of a hold. */
export type HoldState = (typeof HOLD_STATES)[number];

const HOLD_TRANSITIONS: Readonly<Record<HoldState, readonly HoldState[]>> = {
  held: ['paying', 'kept', 'released', 'lapsed'],
  paying: ['held', 'kept'],
  kept: ['released'],
  released: [],
  lapsed: [],
};

/** Whether a hold may go from one state to the other. */
export function canHoldBecome(from: HoldState, to: HoldState): boolean {
  return HOLD_TRANSITIONS[from].includes(to);
}
