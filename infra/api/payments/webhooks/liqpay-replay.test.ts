import { sql } from 'drizzle-orm';
import { encodeLiqpay, signLiqpay } from '../../../sandbox/liqpay/signature';
import { type Reserving, startReserving, statusOf } from '../../orders/reserve.testing';
import { payWith } from '../../orders/reserve-with.testing';
import { sweep } from '../../orders/sweep';
import { until } from '../../testing/harness';
import { checkLedger } from '../ledger/check-ledger';

jest.setTimeout(60_000);

/**
 * LiqPay's signature has no time: what it once said can be sent again for ever, also in another
 * order and written otherwise.
 */
let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
afterAll(async () => api?.close());

async function callBack(payload: Readonly<Record<string, unknown>>): Promise<number> {
  const data = encodeLiqpay(payload);
  const signature = signLiqpay(data, 'sandbox_private_showroom');
  const body = new URLSearchParams({ data, signature });
  return (await fetch(`${api.url}/webhooks/liqpay`, { method: 'POST', body })).status;
}

/** The same, said in another order of its fields. */
const rewritten = (payload: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(payload).reverse());

const said = (reference: string) =>
  [...api.sandbox.liqpay.state.events.values()]
    .map(({ payload }) => payload)
    .filter((one) => one['order_id'] === reference);
const taken = (reference: string) =>
  api.database.rows(sql`select type from payment_events where reference = ${reference} order by received_at, type`);
const idle = () =>
  until(async () => {
    const open = await api.database.rows(
      sql`select 1 from jobs where kind = 'payments.settle' and done_at is null and failed_at is null`,
    );
    return open.length === 0;
  });

test('each is taken once, by payment and status, however it is written; none moves a later state back', async () => {
  const { upToPaying, pay, visitor, orderOf } = payWith(api, 'LIQPAY');
  const { vehicle, number, started } = await upToPaying();
  await pay(started);
  await visitor.confirm(number);
  await until(async () => (await taken(started.reference)).length === 2);
  expect(said(started.reference).map(({ status }) => status)).toEqual(['hold_wait', 'success']);

  for (const payload of said(started.reference)) {
    expect(await Promise.all([callBack(payload), callBack(rewritten(payload))])).toEqual([200, 200]);
  }
  expect(await taken(started.reference)).toHaveLength(2);
  expect(await orderOf(number)).toMatchObject({ state: 'confirmed', payment_status: 'paid' });

  await visitor.send('PUT', `/buy_online/orders/${number}/cancel`);
  await until(async () => String((await orderOf(number))['payment_status']) === 'refunded');
  await until(async () => (await taken(started.reference)).length === 3);
  const told = said(started.reference);
  // As if none of them had ever come: then each is looked at again.
  await api.database.db.transaction(async (db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`delete from payment_events where reference = ${started.reference}`);
  });
  for (const payload of [...told].reverse()) expect(await callBack(payload)).toBe(200);
  await idle();
  await sweep(api.services);
  expect(await orderOf(number)).toMatchObject({ state: 'cancelled', payment_status: 'refunded' });
  expect(await statusOf(api, vehicle)).toBe('stock');
  expect(said(started.reference)).toHaveLength(told.length);
  expect(await checkLedger(api.database)).toEqual([]);
});

test('every part that goes back is news, though the status stays', async () => {
  const { upToPaying, pay, visitor } = payWith(api, 'LIQPAY');
  const { number, started } = await upToPaying();
  await pay(started);
  await visitor.confirm(number);
  for (const upTo of [100_00, 180_00]) {
    await api.services.ports.LIQPAY?.refundPart(started.reference, { upTo, key: String(upTo) });
  }
  await until(async () => (await taken(started.reference)).length === 4);
  expect((await taken(started.reference)).map(({ type }) => type)).toEqual([
    'hold_wait',
    'success',
    'success',
    'success',
  ]);
  await idle();
  const shown = (await visitor.read(number)).body.data.attributes;
  expect(shown).toMatchObject({ state: 'confirmed', payment_status: 'partially_refunded', refunded: 180 });
  expect(await checkLedger(api.database)).toEqual([]);
});
