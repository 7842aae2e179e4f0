import { confirmOrder, createOrder, startPayment } from '@showroom/contracts/calls/buy-online';
import { createPaypalOrder, liqpayCheckoutData } from '@showroom/contracts/calls/wallet-payments';
import type { Order } from '@showroom/contracts/entities/order';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { waitFor } from '@testing-library/react';
import type { ReservationCalls } from '../data/order-calls';
import { memoryStorage } from '../data/storage';
import { exampleOrder } from '../examples';
import type { Charge, Payer, PaymentHandle } from './payer';
import { placeReservation } from './place-reservation';
import type { ReservationDeps, ReservationRequest } from './reservation';
import { findReservation, storeReservation } from './reservation-record';
import { settleReservation } from './settle-reservation';

const uuid = '6f2a1c5e-0b7d-4f6e-9a63-1d2f0c9b7a01';
const request: ReservationRequest = {
  subject: { vehicle_id: '42' },
  lockId: 'lock-1',
  orderNumber: 'SO-1',
  vehicleId: '42',
  vendor: { type: 'STRIPE', uuid },
  financeOption: 'purchase',
  customer: { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', phone: '+3221234567', message: '' },
  fee: 500,
  currency: 'EUR',
  companyUuid: 'company',
  locale: 'en-GB',
  choices: {},
  captureOnHold: false,
  confirmationByLink: false,
  acceptedTerms: [{ box: 'reservation', title: 'Terms', html: '<p>Read them</p>', label: 'I accept' }],
  description: 'Reservation SO-1',
  returnUrl: 'http://localhost/checkout?screen=confirmation',
};
const done = { status: 'done', orderNumber: 'SO-1', waitsForLink: false };

type Asked<K extends keyof ReservationCalls> = Parameters<ReservationCalls[K]>[0];

/** A server with the one order of the hold and what was paid for it. */
function fakeServer() {
  let isPosted = false;
  const paid = { yes: false };
  const orderNow = (): Order => {
    const state = isPosted && paid.yes ? 'confirmed' : isPosted ? 'awaiting_payment' : 'initialized';
    return exampleOrder({ order_number: 'SO-1', state, payment_status: paid.yes ? 'paid' : 'pending' });
  };
  const calls = {
    startPayment: jest.fn(async (_: Asked<'startPayment'>) => {
      const attributes = {
        order_number: 'SO-1',
        vendor: 'STRIPE',
        client_secret: paid.yes ? null : 'secret-1',
        stripe_payment_intent_id: 'pi_1',
        status: paid.yes ? 'paid' : 'pending',
      };
      return startPayment.answer.parse({ data: { id: 'a', type: 'payment_attempt', attributes } }).data;
    }),
    createPaypalOrder: jest.fn(async (_: Asked<'createPaypalOrder'>) => {
      const data = { id: 'PP-1', type: 'paypal_order', attributes: { paypal_order_id: 'PP-1' } };
      return createPaypalOrder.answer.parse({ data }).data;
    }),
    liqpayCheckoutData: jest.fn(async (_: Asked<'liqpayCheckoutData'>) => {
      const attributes = { data: 'd', signature: 's', liqpay_order_id: 'LP-1', checkout_url: 'https://liqpay.test' };
      return liqpayCheckoutData.answer.parse({ data: { id: 'LP-1', type: 'liqpay_checkout', attributes } }).data;
    }),
    createOrder: jest.fn(async (_: Asked<'createOrder'>) => {
      isPosted = true;
      return createOrder.answer.parse({ data: orderNow() }).data;
    }),
    confirmOrder: jest.fn(async (_: string) => confirmOrder.answer.parse({ data: orderNow() }).data),
  };
  return { calls, paid };
}

function given(ends: readonly Charge['status'][], options: { moneyMoves?: boolean } = {}) {
  const server = fakeServer();
  const storage = memoryStorage();
  let keys = 0;
  const rest = [...ends];
  const payer: Payer = {
    charge: jest.fn(async (_: PaymentHandle) => {
      const status = rest.shift() ?? 'charged';
      if (status === 'charged' || (status === 'unknown' && options.moneyMoves)) server.paid.yes = true;
      return { status, message: undefined };
    }),
  };
  const newKey = () => {
    keys += 1;
    return `attempt-key-${keys}`;
  };
  const deps: ReservationDeps = { calls: server.calls, storage, newKey, onStage: () => undefined };
  return { ...server, storage, payer, deps };
}

test('the payment is begun before the order is posted, and the card is charged after it', async () => {
  const { calls, payer, deps, storage } = given(['charged']);
  await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
  const order = [calls.startPayment, calls.createOrder, jest.mocked(payer.charge), calls.confirmOrder];
  const moments = order.map(({ mock }) => mock.invocationCallOrder[0]);
  expect(moments).toEqual([...moments].sort((one, other) => Number(one) - Number(other)));
  expect(calls.createOrder.mock.calls[0]?.[0]).toMatchObject({
    lock_id: 'lock-1',
    vendor_uuid: uuid,
    payment_vendor: 'STRIPE',
    stripe_payment_intent_id: 'pi_1',
    customer_email: 'ada@example.com',
    terms_accepted: true,
    accepted_terms: [{ box: 'reservation', title: 'Terms', html: '<p>Read them</p>', label: 'I accept' }],
  });
  expect(findReservation(storage)).toMatchObject({ order_number: 'SO-1', vendor: 'STRIPE', status: 'confirmed' });
});

test.each([
  ['STRIPE', { vendor: 'STRIPE', clientSecret: 'secret-1' }, { stripe_payment_intent_id: 'pi_1' }],
  ['PAYPAL', { vendor: 'PAYPAL', orderId: 'PP-1' }, { paypal_order_id: 'PP-1' }],
  [
    'LIQPAY',
    { vendor: 'LIQPAY', data: 'd', signature: 's', checkoutUrl: 'https://liqpay.test' },
    { liqpay_order_id: 'LP-1' },
  ],
] as const)('%s gets its own payment, and the order its reference', async (type, handle, reference) => {
  const { calls, payer, deps } = given(['charged']);
  await expect(placeReservation({ ...request, vendor: { type, uuid } }, payer, deps)).resolves.toEqual(done);
  expect(payer.charge).toHaveBeenCalledWith(handle, {
    name: 'Ada Byron',
    email: 'ada@example.com',
    phone: '+3221234567',
  });
  expect(calls.createOrder.mock.calls[0]?.[0]).toMatchObject(reference);
});

test.each(['STRIPE', 'PAYPAL', 'LIQPAY'] as const)(
  '%s is asked for manual capture only where money rests on hold',
  async (type) => {
    const { calls, payer, deps } = given(['charged', 'charged']);
    const asked = { STRIPE: calls.startPayment, PAYPAL: calls.createPaypalOrder, LIQPAY: calls.liqpayCheckoutData }[
      type
    ];
    await placeReservation({ ...request, vendor: { type, uuid } }, payer, deps);
    expect(asked.mock.calls[0]?.[0]).not.toHaveProperty('capture_method');
    const other = { ...request, vendor: { type, uuid }, lockId: 'lock-2', orderNumber: 'SO-2', captureOnHold: true };
    await placeReservation(other, payer, deps);
    expect(asked.mock.calls[1]?.[0]).toHaveProperty('capture_method', 'manual');
  },
);

test.each(['STRIPE', 'PAYPAL', 'LIQPAY'] as const)(
  '%s is asked about what is reserved: the vehicle of the stock, or the configuration that is still to be built',
  async (type) => {
    for (const subject of [{ vehicle_id: '42' }, { config_url: 'https://build.example/7' }]) {
      const { calls, payer, deps } = given(['charged']);
      const asked = { STRIPE: calls.startPayment, PAYPAL: calls.createPaypalOrder, LIQPAY: calls.liqpayCheckoutData };
      await placeReservation({ ...request, subject, vendor: { type, uuid } }, payer, deps);
      const { vehicle_id, config_url } = asked[type].mock.calls[0]?.[0] ?? {};
      expect({ vehicle_id, config_url }).toEqual({ vehicle_id: undefined, config_url: undefined, ...subject });
    }
  },
);

test('after a declined card order and payment are reused for the next one', async () => {
  const { calls, payer, deps } = given(['declined', 'charged']);
  await expect(placeReservation(request, payer, deps)).resolves.toMatchObject({ status: 'declined' });
  await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
  expect(new Set(calls.startPayment.mock.calls.map(([body]) => body.idempotency_key)).size).toBe(1);
});

test('a payment that was let go is begun anew under another key', async () => {
  const { calls, payer, deps } = given(['charged']);
  const gone = await calls.startPayment({ vehicle_id: '42', amount: 500, currency: 'EUR', company_uuid: 'company' });
  calls.startPayment.mockClear();
  calls.startPayment.mockResolvedValueOnce({ ...gone, attributes: { ...gone.attributes, status: 'cancelled' } });
  await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
  const [first, second] = calls.startPayment.mock.calls.map(([body]) => body.idempotency_key);
  expect(second).not.toBe(first);
});

test('a window that the visitor left charges nothing and can be opened again', async () => {
  const { payer, deps } = given(['left', 'charged']);
  await expect(placeReservation(request, payer, deps)).resolves.toMatchObject({ status: 'left' });
  await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
});

test('a connection lost after the charge confirms on the next try and charges nothing twice', async () => {
  const { calls, payer, deps } = given(['charged']);
  calls.confirmOrder.mockRejectedValueOnce(new ShowroomError('api.unreachable', { status: 503 }));
  await expect(placeReservation(request, payer, deps)).resolves.toMatchObject({ status: 'unsettled' });
  await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
  expect(payer.charge).toHaveBeenCalledTimes(1);
});

test('a charge without answer whose money moved is found by asking the server', async () => {
  const { payer, deps } = given(['unknown'], { moneyMoves: true });
  await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
  expect(payer.charge).toHaveBeenCalledTimes(1);
});

test('a charge without answer whose money did not move stays open and is repeated on the same payment', async () => {
  const { calls, payer, deps } = given(['unknown', 'charged']);
  await expect(placeReservation(request, payer, deps)).resolves.toMatchObject({ status: 'open', vendor: 'STRIPE' });
  await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
  expect(new Set(calls.startPayment.mock.calls.map(([body]) => body.idempotency_key)).size).toBe(1);
});

test('a page that was reloaded while the card was charged finds the paid order', async () => {
  const { calls, payer, deps, paid } = given([]);
  const reloaded: Payer = { charge: () => new Promise(() => undefined) };
  void placeReservation(request, reloaded, deps);
  await waitFor(() => expect(findReservation(deps.storage)?.status).toBe('paying'));
  paid.yes = true;
  await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
  expect(payer.charge).not.toHaveBeenCalled();
  expect(calls.createOrder).toHaveBeenCalledTimes(1);
});

/** A page that was reloaded while the visitor was at this vendor's. */
async function reloadedAt(type: 'STRIPE' | 'PAYPAL' | 'LIQPAY') {
  const world = given(['charged']);
  const { deps, storage } = world;
  void placeReservation({ ...request, vendor: { type, uuid } }, { charge: () => new Promise(() => undefined) }, deps);
  await waitFor(() => expect(findReservation(storage)?.status).toBe('paying'));
  const stored = findReservation(storage);
  if (!stored) throw new Error('Nothing was written down');
  return { ...world, settle: () => settleReservation(stored, deps) };
}

describe.each(['STRIPE', 'PAYPAL', 'LIQPAY'] as const)('a page that was reloaded while %s was open', (type) => {
  test('says that it is open for as long as it is, and finds the order once it is paid', async () => {
    const { settle, paid, storage } = await reloadedAt(type);
    for (const _ of [1, 2]) await expect(settle()).resolves.toMatchObject({ status: 'open' });
    expect(findReservation(storage)?.status).toBe('paying');
    paid.yes = true;
    await expect(settle()).resolves.toEqual(done);
  });

  test('asks before a card is charged: a payment that was made meanwhile ends the reservation', async () => {
    const { deps, payer, paid } = await reloadedAt(type);
    paid.yes = true;
    await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
    expect(payer.charge).not.toHaveBeenCalled();
  });

  test('lets a card pay instead, whose fields stay on the screen until it is charged', async () => {
    const { deps, payer } = await reloadedAt(type);
    const stages: string[] = [];
    const onStage = (stage: string) => stages.push(stage);
    await expect(placeReservation(request, payer, { ...deps, onStage })).resolves.toEqual(done);
    expect(payer.charge).toHaveBeenCalledTimes(1);
    expect(stages.slice(0, stages.indexOf('charging'))).not.toContain('settling');
  });

  test('a payment that is made between the question and the card ends the reservation without it', async () => {
    const { calls, deps, payer, paid } = await reloadedAt(type);
    calls.startPayment.mockImplementationOnce(async () => {
      paid.yes = true;
      throw new ShowroomError('payment.already-made', { status: 409 });
    });
    await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
    expect(payer.charge).not.toHaveBeenCalled();
  });
});

test('a card that cannot be begun leaves the open payment of a wallet to be asked for', async () => {
  const { calls, deps, payer, storage } = await reloadedAt('PAYPAL');
  calls.startPayment.mockRejectedValueOnce(new ShowroomError('api.unreachable', { status: 503 }));
  await expect(placeReservation(request, payer, deps)).resolves.toMatchObject({ status: 'failed' });
  expect(findReservation(storage)?.status).toBe('paying');
});

test.each([
  ['pending', 'paying', 'open'],
  ['none', 'paying', 'open'],
  ['pending', 'charged', 'unsettled'],
  ['on_hold', 'paying', 'unsettled'],
  ['on_hold', 'charged', 'unsettled'],
  ['failed', 'charged', 'declined'],
  ['cancelled', 'paying', 'returned'],
  ['cancelled', 'charged', 'returned'],
  ['paid', 'charged', 'returned'],
  ['partially_refunded', 'charged', 'returned'],
  ['refunded', 'charged', 'returned'],
] as const)('an unpaid order whose payment is %s is, for a page that is at "%s", %s', async (status, stage, end) => {
  const { calls, deps, storage } = given([]);
  const record = storeReservation(storage, {
    vehicle_id: '42',
    lock_id: 'lock-1',
    order_number: 'SO-1',
    attempt_key: 'first-key',
    vendor: 'STRIPE',
    status: stage,
  });
  calls.confirmOrder.mockResolvedValue(exampleOrder({ state: 'awaiting_payment', payment_status: status }));
  await expect(settleReservation(record, deps)).resolves.toMatchObject({ status: end });
  const stored = findReservation(storage);
  expect(stored?.status).toBe(end === 'open' || end === 'unsettled' ? stage : 'ordering');
  expect(stored?.attempt_key === 'first-key').toBe(end !== 'returned');
});

test('an answer that comes late overwrites nothing that was stored meanwhile', async () => {
  const { calls, storage, settle } = await reloadedAt('PAYPAL');
  calls.confirmOrder.mockImplementationOnce(async () => {
    const stored = findReservation(storage);
    if (stored) storeReservation(storage, { ...stored, vendor: 'STRIPE', attempt_key: 'later-key', status: 'charged' });
    return exampleOrder({ state: 'awaiting_payment', payment_status: 'failed' });
  });
  await settle();
  expect(findReservation(storage)).toMatchObject({ attempt_key: 'later-key', status: 'charged' });
});

test('a free reservation is posted and confirmed without any payment call', async () => {
  const { calls, payer, deps, paid } = given([]);
  paid.yes = true;
  const free = { ...request, vendor: { type: 'NO_PAYMENT_JAPAN', uuid } } as const;
  await expect(placeReservation(free, undefined, deps)).resolves.toEqual(done);
  expect(calls.createOrder).toHaveBeenCalledTimes(1);
  expect(calls.confirmOrder).toHaveBeenCalledTimes(1);
  for (const unasked of [calls.startPayment, calls.createPaypalOrder, calls.liqpayCheckoutData, payer.charge]) {
    expect(unasked).not.toHaveBeenCalled();
  }
});

test('an order that is confirmed by a link says that it waits for it', async () => {
  const { calls, payer, deps } = given(['charged']);
  const order = exampleOrder({
    state: 'paid',
    payment_status: 'paid',
    confirmation_by_link: true,
    confirm_until: '2026-03-03T12:05:00.000Z',
  });
  calls.confirmOrder.mockResolvedValue(order);
  await expect(placeReservation({ ...request, confirmationByLink: true }, payer, deps)).resolves.toEqual({
    ...done,
    waitsForLink: true,
  });
  expect(calls.createOrder.mock.calls[0]?.[0]).toMatchObject({ confirmation_by_link: true });
});

test('money that came for a vehicle that was gone is lost to the visitor’s order, not charged again', async () => {
  const { calls, payer, deps } = given(['charged']);
  calls.confirmOrder.mockResolvedValue(exampleOrder({ state: 'failed', payment_status: 'refunded' }));
  await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'lost', orderNumber: 'SO-1' });
});

test.each(['hold.expired', 'payment.amount-changed', 'vehicle.sold'] as const)(
  'a payment refused with %s says so, posts no order and charges nothing',
  async (code) => {
    const { calls, payer, deps } = given([]);
    calls.startPayment.mockRejectedValueOnce(new ShowroomError(code, { status: 409 }));
    await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'failed', code });
    expect(calls.createOrder).not.toHaveBeenCalled();
    expect(payer.charge).not.toHaveBeenCalled();
  },
);

test('an order that is refused charges nothing', async () => {
  const { calls, payer, deps } = given([]);
  calls.createOrder.mockRejectedValueOnce(new ShowroomError('hold.expired', { status: 409 }));
  await expect(placeReservation(request, payer, deps)).resolves.toEqual({ status: 'failed', code: 'hold.expired' });
  expect(payer.charge).not.toHaveBeenCalled();
});

test('a reservation that was made is not made again under the same hold', async () => {
  const { calls, payer, deps } = given([]);
  await placeReservation(request, payer, deps);
  await expect(placeReservation(request, payer, deps)).resolves.toEqual(done);
  expect(payer.charge).toHaveBeenCalledTimes(1);
  expect(calls.createOrder).toHaveBeenCalledTimes(1);
});
