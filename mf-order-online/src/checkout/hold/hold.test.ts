import { initOrder } from '@showroom/contracts/calls/buy-online';
import { announcementBetween, formatTimeLeft, heldFrom, holdAfterError, isNearlyOver, millisecondsLeft } from './hold';

const MINUTE = 60_000;
const hold = initOrder.answer.parse({
  data: {
    id: 'h1',
    type: 'hold',
    attributes: {
      lock_id: 'l1',
      order_number: 'SO-1',
      vehicle_id: '42',
      config_url: null,
      expires_at: '2026-03-01T12:15:00.000Z',
      now: '2026-03-01T12:00:00.000Z',
      extensions_left: 10,
      fee: 500,
      currency: 'EUR',
      vendors: [{ type: 'STRIPE', uuid: '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01' }],
    },
  },
}).data;

test.each([
  ['runs with the server', 0],
  ['is an hour late', -60 * MINUTE],
  ['is a day early', 24 * 60 * MINUTE],
])('the time left is the same on a computer whose clock %s', (_, error) => {
  const localNow = Date.parse('2026-03-01T12:00:00.000Z') + error;
  const held = heldFrom(hold, localNow);
  expect(millisecondsLeft(held, localNow)).toBe(15 * MINUTE);
  expect(millisecondsLeft(held, localNow + 14 * MINUTE)).toBe(MINUTE);
  expect(millisecondsLeft(held, localNow + 20 * MINUTE)).toBe(0);
});

test.each([
  [15 * MINUTE, '15:00'],
  [61_000, '1:01'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
])('%d milliseconds are formatted as %s', (milliseconds, formatted) => {
  expect(formatTimeLeft(milliseconds)).toBe(formatted);
});

test.each([
  [15 * MINUTE, 14 * MINUTE, undefined],
  [5 * MINUTE + 400, 5 * MINUTE - 600, 'five-minutes'],
  [5 * MINUTE, 5 * MINUTE - 1000, undefined],
  [MINUTE, 0, undefined],
  [MINUTE, 15 * MINUTE, 'extended'],
])('going from %d to %d announces %s', (before, after, expected) => {
  expect(announcementBetween(before, after)).toBe(expected);
});

test.each([
  [2 * MINUTE, false],
  [2 * MINUTE - 1, true],
  [1, true],
  [0, false],
])('with %d milliseconds left it is nearly over: %s', (left, expected) => {
  expect(isNearlyOver(left)).toBe(expected);
});

test.each([
  ['vehicle.held', 'refused'],
  ['vehicle.sold', 'refused'],
  ['vehicle.not-found', 'refused'],
  ['hold.expired', 'ended'],
  ['api.unreachable', 'failed'],
] as const)('%s leaves the hold %s', (code, status) => {
  expect(holdAfterError(code).status).toBe(status);
});
