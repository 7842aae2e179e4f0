import type { OrderEvent } from '@showroom/contracts/entities/order-record';
import { ORDER_STATES, PAYMENT_STATUSES } from '@showroom/contracts/entities/order-states';
import { MARKET_CODES } from '@showroom/contracts/markets';
import fc from 'fast-check';
import { confirmedRecord } from './examples';
import { formatCode, formatEvent, formatMoney, isShown, paymentOf } from './format';
import messages from './messages/en.json';
import { orderQueryOf, ordersHref, SORTS } from './order-query';

const ENGLISH = { texts: messages, locale: 'en-GB' };

test.each([
  [0, 'EUR 0'],
  [999, 'EUR 999'],
  [1500, 'EUR 1,500'],
  [1_234_567, 'EUR 1,234,567'],
  [12.5, 'EUR 12.50'],
  [1204.05, 'EUR 1,204.05'],
  [0.1 + 0.2, 'EUR 0.30'],
])('%d euros are written %s', (amount, text) => expect(formatMoney(amount, 'EUR', ENGLISH)).toBe(text));

test('money that is written can be read again to the cent', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => {
      const text = formatMoney(cents / 100, 'JPY', ENGLISH);
      expect(text).toMatch(/^JPY \d{1,3}(,\d{3})*(\.\d\d)?$/);
      expect(Math.round(Number(text.slice(4).replaceAll(',', '')) * 100)).toBe(cents);
    }),
  );
});

test.each([
  [0, 'paid', 'Nothing to pay'],
  [1500, 'paid', 'Paid'],
  [1500, 'on_hold', 'On hold'],
  [1500, 'partially_refunded', 'Partly refunded'],
] as const)('a fee of %d that is %s is shown as "%s"', (amount, payment_status, label) => {
  expect(paymentOf({ amount, payment_status }, ENGLISH).label).toBe(label);
});

const at = '2026-03-01T12:05:00.000Z';
const EVENTS: readonly [OrderEvent, string, string][] = [
  [{ kind: 'order', at, state: 'expired', reason: 'nobody paid' }, 'Order: Expired', 'nobody paid'],
  [{ kind: 'hold', at, what: 'handed_over' }, 'Hold: handed over', ''],
  [{ kind: 'mail', at, mail: 'refunded', to: 'a@b.c' }, 'E-mail sent: Money given back', 'to a@b.c'],
  [{ kind: 'refund', at, what: 'given', amount: 12.5 }, 'Money given back', 'EUR 12.50'],
  [{ kind: 'refund', at, what: 'given_up', amount: 100 }, 'Refund given up', 'EUR 100'],
  [{ kind: 'person', at, action: 'capture', who: 'jane', why: 'sold' }, 'Taken', 'jane: sold'],
  [{ kind: 'person', at, action: 'release', who: 'jane', why: 'a bot' }, 'Hold released', 'jane: a bot'],
  [{ kind: 'payment', at, payment: 'p1', state: 'paid', reason: 'done' }, 'Payment: paid', 'EUR 1,500, Card: done'],
  [{ kind: 'payment', at, payment: 'gone', state: 'paid', reason: 'done' }, 'Payment: paid', 'done'],
];

test.each(EVENTS)('%j is told as "%s"', (event, what, details) => {
  expect(formatEvent(event, confirmedRecord.payments, ENGLISH)).toEqual({ what, details });
});

test.each([
  ['created', 0, true],
  ['paid', 0, false],
  ['paid', 1500, true],
])('that a payment was %s of %d is told: %s', (state, amount, expected) => {
  const payments = confirmedRecord.payments.map((payment) => ({ ...payment, amount }));
  expect(isShown({ kind: 'payment', at, payment: 'p1', state, reason: '' }, payments)).toBe(expected);
});

test.each([
  ['trade_in.is_valued', 'trade in.is valued'],
  ['handed_over', 'given'],
])('of the code %s the words are "%s"', (code, words) => {
  expect(formatCode(code, { handed_over: 'given' })).toBe(words);
});

const option = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const query = fc.record({
  search: fc.option(fc.stringMatching(/^[a-z@ß&=?+é]{1,20}$/), { nil: undefined }),
  market: option(MARKET_CODES),
  state: option(ORDER_STATES),
  payment_status: option(PAYMENT_STATUSES),
  refund: option(['given_up'] as const),
  visits: option(['included'] as const),
  from: option(['2026-03-01']),
  to: option(['2026-12-31']),
  sort: option(SORTS),
  page: option(['1', '12345']),
});

test('a list that is asked for is the one that its address asks for', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const { searchParams } = new URL(ordersHref(asked), 'http://site.test');
      expect(orderQueryOf(searchParams)).toEqual(JSON.parse(JSON.stringify(asked)));
    }),
  );
});

test.each([
  'market=narnia',
  'state=lost',
  'payment_status=owed',
  'refund=soon',
  'visits=all',
  'from=1.3.2026',
  'to=2026-3-1',
  'sort=password',
  'page=0',
  'page=123456',
  'search=%20%20',
])('an address with %s asks for nothing by it', (search) => {
  expect(orderQueryOf(new URLSearchParams(search))).toEqual({});
});

test('a search that is too long is cut where the API would refuse it', () => {
  expect(orderQueryOf(new URLSearchParams({ search: 'x'.repeat(101) })).search).toHaveLength(100);
});
