import { confirmOrder, startPayment } from '@showroom/contracts/calls/buy-online';
import type { Order } from '@showroom/contracts/entities/order';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { waitFor } from '@testing-library/react';
import { exampleOrder } from '../examples';
import { memoryStorage } from '../journey/stored';
import type { Charge, Payer } from './payer';
import { placeReservation } from './place-reservation';
import type { ReservationCalls, ReservationDeps, ReservationRequest } from './reservation';
import { readReservation } from './reservation-record';

const request: ReservationRequest = {
  vehicleId: '42',
  lockId: 'lock-1',
  vendor: 'STRIPE',
  financeOption: 'purchase',
  customer: { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', phone: '+3221234567', message: '' },
  fee: 500,
  currency: 'EUR',
  companyUuid: 'company',
  locale: 'en-GB',
};

/** A server that keeps what it was asked: one order per key, one charge per attempt key. */
function fakeServer() {
  const orders = new Map<string, Order>();
  const charged = new Set<string>();
  const attempts = new Map<string, string>();
  const calls: jest.Mocked<ReservationCalls> = {
    createOrder: jest.fn(async ({ idempotency_key }) => {
      const order = orders.get(idempotency_key) ?? exampleOrder({ order_number: `SO-${orders.size + 1}` });
      orders.set(idempotency_key, order);
      return order;
    }),
    startPayment: jest.fn(async ({ idempotency_key, order_number }) => {
      attempts.set(idempotency_key, order_number);
      const status = charged.has(idempotency_key) ? 'paid' : 'pending';
      const attributes = { vendor: 'STRIPE', client_secret: `secret-${idempotency_key}`, status };
      return startPayment.answer.parse({ data: { id: 'a', type: 'payment_attempt', attributes } }).data;
    }),
    confirmOrder: jest.fn(async (orderNumber) => {
      const paid = [...charged].some((key) => attempts.get(key) === orderNumber);
      const state = paid ? ('confirmed' as const) : ('awaiting_payment' as const);
      const order = exampleOrder({ order_number: orderNumber, state, payment_status: paid ? 'paid' : 'pending' });
      return confirmOrder.answer.parse({ data: order }).data;
    }),
  };
  return { calls, charged };
}

function given(ends: readonly Charge['status'][], options: { moneyMoves?: boolean } = {}) {
  const server = fakeServer();
  const storage = memoryStorage();
  const keys = ['order-key', 'attempt-key', 'third-key', 'fourth-key', 'fifth-key', 'sixth-key', 'seventh-key'];
  const rest = [...ends];
  const payer: Payer = {
    charge: jest.fn(async (secret: string) => {
      const status = rest.shift() ?? 'charged';
      const moved = status === 'charged' || (status === 'unknown' && options.moneyMoves);
      if (moved) server.charged.add(secret.replace('secret-', ''));
      return { status, message: undefined };
    }),
    focus: () => undefined,
    isComplete: () => true,
  };
  const deps: ReservationDeps = {
    calls: server.calls,
    storage,
    newKey: () => keys.shift() ?? 'last-key',
    onStage: () => undefined,
  };
  return { ...server, storage, payer, deps };
}

test('order, attempt, charge and confirmation follow each other', async () => {
  const { calls, payer, deps, storage } = given(['charged']);
  await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'done', orderNumber: 'SO-1' });
  expect(calls.createOrder).toHaveBeenCalledTimes(1);
  expect(payer.charge).toHaveBeenCalledTimes(1);
  expect(readReservation(storage)?.status).toBe('confirmed');
});

test('a declined card keeps the order and starts a new attempt with the next card', async () => {
  const { calls, payer, deps } = given(['declined', 'charged']);
  await expect(placeReservation(request, payer, deps)).resolves.toMatchObject({ status: 'declined' });
  await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'done', orderNumber: 'SO-1' });
  const [first, second] = calls.startPayment.mock.calls.map(([body]) => body.idempotency_key);
  expect(first).not.toBe(second);
  expect(new Set(calls.createOrder.mock.calls.map(([body]) => body.idempotency_key)).size).toBe(1);
});

test('a connection lost after the charge confirms on the next try and charges nothing twice', async () => {
  const { calls, payer, deps } = given(['charged']);
  calls.confirmOrder.mockRejectedValueOnce(new ShowroomError('api.unreachable', { status: 503 }));
  await expect(placeReservation(request, payer, deps)).resolves.toMatchObject({ status: 'unsettled' });
  await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'done', orderNumber: 'SO-1' });
  expect(payer.charge).toHaveBeenCalledTimes(1);
});

test('a charge without answer whose money moved is found by asking the server', async () => {
  const { payer, deps } = given(['unknown'], { moneyMoves: true });
  await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'done', orderNumber: 'SO-1' });
  expect(payer.charge).toHaveBeenCalledTimes(1);
});

test('a charge without answer whose money did not move is repeated on the same attempt', async () => {
  const { calls, payer, deps } = given(['unknown', 'charged']);
  await expect(placeReservation(request, payer, deps)).resolves.toMatchObject({ status: 'invalid' });
  await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'done', orderNumber: 'SO-1' });
  expect(new Set(calls.startPayment.mock.calls.map(([body]) => body.idempotency_key)).size).toBe(1);
});

test('a page that was reloaded while the card was charged finds the paid order', async () => {
  const { calls, payer, deps, charged } = given([]);
  const reloaded: Payer = { ...payer, charge: () => new Promise(() => undefined) };
  void placeReservation(request, reloaded, deps);
  await waitFor(() => expect(readReservation(deps.storage)?.status).toBe('paying'));
  charged.add(readReservation(deps.storage)?.attempt_key ?? '');
  await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'done', orderNumber: 'SO-1' });
  expect(payer.charge).not.toHaveBeenCalled();
  expect(calls.createOrder).toHaveBeenCalledTimes(1);
});

test('changed details make a new order key, the same details the same', async () => {
  const { calls, payer, deps } = given(['declined', 'declined', 'declined']);
  await placeReservation(request, payer, deps);
  await placeReservation(request, payer, deps);
  await placeReservation({ ...request, customer: { ...request.customer, first_name: 'Grace' } }, payer, deps);
  const keys = calls.createOrder.mock.calls.map(([body]) => body.idempotency_key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a free reservation is confirmed without a charge', async () => {
  const { calls, payer, deps } = given([]);
  calls.confirmOrder.mockResolvedValue(exampleOrder({ order_number: 'SO-1', state: 'confirmed' }));
  const end = await placeReservation({ ...request, vendor: 'NO_PAYMENT_JAPAN' }, undefined, deps);
  expect(end).toEqual({ status: 'done', orderNumber: 'SO-1' });
  expect(payer.charge).not.toHaveBeenCalled();
});

test.each(['hold.expired', 'payment.amount-changed', 'vehicle.sold'] as const)(
  'an order refused with %s says so and charges nothing',
  async (code) => {
    const { calls, payer, deps } = given([]);
    calls.createOrder.mockRejectedValueOnce(new ShowroomError(code, { status: 409 }));
    await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'failed', code });
    expect(payer.charge).not.toHaveBeenCalled();
  },
);

test('a reservation that was made is not made again under the same hold', async () => {
  const { calls, payer, deps } = given([]);
  await placeReservation(request, payer, deps);
  await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'done', orderNumber: 'SO-1' });
  expect(payer.charge).toHaveBeenCalledTimes(1);
  expect(calls.createOrder).toHaveBeenCalledTimes(1);
});
