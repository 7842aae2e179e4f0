import { sql } from 'drizzle-orm';
import { sign } from '../../../sandbox/stripe/webhooks';
import { lookInto } from '../../orders/looking.testing';
import { addVehicle, browse, type Reserving, startReserving, statusOf } from '../../orders/reserve.testing';
import { until } from '../../testing/harness';
import { checkLedger } from '../ledger/check-ledger';

// Many calls and a provider each: more than a unit test's five seconds on a busy machine.
jest.setTimeout(30_000);

let api: Reserving;

beforeAll(async () => {
  api = await startReserving();
}, 60_000);
beforeEach(() => api.sandbox.stripe.faults.clear());
afterEach(async () => expect(await checkLedger(api.database)).toEqual([]));
afterAll(() => api?.close());

const { stateOf, attemptState, intentOf } = lookInto(() => api);

describe('webhooks', () => {
  test('confirm an order whose visitor closed the page', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    await jane.card(secret);
    await until(async () => (await stateOf(number)) === 'confirmed');
    expect(await statusOf(api, vehicle)).toBe('reserved');
  }, 20_000);

  test('that come late, or twice, change nothing', async () => {
    const vehicle = await addVehicle(api.database);
    const jane = browse(api);
    const { number, secret } = await jane.upToCard(vehicle);
    api.sandbox.stripe.faults.plan({ fault: 'late-webhook', operation: 'payment_intent.amount_capturable_updated' }, 1);
    api.sandbox.stripe.faults.plan({ fault: 'duplicate-webhook', operation: 'payment_intent.succeeded' }, 1);
    await jane.card(secret);
    await jane.confirm(number);
    await api.sandbox.stripe.webhooks.release();
    const events = [...api.sandbox.stripe.state.events.values()].filter(({ object }) =>
      JSON.stringify(object).includes(intentOf(secret)?.id ?? '-'),
    );
    for (const { id } of events) expect(await api.sandbox.stripe.webhooks.redeliver(id)).toBe(200);
    const rows = await api.database.rows(
      sql`select event_id from payment_events where reference = ${intentOf(secret)?.id ?? ''}`,
    );
    expect(rows).toHaveLength(events.length);
    expect(await attemptState(number)).toBe('paid');
  });

  const body = JSON.stringify({
    id: 'evt_x',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: 'pi_x' } },
  });
  const seconds = () => Math.floor(Date.now() / 1000);
  const { STRIPE_WEBHOOK_SECRET } = { STRIPE_WEBHOOK_SECRET: 'whsec_showroom_development' };

  test.each([
    ['a right one', () => sign(body, STRIPE_WEBHOOK_SECRET, seconds()), 200],
    ['one signed with another secret', () => sign(body, 'whsec_other', seconds()), 400],
    ['one of six minutes ago', () => sign(body, STRIPE_WEBHOOK_SECRET, seconds() - 360), 400],
    ['one for another body', () => sign(`${body} `, STRIPE_WEBHOOK_SECRET, seconds()), 400],
    ['none', () => undefined, 400],
  ])('with %s as signature get %s', async (_what, signature, status) => {
    const value = signature();
    const response = await fetch(`${api.url}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(value && { 'stripe-signature': value }) },
      body,
    });
    expect(response.status).toBe(status);
  });
});
