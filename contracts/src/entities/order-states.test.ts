import {
  canBecome,
  canHoldBecome,
  canPaymentBecome,
  HOLD_STATES,
  isEnded,
  isOpen,
  isSecured,
  ORDER_STATES,
  type OrderState,
  PAYMENT_STATUSES,
} from './order-states';

const ways = <T>(states: readonly T[], leads: (from: T, to: T) => boolean) =>
  Object.fromEntries(states.map((from) => [from, states.filter((to) => leads(from, to))]));

test('an order goes these ways and no others', () => {
  expect(ways(ORDER_STATES, canBecome)).toEqual({
    initialized: ['awaiting_payment', 'cancelled', 'expired', 'failed'],
    awaiting_payment: ['reserved', 'paid', 'confirmed', 'cancelled', 'expired', 'failed'],
    reserved: ['paid', 'confirmed', 'cancelled', 'expired', 'failed'],
    paid: ['confirmed', 'cancelled', 'expired'],
    confirmed: ['cancelled'],
    cancelled: [],
    expired: [],
    failed: [],
  });
});

test('a payment goes these ways and no others', () => {
  expect(ways(PAYMENT_STATUSES, canPaymentBecome)).toEqual({
    none: ['pending'],
    pending: ['on_hold', 'paid', 'failed', 'cancelled', 'refunded'],
    on_hold: ['paid', 'cancelled', 'refunded'],
    paid: ['partially_refunded', 'refunded'],
    partially_refunded: ['refunded'],
    failed: ['pending', 'on_hold', 'paid', 'cancelled', 'refunded'],
    cancelled: ['pending', 'paid', 'refunded'],
    refunded: ['pending'],
  });
});

test('a hold goes these ways and no others', () => {
  expect(ways(HOLD_STATES, canHoldBecome)).toEqual({
    held: ['paying', 'kept', 'released', 'lapsed'],
    paying: ['held', 'kept'],
    kept: ['released'],
    released: [],
    lapsed: [],
  });
});

test('every state is open, secured or an end; nothing leads out of an end, and nothing back to open', () => {
  for (const state of ORDER_STATES) {
    expect([isOpen, isSecured, isEnded].filter((is) => is(state))).toHaveLength(1);
    if (isEnded(state)) expect(ORDER_STATES.filter((to) => canBecome(state, to))).toEqual([]);
    if (isSecured(state)) expect(ORDER_STATES.filter((to) => isOpen(to) && canBecome(state, to))).toEqual([]);
  }
});

test('whatever way an order goes, it ends', () => {
  const longest = (from: OrderState): number =>
    Math.max(0, ...ORDER_STATES.filter((to) => canBecome(from, to)).map((to) => 1 + longest(to)));
  expect(longest('initialized')).toBe(5);
});
