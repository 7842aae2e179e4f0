import { canBecome, canPaymentBecome, isEnded, isOpen, ORDER_STATES } from '@showroom/contracts/entities/order-states';
import { ATTEMPT_STATES } from '../../../database/schema/buy-online';
import { SHOWN_STATUSES } from '../../orders/present-order';
import { type Facts, nextStep } from './next-step';

const facts = (changes: {
  observed?: Partial<Facts['observed']>;
  attempt?: Partial<Facts['attempt']>;
  order?: Facts['order'];
  awaitsLink?: boolean;
  claim?: Facts['claim'];
  isOver?: boolean;
  isPartOwed?: boolean;
}): Facts => ({
  attempt: {
    state: 'pending',
    amount: 500_00,
    currency: 'EUR',
    capture: 'automatic',
    isSuperseded: false,
    ...changes.attempt,
  },
  observed: { status: 'open', amount: 500_00, currency: 'EUR', refunded: 0, returning: 0, ...changes.observed },
  order: changes.order ?? 'awaiting_payment',
  awaitsLink: changes.awaitsLink ?? false,
  claim: changes.claim ?? 'ours',
  isOver: changes.isOver ?? false,
  isPartOwed: changes.isPartOwed ?? false,
});

const authorised = { status: 'authorised' } as const;
const paid = { status: 'paid' } as const;

test.each([
  ['a visitor who still types', {}, {}],
  ['a declined card', { observed: { status: 'declined' } }, { state: 'declined' }],
  ['held money', { observed: authorised }, { state: 'authorised', act: 'capture' }],
  ['taken money', { observed: paid, attempt: { state: 'authorised' } }, { state: 'paid', order: 'confirmed' }],
  ['taken money, told again', { observed: paid, attempt: { state: 'paid' }, order: 'confirmed' }, {}],
  ['held money after the vehicle is gone', { observed: authorised, claim: 'lost' }, { act: 'void', order: 'failed' }],
  ['taken money after the vehicle is gone', { observed: paid, claim: 'lost' }, { act: 'refund', order: 'failed' }],
  ['nothing paid after the vehicle is gone', { claim: 'lost' }, { act: 'void', order: 'cancelled' }],
  ['held money for a closed order', { observed: authorised, order: 'expired' }, { act: 'void' }],
  ['held money for an order that was not completed', { observed: authorised, order: 'initialized' }, { act: 'void' }],
  ['taken money for an order that was not completed', { observed: paid, order: 'initialized' }, { act: 'refund' }],
  [
    'a second payment of a confirmed order',
    { observed: paid, order: 'confirmed', attempt: { isSuperseded: true } },
    { act: 'refund' },
  ],
  [
    'held money of a payment after which another was begun',
    { observed: authorised, attempt: { isSuperseded: true } },
    { act: 'void' },
  ],
  ['a payment after which another was begun', { attempt: { isSuperseded: true } }, { act: 'void' }],
  [
    'money to be put on hold',
    { observed: authorised, attempt: { capture: 'manual' } },
    { state: 'authorised', order: 'reserved' },
  ],
  [
    'money that is on hold, told again',
    { observed: authorised, attempt: { capture: 'manual', state: 'authorised' }, order: 'reserved' },
    { state: 'authorised' },
  ],
  [
    'money on hold that the retailer took',
    { observed: paid, attempt: { capture: 'manual', state: 'authorised' }, order: 'reserved' },
    { state: 'paid', order: 'confirmed' },
  ],
  [
    'money on hold whose order was cancelled',
    { observed: authorised, attempt: { capture: 'manual', state: 'authorised' }, order: 'cancelled' },
    { act: 'void' },
  ],
  [
    'money on hold that the bank let go',
    { observed: { status: 'void' }, attempt: { capture: 'manual', state: 'authorised' }, order: 'reserved' },
    { state: 'voided', order: 'expired' },
  ],
  [
    'held money of an order that waits for its link',
    { observed: authorised, awaitsLink: true },
    { state: 'authorised', order: 'reserved' },
  ],
  [
    'held money of an order that waits for its link, told again',
    { observed: authorised, attempt: { state: 'authorised' }, order: 'reserved', awaitsLink: true },
    { state: 'authorised' },
  ],
  [
    'held money of an order whose link was opened',
    { observed: authorised, attempt: { state: 'authorised' }, order: 'reserved' },
    { state: 'authorised', act: 'capture' },
  ],
  [
    'taken money of an order whose link was opened',
    { observed: paid, attempt: { state: 'authorised' }, order: 'reserved' },
    { state: 'paid', order: 'confirmed' },
  ],
  [
    'held money of an order whose link was not opened in time',
    { observed: authorised, attempt: { state: 'authorised' }, order: 'expired', awaitsLink: true },
    { state: 'voiding', act: 'void' },
  ],
  [
    'money that a provider took at once, and the link was not opened in time',
    { observed: paid, attempt: { state: 'paid' }, order: 'expired', awaitsLink: true },
    { act: 'refund' },
  ],
  [
    'money that a provider took at once of an order that waits for its link',
    { observed: paid, awaitsLink: true },
    { state: 'paid', order: 'paid' },
  ],
  [
    'nothing to pay for an order that waits for its link',
    { observed: { ...paid, amount: 0 }, attempt: { amount: 0 }, awaitsLink: true },
    { state: 'paid', order: 'reserved' },
  ],
  [
    'taken money of an order that was cancelled',
    { observed: paid, attempt: { state: 'paid' }, order: 'cancelled' },
    { act: 'refund' },
  ],
  [
    'an old answer after the money was taken',
    { observed: authorised, attempt: { state: 'paid' }, order: 'confirmed' },
    {},
  ],
  [
    'money that comes after all was let go, or an old answer',
    { observed: authorised, attempt: { state: 'voided' }, order: 'expired' },
    { act: 'void' },
  ],
  ['nothing new after the money was let go', { observed: { status: 'void' }, attempt: { state: 'voided' } }, {}],
  ['an old answer after the money was held', { attempt: { state: 'authorised' } }, {}],
  ['money that was to be let go', { observed: authorised, attempt: { state: 'voiding' } }, { act: 'void' }],
  ['another amount held', { observed: { ...authorised, amount: 1 } }, { act: 'void' }],
  ['another amount taken', { observed: { ...paid, amount: 1 } }, { act: 'refund' }],
  ['another currency', { observed: { ...authorised, currency: 'JPY' } }, { act: 'void' }],
  ['nothing paid when the time is up', { isOver: true }, { act: 'void', order: 'expired' }],
  [
    'a declined card when the time is up',
    { observed: { status: 'declined' }, isOver: true },
    { act: 'void', order: 'expired' },
  ],
  [
    'held money when the time is up and the vehicle still ours',
    { observed: authorised, isOver: true },
    { act: 'capture' },
  ],
  ['money let go', { observed: { status: 'void' } }, { state: 'voided' }],
  ['money on its way back', { observed: { status: 'refunding' } }, { state: 'refunding' }],
  ['money back', { observed: { status: 'refunded' } }, { state: 'refunded' }],
  [
    'all the money back of an order that stood',
    { observed: { status: 'refunded' }, attempt: { state: 'paid' }, order: 'confirmed' },
    { state: 'refunded', order: 'cancelled' },
  ],
  [
    'all the money back of a payment that another one followed',
    { observed: { status: 'refunded' }, attempt: { state: 'refunding', isSuperseded: true }, order: 'confirmed' },
    { state: 'refunded' },
  ],
  [
    'a part that is to go back',
    { observed: paid, attempt: { state: 'paid' }, order: 'confirmed', isPartOwed: true },
    { act: 'refundPart' },
  ],
  [
    'a part that is to go back of an order that has ended: all of it',
    { observed: paid, attempt: { state: 'paid' }, order: 'cancelled', isPartOwed: true },
    { state: 'refunding', act: 'refund' },
  ],
  ['money whose refund was given up', { observed: paid, attempt: { state: 'given_up' }, order: 'cancelled' }, {}],
  [
    'money back after all, when its refund was given up',
    { observed: { status: 'refunded' }, attempt: { state: 'given_up' }, order: 'cancelled' },
    { state: 'refunded' },
  ],
] as const)('%s', (_what, changes, expected) => {
  const step = nextStep(facts(changes));
  expect(step).toMatchObject(expected);
  if (!('order' in expected)) expect(step.order).toBeUndefined();
  if (!('act' in expected)) expect(step.act).toBeUndefined();
});

const OBSERVED = ['open', 'declined', 'authorised', 'paid', 'void', 'refunding', 'refunded'] as const;

/** Everything that the machine can be asked. */
function* everything(): Generator<Facts> {
  for (const state of ATTEMPT_STATES)
    for (const status of OBSERVED)
      for (const order of ORDER_STATES)
        for (const claim of ['ours', 'lost'] as const)
          for (const capture of ['automatic', 'manual'] as const)
            for (const flags of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
              yield {
                isPartOwed: (flags & 4) > 0,
                attempt: { state, amount: 500_00, currency: 'EUR', capture, isSuperseded: (flags & 1) > 0 },
                observed: { status, amount: (flags & 2) > 0 ? 1 : 500_00, currency: 'EUR', refunded: 0, returning: 0 },
                order,
                claim,
                isOver: (flags & 4) > 0,
                awaitsLink: (flags & 8) > 0,
              };
}

test('whatever is asked, order and payment go only ways that there are', () => {
  for (const facts of everything()) {
    const { state, order } = nextStep(facts);
    if (order) expect([facts.order, order, canBecome(facts.order, order)]).toEqual([facts.order, order, true]);
    const [before, after] = [SHOWN_STATUSES[facts.attempt.state], state && SHOWN_STATUSES[state]];
    if (after && after !== before)
      expect([before, after, canPaymentBecome(before, after)]).toEqual([before, after, true]);
  }
});

test('whatever is asked, money is only asked for or kept for a completed order that has its vehicle, in the right amount', () => {
  for (const facts of everything()) {
    const { act, order } = nextStep(facts);
    const secures = order === 'reserved' || order === 'paid' || order === 'confirmed';
    if (act !== 'capture' && !secures) continue;
    expect(facts.attempt.isSuperseded || isEnded(facts.order) || facts.order === 'initialized').toBe(false);
    expect(facts.observed.amount).toBe(facts.attempt.amount);
    if (isOpen(facts.order)) expect(facts.claim).toBe('ours');
  }
});

test('whatever is asked, nothing is taken before the link was opened', () => {
  for (const facts of everything()) if (facts.awaitsLink) expect(nextStep(facts).act).not.toBe('capture');
});

test('whatever is asked, money that came and may not be kept goes back', () => {
  for (const facts of everything()) {
    const { attempt, observed, order } = facts;
    const mayNot = attempt.isSuperseded || isEnded(order) || order === 'initialized';
    const isKnown = attempt.state === 'voided' || attempt.state === 'refunded' || attempt.state === 'given_up';
    if (!mayNot || isKnown || attempt.state === 'paid' || attempt.state === 'refunding') continue;
    if (observed.status === 'authorised') expect(nextStep(facts).act).toBe('void');
    if (observed.status === 'paid') expect(nextStep(facts).act).toBe('refund');
  }
});

test.each([
  ['a visitor who begins to type', { attempt: { state: 'created' } }, 'pending', 'waits for the visitor'],
  ['a declined card', { observed: { status: 'declined' } }, 'declined', 'the card was declined'],
  ['time that is up', { isOver: true }, 'voiding', 'the time is up'],
  ['held money', { observed: authorised }, 'authorised', 'the provider holds the money'],
  ['taken money', { observed: paid }, 'paid', 'the provider took the money'],
  ['money let go', { observed: { status: 'void' } }, 'voided', 'the provider let the payment go'],
  [
    'money on its way back',
    { observed: { status: 'refunding' } },
    'refunding',
    'the provider is giving the money back',
  ],
  ['money back', { observed: { status: 'refunded' } }, 'refunded', 'all of its money was given back'],
  ['another amount', { observed: { ...paid, amount: 1 } }, 'refunding', 'amount or currency is not what was asked'],
  ['money to be let go', { observed: authorised, attempt: { state: 'voiding' } }, 'voiding', 'it was to be let go'],
  ['money to be given back', { observed: paid, attempt: { state: 'refunding' } }, 'refunding', 'it was to be let go'],
  ['an ended order', { observed: paid, order: 'cancelled' }, 'refunding', 'the order is cancelled'],
  ['a later payment', { attempt: { isSuperseded: true } }, 'voiding', 'another payment was begun'],
  ['a lost vehicle', { claim: 'lost' }, 'voiding', 'the vehicle is gone'],
  ['an empty order', { observed: paid, order: 'initialized' }, 'refunding', 'the order was not completed'],
] as const)('of %s the history says what became of the payment and why', (_what, changes, state, reason) => {
  expect(nextStep(facts(changes))).toMatchObject({ state, reason });
});

test.each([
  ['nothing was typed yet', { order: 'initialized' }],
  ['another amount is only seen, not held', { observed: { status: 'open', amount: 1 } }],
] as const)('while %s, a payment goes on', (_what, changes) => {
  expect(nextStep(facts(changes))).toEqual({});
});

test.each(['paid', 'refunding', 'given_up'] as const)('after "%s" an older answer changes nothing', (state) => {
  for (const status of ['open', 'declined', 'authorised', 'void'] as const) {
    expect(nextStep(facts({ attempt: { state }, observed: { status }, order: 'confirmed' }))).toEqual({});
  }
});

test.each(OBSERVED)('after all of it went back, "%s" changes nothing', (status) => {
  expect(nextStep(facts({ attempt: { state: 'refunded' }, observed: { status } }))).toEqual({});
});

test.each([
  ['a reserved order whose payment was let go', { status: 'void' }, 'reserved', 'expired'],
  ['a confirmed order whose payment was let go', { status: 'void' }, 'confirmed', undefined],
  ['a reserved order whose money is on its way back', { status: 'refunding' }, 'reserved', undefined],
] as const)('%s', (_what, observed, order, expected) => {
  expect(nextStep(facts({ observed, order, attempt: { state: 'authorised' } })).order).toBe(expected);
});

test('of a payment after which another was begun, no end of the order follows', () => {
  const later = { attempt: { isSuperseded: true }, isOver: true } as const;
  expect(nextStep(facts(later)).order).toBeUndefined();
  expect(nextStep(facts({ ...later, claim: 'lost' })).order).toBeUndefined();
});
