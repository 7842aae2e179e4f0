import { sql } from 'drizzle-orm';
import { settings } from '../../../database/schema/content';
import { buyOnline } from '../../orders/orders';
import { addVehicle, browse } from '../../orders/reserve.testing';
import { type ForeignServer, foreignServer } from '../../testing/foreign-server';
import { visitor } from '../../testing/harness';
import { JANE, type Leading, startLeading } from '../leads.testing';

jest.setTimeout(120_000);

let leading: Leading;
let url: string;

beforeAll(async () => {
  leading = await startLeading({}, [buyOnline]);
  url = await leading.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => leading.close());

const { consent: _, ...PERSON } = JANE;

type Browser = ReturnType<typeof browse>;
const shopper = (): Browser => browse({ ...leading, url });

/** A visitor leaves the lead of a reservation. */
async function leave(browser: Browser) {
  const answer = await browser.send('POST', '/api/leads', { values: PERSON });
  expect(answer.status).toBe(201);
  return { id: answer.body.data.id, token: String(answer.body.data.attributes['token']) };
}

/** Hold and order that name a lead; nothing is paid yet. */
async function place(browser: Browser, lead: string) {
  const vehicle = await addVehicle(leading.database);
  const hold = await browser.init(vehicle);
  const placed = await browser.order(hold.body.data.id, { rdx_forms_lead_id: lead });
  expect(placed.status).toBe(201);
  return { vehicle, number: placed.body.data.id };
}

async function pay(browser: Browser, lead: string, number: string) {
  const started = await browser.send('POST', '/api/stripe/create_payment_intent', {
    payment_intent: { salesforce_lead_id: lead },
  });
  expect([started.status, started.body.data.attributes]).toMatchObject([200, { order_number: number }]);
  await browser.card(String(started.body.data.attributes['client_secret']));
  await browser.confirm(number);
}

const data = (browser: Browser, id: string, token = '') =>
  browser.send('GET', `/api/leads/${id}/salesforce_data${token && `?token=${token}`}`);
const cancel = (browser: Browser, id: string, token = '') =>
  browser.send('PUT', `/api/leads/${id}/initialize_cancellation${token && `?token=${token}`}`);

test('a lead is left, paid for through its order, and cancelled: the money goes back', async () => {
  const jane = shopper();
  const { id } = await leave(jane);
  expect((await data(jane, id)).body.data.attributes).toMatchObject({ status: 'new', order_number: null });
  const { number, vehicle } = await place(jane, id);
  await pay(jane, id, number);
  expect((await data(jane, id)).body.data.attributes).toMatchObject({
    status: 'paid',
    order_number: number,
    payment_status: 'paid',
    amount: 500,
    currency: 'EUR',
    vehicle: { id: vehicle, title: 'Defender 110 X-Dynamic' },
  });

  const cancelled = await cancel(jane, id);
  expect([cancelled.status, cancelled.body.data.attributes]).toEqual([202, { status: 'cancelled' }]);
  expect((await cancel(jane, id)).body.data.attributes).toEqual({ status: 'cancelled' });
  expect((await data(jane, id)).body.data.attributes).toMatchObject({
    status: 'cancelled',
    payment_status: 'refunded',
  });
});

test('the CRM hears of the reservation and of its end by one lead', async () => {
  const jane = shopper();
  const { id } = await leave(jane);
  const { number } = await place(jane, id);
  await pay(jane, id, number);
  await leading.work();
  const told = () => {
    const record = leading.sandbox.crm.leads.get(id)?.fields;
    return { order: record?.['Order_Number__c'], ...JSON.parse(String(record?.['Details__c'])).hidden_fields };
  };
  expect(told()).toMatchObject({ order: number, order_state: 'confirmed', payment_status: 'paid' });
  const known = leading.sandbox.crm.leads.size;
  await cancel(jane, id);
  await leading.work();
  expect(told()).toMatchObject({ order: number, order_state: 'cancelled' });
  expect(leading.sandbox.crm.leads.size).toBe(known);
  const kept = await leading.database.rows(sql`select id from leads where order_number = ${number}`);
  expect(kept).toEqual([{ id }]);
  expect((await data(jane, id)).body.data.attributes['salesforce_lead_id']).toBe(leading.sandbox.crm.leads.get(id)?.id);
});

test('a reservation without a lead gets one', async () => {
  const jane = shopper();
  const journey = await jane.upToCard(await addVehicle(leading.database));
  await jane.card(journey.secret);
  await jane.confirm(journey.number);
  await leading.work();
  const [lead] = await leading.database.rows(
    sql`select form_id, "values" ->> 'email' as email, visitor from leads where order_number = ${journey.number}`,
  );
  expect(lead).toEqual({ form_id: 'reservation-international', email: 'jane@example.test', visitor: jane.id });
});

test('for people of their market an order leads to its lead, and the lead to its order', async () => {
  const jane = shopper();
  const { number, secret } = await jane.upToCard(await addVehicle(leading.database));
  const record = async () => {
    const { data: order } = (await leading.as('market_manager', 'GET', `/orders/${number}/record`)).json();
    return order.attributes.lead;
  };
  expect(await record()).toBeNull();
  await jane.card(secret);
  await jane.confirm(number);
  await leading.work();
  const { id, form_id } = await record();
  expect(form_id).toBe('reservation-international');
  const { data: lead } = (await leading.as('lead_manager', 'GET', `/forms/${form_id}/leads/${id}`)).json();
  expect(lead).toMatchObject({ id, attributes: { order_number: number } });
});

test("the CRM's own id of a lead pays as well", async () => {
  const jane = shopper();
  const { id } = await leave(jane);
  const { number } = await place(jane, id);
  await leading.work();
  const remote = leading.sandbox.crm.leads.get(id)?.id ?? '';
  await pay(jane, remote, number);
  expect((await data(jane, id)).body.data.attributes).toMatchObject({ status: 'paid' });
});

test('asked twice, a payment is begun once', async () => {
  const jane = shopper();
  const { id } = await leave(jane);
  await place(jane, id);
  const body = { payment_intent: { salesforce_lead_id: id } };
  const [first, second] = [
    await jane.send('POST', '/api/stripe/create_payment_intent', body),
    await jane.send('POST', '/api/stripe/create_payment_intent', body),
  ];
  expect(second.body.data).toEqual(first.body.data);
});

test('only what was reserved can be cancelled', async () => {
  const jane = shopper();
  const { id } = await leave(jane);
  expect([(await cancel(jane, id)).status, (await cancel(jane, id)).body.code]).toEqual([409, 'lead.not-paid']);
  await place(jane, id);
  expect((await cancel(jane, id)).body.code).toBe('lead.not-paid');
});

test("another visitor's lead is not there, unless they hold its link", async () => {
  const [jane, mallory] = [shopper(), shopper()];
  const { id, token } = await leave(jane);
  const { number } = await place(jane, id);
  await pay(jane, id, number);
  for (const answer of [await data(mallory, id), await cancel(mallory, id), await cancel(mallory, id, 'guess')]) {
    expect([answer.status, answer.body.code]).toEqual([404, 'lead.not-found']);
  }
  const paying = { payment_intent: { salesforce_lead_id: id } };
  expect((await mallory.send('POST', '/api/stripe/create_payment_intent', paying)).status).toBe(404);
  const other = await leave(mallory);
  expect((await data(mallory, id, other.token)).status).toBe(404);
  expect((await data(mallory, id, token)).body.data.attributes).toMatchObject({ order_number: number });
});

test("an order that names somebody else's lead gets nothing of it", async () => {
  const [jane, mallory] = [shopper(), shopper()];
  const { id, token } = await leave(jane);
  const { number } = await place(mallory, id);
  await pay(mallory, id, number);
  await leading.work();
  expect((await data(jane, id, token)).body.data.attributes).toMatchObject({ status: 'new', order_number: null });
  expect((await cancel(jane, id)).body.code).toBe('lead.not-paid');
  const [own] = await leading.database.rows(
    sql`select id <> ${id} as is_own from leads where order_number = ${number}`,
  );
  expect(own).toEqual({ is_own: true });
});

test('a cancellation goes on without the payment provider, and is done once it is back', async () => {
  const jane = shopper();
  const { id } = await leave(jane);
  const { number } = await place(jane, id);
  await pay(jane, id, number);
  await fetch(`${leading.sandbox.url}/control/stripe/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault: 'error-500', operation: 'refunds.create', times: 20 }),
  });
  expect((await cancel(jane, id)).body.data.attributes).toEqual({ status: 'awaiting_cancellation' });
  await fetch(`${leading.sandbox.url}/control/stripe/faults`, { method: 'DELETE' });
  await leading.database.rows(sql`update jobs set run_at = now(), locked_until = null where done_at is null`);
  let status: unknown;
  while (status !== 'cancelled') status = (await data(jane, id)).body.data.attributes['status'];
  expect((await cancel(jane, id)).body.data.attributes).toEqual({ status: 'cancelled' });
});

describe('where a setting names another lead API', () => {
  let other: ForeignServer;
  const asked: { method: string | undefined; path: string | undefined }[] = [];

  beforeAll(async () => {
    other = await foreignServer((request, response) => {
      asked.push({ method: request.method, path: request.url });
      const id = '0b0f7f0e-53a4-4c39-9f0a-1f2d3c4b5a69';
      const answer = { data: { id, type: 'cancellation', attributes: { status: 'awaiting_cancellation' } } };
      request.resume();
      response.statusCode = request.url?.includes('00000000') ? 404 : 202;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  });
  afterAll(() => other.close());
  beforeEach(() => asked.splice(0));

  async function cancelIn(base: string, id: string) {
    await leading.database.db.delete(settings).where(sql`key = 'l460.lead_api_url'`);
    await leading.database.db.insert(settings).values({ market: 'jp', key: 'l460.lead_api_url', value: base });
    await new Promise((resolve) => setImmediate(resolve));
    const path = `/api/leads/${id}/initialize_cancellation?market=jp&token=abc`;
    return leading.server.inject({ method: 'PUT', url: path, headers: visitor('jane', leading.config) });
  }

  test.each(['', '/'])('it is asked in our place, its address with "%s" at the end', async (slash) => {
    const id = '0b0f7f0e-53a4-4c39-9f0a-1f2d3c4b5a69';
    let answer = await cancelIn(`${other.origin}${slash}`, id);
    // The change of the setting is told by a notification.
    while (asked.length === 0) answer = await cancelIn(`${other.origin}${slash}`, id);
    expect(asked[0]).toEqual({ method: 'PUT', path: `/api/leads/${id}/initialize_cancellation?token=abc` });
    expect([answer.statusCode, answer.json().data.attributes]).toEqual([202, { status: 'awaiting_cancellation' }]);
  });

  test('what it does not know is not there, and while it is away nothing is', async () => {
    const unknown = await cancelIn(other.origin, '00000000-0000-4000-8000-000000000000');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'lead.not-found']);
    let away = await cancelIn('http://127.0.0.1:9', '00000000-0000-4000-8000-000000000000');
    while (away.statusCode === 404) away = await cancelIn('http://127.0.0.1:9', '00000000-0000-4000-8000-000000000000');
    expect([away.statusCode, away.json().code]).toEqual([503, 'api.unreachable']);
  });
});
